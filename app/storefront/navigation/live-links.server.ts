import { findCategories } from '~/domain/catalog/categories/categories.server';
import { categoryAt } from '~/domain/catalog/categories/category';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ThemeLink } from '~/domain/tenancy/theme';

const isExternal = (link: ThemeLink) => link.type === 'externalLink' || link.type === 'externalEventLink';

/** Whether a path of the location leads to a page; a category's only where this visitor may see it. */
export async function leadsToPage(tenant: Tenant, isNoaEmployee: boolean, to: string): Promise<boolean> {
  const page = /^\/(?!\/)/.test(to) ? await tenant.pageAt(to) : undefined;
  if (!page) return false;
  const { categoryUrl } = page.params;
  if (categoryUrl === undefined) return true;
  const found = categoryAt(await findCategories(tenant, isNoaEmployee), categoryUrl);
  return found !== undefined && found.category.presentation !== 'page';
}

/** Those of the links that lead somewhere: to pages that exist, and to other sites. Stored links may run ahead of the shop. */
export async function liveLinks<Link extends ThemeLink>(
  tenant: Tenant,
  isNoaEmployee: boolean,
  links: readonly Link[],
): Promise<Link[]> {
  const live = await Promise.all(
    links.map((link) => isExternal(link) || leadsToPage(tenant, isNoaEmployee, link.to)),
  );
  return links.filter((_, index) => live[index]);
}
