import type { InferSelectModel } from 'drizzle-orm';
import type { Directory, Location } from './directory';
import { isPlainPage, joinPath, normalisePage, pageKey, splitFirstSegment } from './page-path';
import { type IgnoredTarget, type RedirectTarget, readTarget } from './redirect-target';
import type { redirectRules } from './tables';

/** The HTTP status codes that send a browser elsewhere. */
export const redirectStatuses = [301, 302, 303, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

/** A rule of a location: whoever asks for `oldUrl` is sent to `newUrl`. */
export type RedirectRule = Pick<
  InferSelectModel<typeof redirectRules>,
  'locationUrl' | 'oldUrl' | 'newUrl' | 'statusCode'
>;

/** A redirect that applies to a page. */
export interface Redirect {
  target: RedirectTarget;
  status: RedirectStatus;
  /** The visitor's query named the rule, so it is not carried on. */
  dropsQuery?: boolean;
  /** Which rule it comes from, in words for the operator. */
  why: string;
}

/** What sends visitors of one location away, made ready to be looked up. */
export interface LocationRedirects {
  /** By page, with its query where the rule names one. */
  rules: ReadonlyMap<string, Redirect>;
  /** `redirectUrl`, and the pages that it is for. */
  moved: { pages: ReadonlySet<string>; redirect: Redirect } | undefined;
  /** Where every other page is to be found now: an address that the page is put behind. */
  others: Redirect | undefined;
}

/** A redirect of the data that is not followed: logged when the network is read. */
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

const asStatus = (code: number) => redirectStatuses.find((status) => status === code);

type Report = (location: Location, url: string, reason: string) => void;

function readRules(directory: Directory, location: Location, rules: readonly RedirectRule[], report: Report) {
  const byPage = new Map<string, Redirect>();
  for (const rule of rules) {
    const status = asStatus(rule.statusCode);
    const target = readTarget(directory, location, rule.newUrl);
    const key = ruleKey(rule);
    if (!status) report(location, rule.newUrl, `${rule.statusCode} is no status of a redirect`);
    else if (target.kind === 'ignored') report(location, rule.newUrl, target.reason);
    // Of two rules for one page the first counts.
    else if (!byPage.has(key)) {
      const why = `redirect rule ${rule.oldUrl} → ${rule.newUrl} (${status})`;
      byPage.set(key, { target, status, why, dropsQuery: key.includes('?') });
    }
  }
  return byPage;
}

/** The new location of all other pages: `sublocationUrl`, else the location that `redirectUrl` names. */
function newLocation(directory: Directory, location: Location): RedirectTarget | IgnoredTarget | undefined {
  const { sublocationUrl, redirectUrl, redirectSublocations } = location;
  const isAddress = (url: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(url);
  const source = sublocationUrl ?? (redirectSublocations.length > 0 ? null : redirectUrl);
  if (!source || (!sublocationUrl && isAddress(source))) return undefined;
  if (isAddress(source)) return readTarget(directory, location, source);
  const { first } = splitFirstSegment(normalisePage(source).replace(/[?#].*$/s, ''));
  if (directory.locationsByUrl.has(pageKey(first))) return readTarget(directory, location, `/${first}`);
  return sublocationUrl ? { kind: 'ignored', reason: 'it names no location' } : undefined;
}

/**
 * Where a location that has moved sends its visitors (spec 1, host rules): its root and the `redirectSublocations` to
 * `redirectUrl`, every other page to the same page under the new location, `sublocationUrl` or else that of
 * `redirectUrl`. A location that lists paths and names no `sublocationUrl` stays where it is: only the listed paths
 * lead away.
 */
function readMove(
  directory: Directory,
  location: Location,
  report: Report,
): Omit<LocationRedirects, 'rules'> {
  const { redirectUrl, sublocationUrl, redirectSublocations } = location;
  if (!redirectUrl) return { moved: undefined, others: undefined };
  const target = readTarget(directory, location, redirectUrl);
  if (target.kind === 'ignored') {
    report(location, redirectUrl, target.reason);
    return { moved: undefined, others: undefined };
  }
  const pages = new Set(redirectSublocations.map((page) => pageKey(normalisePage(page))));
  if (isRelocated(location)) pages.add('/');
  const redirect: Redirect = { target, status: 302, why: `redirectUrl ${redirectUrl}` };
  const base = newLocation(directory, location);
  if (base?.kind === 'ignored') report(location, sublocationUrl ?? redirectUrl, base.reason);
  const others: Redirect | undefined =
    base && base.kind !== 'ignored'
      ? { target: base, status: 302, why: `every other page is under ${sublocationUrl ?? redirectUrl} now` }
      : undefined;
  return { moved: { pages, redirect }, others };
}

/** Whether a location sends away even those who come to its start page: it has no pages of its own then. */
export function isRelocated(
  location: Pick<Location, 'redirectUrl' | 'sublocationUrl' | 'redirectSublocations'>,
): boolean {
  if (!location.redirectUrl) return false;
  return Boolean(location.sublocationUrl) || location.redirectSublocations.length === 0;
}

/** Makes all redirects of a directory ready; those that are not followed are told, not hidden. */
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

/** The redirect that applies to a page of a location, if any: its rules first, then its move. */
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
  return redirects.others && underNewLocation(redirects.others, page, search);
}
