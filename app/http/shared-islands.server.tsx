import { createHash, randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { pageKey } from '~/domain/tenancy/page-path';
import { pageOf } from '~/domain/tenancy/tenant';
import { searchPath } from '~/paths';
import { splitAtPlaceholders } from '~/platform/html/placeholders';
import { SessionProvider } from '~/storefront/shell/session-context';
import { deferredSession, type SessionParts, sessionFilling } from '~/storefront/shell/session-parts';
import type { FooterProps } from '~/storefront/shell/shell';
import { matchedPageContext, pageUseContext, tenantContext } from './contexts';

type Name = 'header' | 'footer';

const MAX_MARKUPS = 200;

const markups = new LRUCache<string, string>({ max: MAX_MARKUPS });
const secret = randomUUID();
/** Starts with a slash, as a page's address does. */
const ADDRESS = `/${secret}`;
const boundary = (name: Name) => `${secret} ${name}`;

/** Addresses that every way of encoding writes alike. */
const PLAIN_ADDRESS = /^[\w/.?=&%+-]+$/;
/** Routes whose only parameter is the last segment. */
const PLAIN_PATTERN = /^[^:]*(:[^/]+)?$/;

function fill(html: string, address: string, parts: SessionParts): string {
  const { isYes, text } = sessionFilling(parts);
  return splitAtPlaceholders(html, secret)
    .map((part) => {
      if (typeof part === 'string') return part;
      const [yes, no] = part.texts;
      return yes === undefined ? text(part.name) : isYes(part.name) ? yes : no;
    })
    .join('')
    .replaceAll(encodeURIComponent(ADDRESS), encodeURIComponent(address))
    .replaceAll(ADDRESS, address.replaceAll('&', '&amp;'));
}

interface SharedIslands {
  address?: string;
  /** Returns its place if the content is known. */
  share(name: Name, content: ReactNode): ReactNode;
  finish(html: string): string;
}

const unshared: SharedIslands = { share: (_, content) => content, finish: (html) => html };

/**
 * Header and footer of pages that are made for one visitor: what they show follows from `footer`, the route, and a few
 * texts of the session, so that they are rendered once for all visitors.
 */
export function sharedIslands(
  context: Readonly<RouterContextProvider>,
  footer: FooterProps | null,
  { staticHandlerContext: { location, loaderData, matches } }: EntryContext,
): SharedIslands {
  const page = context.get(matchedPageContext);
  const tenant = context.get(tenantContext);
  const address = pageOf(tenant, location);
  const root = loaderData.root as { session: string } | undefined;
  const isShared =
    !import.meta.env.DEV &&
    footer &&
    page &&
    root &&
    context.get(pageUseContext).kind === 'visitor' &&
    // The header's field repeats the words.
    location.pathname !== searchPath &&
    PLAIN_ADDRESS.test(address) &&
    PLAIN_PATTERN.test(page.pattern) &&
    !matches.some(({ route }) => (route.handle as { hasOwnFrame?: boolean } | undefined)?.hasOwnFrame);
  if (!isShared) return unshared;
  const shown = JSON.stringify(footer);
  const path = pageOf(tenant, { pathname: location.pathname, search: '' });
  // A link of the navigation to the page itself is marked as current.
  const isNamed = !page.pattern.includes(':') || shown.toLowerCase().includes(pageKey(path));
  const key = createHash('sha256')
    .update([tenant.basename, page.pattern, isNamed ? path : '', shown].join('\n'))
    .digest('base64');
  const known = { header: markups.get(`header ${key}`), footer: markups.get(`footer ${key}`) };
  return {
    address: ADDRESS,
    share: (name, content) =>
      known[name] === undefined ? (
        <SessionProvider session={deferredSession(secret)}>
          {boundary(name)}
          {content}
          {boundary(name)}
        </SessionProvider>
      ) : (
        boundary(name)
      ),
    finish: (html) => {
      let whole = html;
      for (const name of ['header', 'footer'] as const) {
        const [before = '', ...rest] = whole.split(boundary(name));
        if (rest.length === 0) continue;
        const markup = rest.length > 1 ? (rest[0] ?? '') : (known[name] ?? '');
        if (rest.length > 1) markups.set(`${name} ${key}`, markup);
        whole = before + markup + rest.at(-1);
      }
      return fill(whole, address, JSON.parse(root.session) as SessionParts);
    },
  };
}
