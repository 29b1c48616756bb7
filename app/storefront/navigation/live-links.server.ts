import { findCategories } from '~/domain/catalog/categories/categories.server';
import { categoryAt } from '~/domain/catalog/categories/category';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ThemeLink } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';

/** Whether a link is live depends on the shop's pages, and on whom they are shown to. */
export interface LinkReader {
  pageAt: PageMatcher;
  isNoaEmployee: boolean;
}

const isExternal = (link: ThemeLink) => link.type === 'externalLink' || link.type === 'externalEventLink';

/** Whether a path of the location leads to a page; a category's only where this visitor may see it. */
export async function leadsToPage(
  tenant: Tenant,
  context: Context,
  { pageAt, isNoaEmployee }: LinkReader,
  to: string,
): Promise<boolean> {
  const page = /^\/(?!\/)/.test(to) ? await pageAt(to) : undefined;
  if (!page) return false;
  const { categoryUrl } = page.params;
  if (categoryUrl === undefined) return true;
  const found = categoryAt(await findCategories(tenant, context, isNoaEmployee), categoryUrl);
  return found !== undefined && found.category.presentation !== 'page';
}

/** Those of the links that lead somewhere: to pages that exist, and to other sites. Stored links may run ahead of the shop. */
export async function liveLinks<Link extends ThemeLink>(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  links: readonly Link[],
): Promise<Link[]> {
  const live = await Promise.all(
    links.map((link) => isExternal(link) || leadsToPage(tenant, context, reader, link.to)),
  );
  return links.filter((_, index) => live[index]);
}
