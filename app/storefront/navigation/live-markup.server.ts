import { joinPath } from '~/domain/tenancy/page-path';
import type { Links } from './live-links.server';

/** A link as `sanitizedHtml` writes it. */
const anchor = /<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;

const fromAttribute = (href: string) => href.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
const toAttribute = (href: string) => href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Operators copy addresses with the location's prefix from their browser. */
function withoutPrefix(href: string, basename: string): string {
  const isBelow = basename !== '/' && `${href}/`.toLowerCase().startsWith(`${basename}/`.toLowerCase());
  return isBelow ? href.slice(basename.length) || '/' : href;
}

/** Links to pages lead to this location; a link that leads nowhere becomes plain text. */
export async function liveMarkup(links: Links, basename: string, html: string): Promise<string> {
  const hrefs = new Set([...html.matchAll(anchor)].map(([, href = '']) => href));
  const addresses = new Map<string, string | undefined>();
  for (const href of hrefs) {
    const to = withoutPrefix(fromAttribute(href), basename);
    // Anchors within the page stay.
    addresses.set(href, to.startsWith('#') ? to : await links.address(to));
  }
  return html.replaceAll(anchor, (_link, href: string, attributes: string, words: string) => {
    const to = addresses.get(href);
    if (to === undefined) return words;
    const address = to.startsWith('/') ? joinPath(basename, to) : to;
    return `<a href="${toAttribute(address)}"${attributes}>${words}</a>`;
  });
}
