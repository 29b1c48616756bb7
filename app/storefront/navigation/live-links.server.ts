import { type ArticleKind, articleKey } from '~/domain/catalog/articles/article';
import { offersKind } from '~/domain/catalog/articles/offered-kinds';
import { maySell } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategories, isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { categoryAt } from '~/domain/catalog/categories/category';
import { findPlacedArticle } from '~/domain/catalog/find-articles.server';
import { isSoldAt } from '~/domain/catalog/kinds/articles-at-category.server';
import { hasCategoryFilters } from '~/domain/catalog/kinds/category-list.server';
import { offersRimConfigurator } from '~/domain/catalog/rims/configurator/offers-configurator.server';
import { findTyreTests } from '~/domain/catalog/tyre-tests/find-tyre-tests.server';
import { isPublishedPage } from '~/domain/content/pages/content-pages.server';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { isPageTarget, linkTarget } from '~/domain/tenancy/links';
import type { Network } from '~/domain/tenancy/network';
import { locationTag } from '~/domain/tenancy/network.server';
import { pageKey } from '~/domain/tenancy/page-path';
import { routeRequest } from '~/domain/tenancy/route-request';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { ThemeLink } from '~/domain/tenancy/theme';
import {
  accessoriesPath,
  completeWheelPath,
  completeWheelsPath,
  promotionsPath,
  rimConfiguratorStartPath,
} from '~/paths';
import { dependsOn } from '~/platform/cache/depends-on.server';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { sanitizedIcon } from '~/platform/html/sanitize.server';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import { loadPart } from '~/platform/parts/load-part.server';
import { tyreGuaranteePath, tyreTestsPath } from '~/values/content-paths';
import { storefrontSettings } from '../settings';
import { leadsToWorkshop } from './workshop-links.server';

/** Everything besides the audience that decides whether a link is live. */
export interface LinkReader {
  network: Network;
  pageAt: PageMatcher;
  /** Origins whose pictures the shop serves. */
  imageSources: readonly string[];
}

/** The links of one location, as one audience may follow them. */
export interface Links {
  /** A category's page counts only if this audience may see it. */
  leadsToPage(to: string): Promise<boolean>;
  /** A path of the location, or else absolute; undefined if the stored address leads nowhere. */
  address(to: string): Promise<string | undefined>;
  /** An address on our hosts becomes an internal link. Undefined if it has no words or leads nowhere: it may name a future page. */
  link(link: ThemeLink): Promise<ThemeLink | undefined>;
  /** A dead link is logged and replaced, and one without words gets those of `instead`. */
  required(link: ThemeLink, instead: ThemeLink): Promise<ThemeLink>;
  /** A link that leads nowhere is replaced by its children. */
  list(links: readonly ThemeLink[]): Promise<ThemeLink[]>;
}

interface Place {
  audience: Audience;
  context: Context;
  reader: LinkReader;
}

const cachedArticles = queryCache<{ found: Awaited<ReturnType<typeof findPlacedArticle>> }>();

async function sellsArticle(
  audience: Audience,
  context: Context,
  { kind, typed }: { kind: ArticleKind; typed: string },
): Promise<boolean> {
  const code = typed.toLowerCase();
  // An import that retires or restores articles changes the lists.
  const { found } = await cachedArticles(articleKey({ kind, code }), ['list', 'categories'], async () => ({
    found: await findPlacedArticle(context, { kind, code }),
  }));
  return found !== undefined && maySell(found, await assortmentOf(audience, context));
}

const pageOfLink = (to: string) => pageKey(to.replace(/[?#].*$/s, ''));

function isSwitchedOff({ location }: Tenant, to: string): boolean {
  const key = pageOfLink(to);
  if ([promotionsPath, tyreGuaranteePath].some((path) => key === pageKey(path)))
    return !location.theme.body.enablePromotionLandingpages;
  if (key === pageKey(accessoriesPath)) return !storefrontSettings.of(location).hasAccessoriesPage;
  const isWheels = [completeWheelsPath, completeWheelPath].some((path) => key === pageKey(path));
  return isWheels && !offersKind(location, 'complete-wheel');
}

/** The address of a product's variant. */
const EXACT = /\/exakt\/?([?#]|$)/i;

async function decidePage({ audience, context, reader }: Place, to: string): Promise<boolean> {
  const { pageAt } = reader;
  dependsOn([locationTag(audience.location)]);
  const page = /^\/(?!\/)/.test(to) ? await pageAt(to) : undefined;
  if (!page || isSwitchedOff(audience, to) || (await isHiddenPage(audience, context, to))) return false;
  if (pageOfLink(to) === pageKey(rimConfiguratorStartPath)) return offersRimConfigurator(audience, context);
  if (pageOfLink(to) === pageKey(tyreTestsPath)) return (await findTyreTests(context)).length > 0;
  const isLeftOut = page.route.startsWith('guide/') && hidesServices(audience.location);
  if (isLeftOut || page.route.startsWith('content/'))
    return isPublishedPage(audience, context, pageOfLink(to));
  if (page.route.startsWith('routes/workshop/')) return leadsToWorkshop(audience, context, page);
  const { categoryUrl, id, wheelId, productUrl, filters } = page.params;
  const sells = (kind: ArticleKind, typed: string) => sellsArticle(audience, context, { kind, typed });
  if (id !== undefined) return sells('tyre', id);
  if (wheelId !== undefined) return sells('complete-wheel', wheelId);
  if (categoryUrl === undefined) return true;
  const found = categoryAt(await findCategories(audience, context), categoryUrl);
  if (!found || found.category.presentation === 'page') return false;
  if (productUrl !== undefined) return isSoldAt(context, found.category, productUrl, EXACT.test(to));
  return filters === undefined || hasCategoryFilters(audience, context, found.category, filters);
}

/** A page that cannot be asked for counts as one that is there. */
const leadsToPage = (from: Place, to: string): Promise<boolean> =>
  loadPart(
    from.context,
    { name: 'links', location: from.audience.location.url },
    () => decidePage(from, to),
    true,
  );

const isOpenAddress = (url: URL) => /^(https?|mailto|tel):$/.test(url.protocol);

function decide({ audience: { origin }, reader: { network } }: Place, { hostname, pathname, search }: URL) {
  const { protocol, port } = new URL(origin);
  return routeRequest(network, { hostname, scheme: protocol.slice(0, -1), port, pathname, search });
}

/** A path of the tenant's location, or an address with the visitor's scheme and port. */
async function ownAddress(from: Place, url: URL): Promise<string | undefined> {
  const { audience, reader } = from;
  const { protocol, port } = new URL(audience.origin);
  const first = decide(from, url);
  const end = first.kind === 'redirect' ? new URL(first.to, url) : url;
  const isElsewhere = !reader.network.hostsByName.has(end.hostname);
  const decision = first.kind === 'redirect' && !isElsewhere ? decide(from, end) : first;
  if (decision.kind === 'not-found' || decision.kind === 'invalid-hosts') return undefined;
  if (decision.kind === 'render') {
    const { host, location, basename } = decision;
    const page = basename === '/' ? end.pathname : end.pathname.slice(basename.length) || '/';
    const at = { ...from, audience: { ...audience, host, location, basename } };
    if (!(await leadsToPage(at, page))) return undefined;
    const isHere = host === audience.host && location === audience.location;
    if (end === url && isHere) return `${page}${url.search}${url.hash}`;
  }
  return `${protocol}//${url.hostname}${port ? `:${port}` : ''}${url.pathname}${url.search}${url.hash}`;
}

async function isRedirected(from: Place, to: string): Promise<boolean> {
  const { audience } = from;
  const url = new URL(`${audience.basename.replace(/\/$/, '')}${to}`, audience.origin);
  const isRule = decide(from, url).kind === 'redirect';
  return isRule && (await ownAddress(from, url)) !== undefined;
}

const isPath = (to: string) => to.startsWith('/') && !to.startsWith('//');

async function liveAddress(from: Place, to: string): Promise<string | undefined> {
  const { audience, reader } = from;
  if (isPath(to)) {
    if (!isPageTarget(to, audience.basename.slice(1))) return undefined;
    const isLive = (await leadsToPage(from, to)) || (await isRedirected(from, to));
    return isLive ? to : undefined;
  }
  if (!URL.canParse(to)) return undefined;
  const url = new URL(to);
  if (!isOpenAddress(url)) return undefined;
  const isOurs = /^https?:$/.test(url.protocol) && reader.network.hostsByName.has(url.hostname);
  return isOurs ? ownAddress(from, url) : to;
}

const isEvent = (type: ThemeLink['type']) => type === 'internalEventLink' || type === 'externalEventLink';

function typeFor(to: string, type: ThemeLink['type']): ThemeLink['type'] {
  if (isPath(to)) return isEvent(type) ? 'internalEventLink' : 'internalLink';
  return isEvent(type) ? 'externalEventLink' : 'externalLink';
}

async function liveLink(from: Place, { icon, children, ...link }: ThemeLink): Promise<ThemeLink | undefined> {
  const to = link.label.trim() ? await liveAddress(from, link.to) : undefined;
  if (to === undefined) return undefined;
  const type = typeFor(to, link.type);
  const target = linkTarget({ type, to }, from.audience.basename.slice(1));
  const cleanIcon = icon && sanitizedIcon(icon);
  const below = await liveLinks(from, children ?? []);
  return {
    ...link,
    to: target.kind === 'page' ? target.to : target.href,
    type,
    ...(cleanIcon && { icon: cleanIcon }),
    ...(below.length > 0 && { children: below }),
  };
}

async function liveLinks(from: Place, links: readonly ThemeLink[]): Promise<ThemeLink[]> {
  const live = await Promise.all(
    links.map(async (link) => (await liveLink(from, link)) ?? (await liveLinks(from, link.children ?? []))),
  );
  return live.flat();
}

async function requiredLink(from: Place, link: ThemeLink, instead: ThemeLink): Promise<ThemeLink> {
  const label = link.label.trim() || instead.label;
  const live = await liveLink(from, { ...link, label });
  if (live) return live;
  const { audience, context } = from;
  const dead = { location: audience.location.url, label, to: link.to };
  context.log.warn(dead, 'A required link leads nowhere');
  return { ...instead, label };
}

export function linksOf(audience: Audience, context: Context, reader: LinkReader): Links {
  const from = { audience, context, reader };
  return {
    leadsToPage: (to) => leadsToPage(from, to),
    address: (to) => liveAddress(from, to),
    link: (link) => liveLink(from, link),
    required: (link, instead) => requiredLink(from, link, instead),
    list: (links) => liveLinks(from, links),
  };
}
