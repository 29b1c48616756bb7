import { findCategories } from '~/domain/catalog/categories/categories.server';
import { categoryAt } from '~/domain/catalog/categories/category';
import { isPageTarget } from '~/domain/tenancy/links';
import type { Network } from '~/domain/tenancy/network';
import { routeRequest } from '~/domain/tenancy/route-request';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { ThemeLink } from '~/domain/tenancy/theme';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';

/** Whether a link is live depends on the shop's hosts and pages, and on whom they are shown to. */
export interface LinkReader {
  network: Network;
  pageAt: PageMatcher;
  isNoaEmployee: boolean;
}

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

const isOpenAddress = (url: URL) => /^(https?|mailto|tel):$/.test(url.protocol);

/**
 * Where an address on a host of ours leads: a path of the tenant's own location, else the address there, with the scheme and
 * port that the visitor uses.
 */
async function ownAddress(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  url: URL,
): Promise<string | undefined> {
  const { protocol, port } = new URL(tenant.origin);
  const { hostname, pathname, search, hash } = url;
  const scheme = protocol.slice(0, -1);
  const decision = routeRequest(reader.network, { hostname, scheme, port, pathname, search });
  if (decision.kind === 'not-found' || decision.kind === 'invalid-hosts') return undefined;
  if (decision.kind === 'render') {
    const { host, location, basename } = decision;
    const page = basename === '/' ? pathname : pathname.slice(basename.length) || '/';
    if (!(await leadsToPage({ ...tenant, host, location, basename }, context, reader, page)))
      return undefined;
    if (host === tenant.host && location === tenant.location) return `${page}${search}${hash}`;
  }
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${pathname}${search}${hash}`;
}

const isPath = (to: string) => to.startsWith('/') && !to.startsWith('//');

/** The target of a link as it is shown; undefined where it leads nowhere. */
async function liveTarget(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  to: string,
): Promise<string | undefined> {
  if (isPath(to)) {
    const isPage = isPageTarget(to, tenant.basename.slice(1));
    return isPage && (await leadsToPage(tenant, context, reader, to)) ? to : undefined;
  }
  if (!URL.canParse(to)) return undefined;
  const url = new URL(to);
  if (!isOpenAddress(url)) return undefined;
  const isOurs = /^https?:$/.test(url.protocol) && reader.network.hostsByName.has(url.hostname);
  return isOurs ? ownAddress(tenant, context, reader, url) : to;
}

/**
 * A link as it is shown: an address on one of our hosts is a link there, any other a link to another site. Undefined
 * where it leads nowhere: stored links may run ahead of the shop.
 */
export async function liveLink<Link extends Pick<ThemeLink, 'type' | 'to'>>(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  link: Link,
): Promise<Link | undefined> {
  const to = await liveTarget(tenant, context, reader, link.to);
  if (to === undefined) return undefined;
  const isEvent = link.type === 'internalEventLink' || link.type === 'externalEventLink';
  if (isPath(to)) return { ...link, to, type: isEvent ? 'internalEventLink' : 'internalLink' };
  return { ...link, to, type: isEvent ? 'externalEventLink' : 'externalLink' };
}

/** Those of the links that lead somewhere, as they are shown. */
export async function liveLinks<Link extends ThemeLink>(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  links: readonly Link[],
): Promise<Link[]> {
  const live = await Promise.all(links.map((link) => liveLink(tenant, context, reader, link)));
  return live.filter((link) => link !== undefined);
}

/** The address of a page or of another site that stands in the data without a kind. */
export async function liveAddress(
  tenant: Tenant,
  context: Context,
  reader: LinkReader,
  to: string,
): Promise<string | undefined> {
  return (await liveLink(tenant, context, reader, { type: 'internalLink', to }))?.to;
}
