import type { Tenant } from '~/domain/tenancy/tenant';
import type { Crumb } from '~/ui/components/breadcrumbs';
import { breadcrumbNode } from './breadcrumbs';
import type { JsonLdNode } from './json-ld';
import type { PageDescription } from './page-description';

/** Structured data of a page; none for pages that search engines leave out. */
export async function structuredData(
  tenant: Tenant,
  robots: string,
  page: PageDescription,
  crumbs: readonly Crumb[],
): Promise<JsonLdNode[]> {
  if (!/^index\b/.test(robots)) return [];
  const nodes = (await page.nodes?.()) ?? [];
  const breadcrumbs = breadcrumbNode(tenant, crumbs);
  return breadcrumbs ? [...nodes, breadcrumbs] : nodes;
}
