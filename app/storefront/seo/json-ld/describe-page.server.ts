import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import type { Crumb } from '~/ui/components/breadcrumbs';
import { type JsonLdNode, known } from './json-ld';
import type { PageDescription } from './page-description';

/** Undefined for a page at the top. The last entry, the page itself, may have no address. */
function breadcrumbNode(tenant: Tenant, crumbs: readonly Crumb[]): JsonLdNode | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter(({ to }, index) => to !== undefined || index === crumbs.length - 1)
      .map(({ label, to }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label || '---',
        ...known({ item: to === undefined ? undefined : pageAddress(tenant, to) }),
      })),
  };
}

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
