import type { InferSelectModel } from 'drizzle-orm';
import { mergeSearch } from '~/values/merge-search';
import type { Directory, Location } from './directory';
import { isNeededPage } from './needed-pages';
import { isPlainPage, isStartPage, joinPath, normalisePage, pageKey, splitFirstSegment } from './page-path';
import { type RedirectTarget, readTarget } from './redirect-target';
import type { redirectRules } from './tables';
import { basenameOf } from './tenant';

export const redirectStatuses = [301, 302, 303, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export type RedirectRule = Pick<
  InferSelectModel<typeof redirectRules>,
  'locationUrl' | 'oldUrl' | 'newUrl' | 'statusCode'
>;

export interface Redirect {
  target: RedirectTarget;
  status: RedirectStatus;
  dropsQuery?: boolean;
  /** A query of the target is merged with the visitor's; otherwise it replaces that. */
  mergesQuery?: boolean;
  why: string;
}

export interface LocationRedirects {
  /** By page, with its query if the rule names one. */
  rules: ReadonlyMap<string, Redirect>;
  moved: { pages: ReadonlySet<string>; redirect: Redirect; to: Location | undefined } | undefined;
  /** The target of every other page, with the page appended on own hosts and under `sublocationUrl`. */
  others: Redirect | undefined;
}

export interface IgnoredRedirect {
  location: string;
  url: string;
  reason: string;
}

function ruleKey(rule: RedirectRule): string {
  const [, path = '', query = ''] = isPlainPage(rule.oldUrl)
    ? ['', rule.oldUrl]
    : (/^([^?#]*)(\?[^#]*)?/.exec(normalisePage(rule.oldUrl)) ?? []);
  const { first, page } = splitFirstSegment(path);
  const isPrefixed = pageKey(first) === rule.locationUrl.toLowerCase();
  return `${pageKey(isPrefixed ? page : path)}${query}`;
}

/** Below its location, with its query if the rule names one. */
export function pageOfRule({ oldUrl, locationUrl }: Pick<RedirectRule, 'oldUrl' | 'locationUrl'>): string {
  const page = normalisePage(oldUrl);
  const prefix = `/${locationUrl.toLowerCase()}`;
  const isPrefixed = page.toLowerCase() === prefix || page.toLowerCase().startsWith(`${prefix}/`);
  return (isPrefixed && page.slice(prefix.length)) || (isPrefixed ? '/' : page);
}

const asStatus = (code: number) => redirectStatuses.find((status) => status === code);

type Report = (location: Location, url: string, reason: string) => void;

/** A rule for a page that the shop needs is not followed; the desk and `radhaus doctor` name it. */
function readRules(directory: Directory, location: Location, rules: readonly RedirectRule[], report: Report) {
  const byPage = new Map<string, Redirect>();
  for (const rule of rules) {
    const status = asStatus(rule.statusCode);
    const target = readTarget(directory, location, rule.newUrl);
    const key = ruleKey(rule);
    if (isNeededPage(key)) continue;
    if (!status) report(location, rule.newUrl, `${rule.statusCode} is no status of a redirect`);
    else if (target.kind === 'ignored') report(location, rule.newUrl, target.reason);
    // The first rule for a page wins.
    else if (!byPage.has(key)) {
      const why = `redirect rule ${rule.oldUrl} → ${rule.newUrl} (${status})`;
      byPage.set(key, { target, status, why, dropsQuery: key.includes('?') });
    }
  }
  return byPage;
}

const isAddress = (url: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(url);

function rootOf(directory: Directory, target: RedirectTarget): Redirect['target'] & { location?: Location } {
  if (target.kind === 'external') return target;
  const { host, pathname } = target.place;
  const url = host.isShopSystem ? pageKey(splitFirstSegment(pathname).first) : (host.locationUrl ?? '');
  const location = directory.locationsByUrl.get(url.toLowerCase());
  if (!location) return target;
  return {
    kind: 'own',
    place: { host, pathname: basenameOf(host, location), search: '', hash: '' },
    location,
  };
}

function sublocationTarget(directory: Directory, location: Location, url: string) {
  if (isAddress(url)) return readTarget(directory, location, url);
  const { first } = splitFirstSegment(normalisePage(url).replace(/[?#].*$/s, ''));
  return directory.locationsByUrl.has(pageKey(first))
    ? readTarget(directory, location, `/${first}`)
    : ({ kind: 'ignored', reason: 'it names no location' } as const);
}

type Move = Pick<LocationRedirects, 'moved' | 'others'>;
const stays: Move = { moved: undefined, others: undefined };

/** A `redirectUrl` precedes everything else. Other pages move below `sublocationUrl`, or else below the target's location (spec 1, host rules). */
function readMove(directory: Directory, location: Location, report: Report): Move {
  const { redirectUrl, sublocationUrl, redirectSublocations } = location;
  if (!redirectUrl) return stays;
  const target = readTarget(directory, location, redirectUrl);
  if (target.kind === 'ignored') {
    report(location, redirectUrl, target.reason);
    return stays;
  }
  const sublocation = sublocationUrl ? sublocationTarget(directory, location, sublocationUrl) : undefined;
  if (sublocation?.kind === 'ignored') report(location, sublocationUrl ?? '', sublocation.reason);
  const named = sublocation && sublocation.kind !== 'ignored' ? sublocation : undefined;
  const root = rootOf(directory, target);
  const base = named ?? root;
  const redirect: Redirect = { target, status: 302, why: `redirectUrl ${redirectUrl}` };
  const hasPages = named !== undefined || root.kind === 'own';
  const why = `every other page is under ${named ? sublocationUrl : redirectUrl} now`;
  const pages = new Set(['/', ...redirectSublocations.map((page) => pageKey(normalisePage(page)))]);
  const to = rootOf(directory, base);
  return {
    moved: { pages, redirect, to: 'location' in to ? to.location : undefined },
    others: hasPages ? { target: base, status: 302, why } : redirect,
  };
}

/** A location stays if its moves lead back to it. */
function endCircles(directory: Directory, byLocation: Map<string, LocationRedirects>, report: Report): void {
  const next = (url: string) => byLocation.get(url)?.moved?.to?.url.toLowerCase();
  for (const [url, redirects] of byLocation) {
    const seen = new Set<string>();
    let place = next(url);
    while (place !== undefined && place !== url && !seen.has(place)) {
      seen.add(place);
      place = next(place);
    }
    const location = directory.locationsByUrl.get(url);
    if (place !== url || !location) continue;
    report(location, location.redirectUrl ?? '', 'it leads back to the location');
    byLocation.set(url, { ...redirects, ...stays });
  }
}

function isStartOf(directory: Directory, location: Location, target: RedirectTarget): boolean {
  if (target.kind === 'external' || rootOf(directory, target).location !== location) return false;
  const { host, pathname } = target.place;
  return isStartPage(host.isShopSystem ? splitFirstSegment(pathname).page : pathname);
}

/** `redirectTo` moves the start page of a location that nothing else moves. */
function addStart(
  directory: Directory,
  location: Location,
  redirects: LocationRedirects | undefined,
  report: Report,
): LocationRedirects | undefined {
  const { redirectTo } = location;
  if (!redirectTo || redirects?.moved || redirects?.rules.has('/')) return redirects;
  const target = readTarget(directory, location, redirectTo);
  if (target.kind === 'ignored') {
    report(location, redirectTo, target.reason);
    return redirects;
  }
  const why = `redirectTo ${redirectTo}`;
  const start: Redirect = { target, status: 302, mergesQuery: true, why };
  const pages = isStartOf(directory, location, target) ? ['/'] : ['/', '/home'];
  const starts = pages.map((page) => [page, start] as const);
  return { ...stays, ...redirects, rules: new Map([...starts, ...(redirects?.rules ?? [])]) };
}

export function indexRedirects(
  directory: Directory,
  rules: readonly RedirectRule[],
): { byLocation: Map<string, LocationRedirects>; ignored: IgnoredRedirect[] } {
  const ignored: IgnoredRedirect[] = [];
  const report: Report = (location, url, reason) => ignored.push({ location: location.url, url, reason });
  const rulesOf = new Map<string, RedirectRule[]>();
  for (const rule of rules) {
    const url = rule.locationUrl.toLowerCase();
    const known = rulesOf.get(url);
    if (known) known.push(rule);
    else rulesOf.set(url, [rule]);
  }
  const byLocation = new Map<string, LocationRedirects>();
  for (const [url, location] of directory.locationsByUrl) {
    const own = rulesOf.get(url) ?? [];
    if (own.length === 0 && !location.redirectUrl) continue;
    const redirects = readRules(directory, location, own, report);
    byLocation.set(url, { rules: redirects, ...readMove(directory, location, report) });
  }
  endCircles(directory, byLocation, report);
  for (const [url, location] of directory.locationsByUrl) {
    const redirects = addStart(directory, location, byLocation.get(url), report);
    if (redirects) byLocation.set(url, redirects);
  }
  return { byLocation, ignored };
}

function underNewLocation(others: Redirect, page: string, search: string): Redirect {
  const { target } = others;
  if (target.kind === 'own') {
    const pathname = joinPath(target.place.pathname, page);
    return { ...others, target: { kind: 'own', place: { ...target.place, pathname, search } } };
  }
  const href = new URL(target.href);
  href.pathname = joinPath(href.pathname.replace(/(.)\/$/, '$1'), page);
  href.search = search;
  return { ...others, target: { kind: 'external', href: href.href } };
}

export function redirectFor(
  redirects: LocationRedirects | undefined,
  page: string,
  search: string,
): Redirect | undefined {
  if (!redirects) return undefined;
  const key = pageKey(page);
  const rule = (search && redirects.rules.get(`${key}${search}`)) || redirects.rules.get(key);
  if (rule) return rule;
  if (redirects.moved?.pages.has(key)) return redirects.moved.redirect;
  const { moved, others } = redirects;
  return others === moved?.redirect ? others : others && underNewLocation(others, page, search);
}

/** @param own the query of the target @param asked the visitor's */
export function searchAfter({ mergesQuery, dropsQuery }: Redirect, own: string, asked: string): string {
  if (mergesQuery) return mergeSearch(own, asked);
  return own || (dropsQuery ? '' : asked);
}
