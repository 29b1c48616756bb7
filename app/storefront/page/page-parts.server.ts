import { findPageTexts } from '~/domain/content/page-texts.server';
import { pageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Theme } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import { sanitizedHtml } from '~/platform/html/sanitize.server';
import type { LinkReader } from '../navigation/live-links.server';
import { liveMarkup } from '../navigation/live-markup.server';
import { loadMenusOrBare } from '../navigation/load-navigation.server';
import type { PageParts } from '../shell/shell';
import { heroesOfPage } from './heroes-of-page';

/** What the theme puts at the head of a page: HTML by path; anything else that is stored there is passed over. */
function contentOf(theme: Theme, page: string): string | undefined {
  const { pageContent } = theme.header;
  if (typeof pageContent !== 'object' || pageContent === null) return undefined;
  const own = Object.entries(pageContent).find(([path]) => pageKey(path) === pageKey(page))?.[1];
  return typeof own === 'string' ? sanitizedHtml(own) : undefined;
}

/**
 * Gathers what a page has of its own around its content.
 * @param page path below the location
 */
export async function loadPageParts(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  page: string,
): Promise<PageParts> {
  const [{ heroes }, texts] = await Promise.all([
    loadMenusOrBare(tenant, context, reader),
    findPageTexts(tenant, context, page),
  ]);
  const live = (html: string) => liveMarkup(tenant, context, reader, html);
  const content = contentOf(tenant.location.theme, page);
  return {
    heroes: heroesOfPage(heroes, page),
    content: content && (await live(content)),
    texts: await Promise.all(texts.map(live)),
  };
}
