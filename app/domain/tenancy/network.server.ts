import { createHash } from 'node:crypto';
import type { Database } from '~/platform/database/database.server';
import type { Log } from '~/platform/log.server';
import { CompanyRegister } from './company';
import type { Location } from './directory';
import { createNetwork, type Network } from './network';
import { seoByLocation } from './seo-metadata';
import type { SettingsGroup } from './settings';
import { companies, hosts, locations, redirectRules, seoMetadata } from './tables';
import { fallbackTheme, parseTheme, rejectImageSources } from './theme';

const digest = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('base64');

const rowDigests = new WeakMap<Location, string>();
const sharedDigests = new WeakMap<Network, string>();

/** Parts of the premises that other locations show on pages of `LOCATIONS_TAG` only. */
const hours: ReadonlySet<string> = new Set(['openingHours', 'specialDays', 'federalState']);

function sharedColumns(row: typeof locations.$inferSelect) {
  const { id, url, hostname, title, city } = row;
  const { redirectUrl, sublocationUrl, redirectSublocations, redirectTo } = row;
  const { address, companyCode } = row;
  const premises = Object.entries(row.premises).filter(([name]) => !hours.has(name));
  return {
    id,
    url,
    hostname,
    title,
    city,
    redirectUrl,
    sublocationUrl,
    redirectSublocations,
    redirectTo,
    address,
    companyCode,
    premises,
  };
}

/** Moves with each location: for pages that show more of the others than a link. */
export const LOCATIONS_TAG = 'locations';

export const locationTag = ({ url }: Pick<Location, 'url'>) => `location:${url}`;

export function changedTags(before: Network, after: Network): string[] {
  const changed = [...after.locationsByUrl].flatMap(([url, location]) =>
    before.locationsByUrl.get(url) === location ? [] : [locationTag(location)],
  );
  if (changed.length > 0) changed.push(LOCATIONS_TAG);
  return sharedDigests.get(before) === sharedDigests.get(after) ? changed : ['network', ...changed];
}

/** Logs invalid themes, redirects and settings, and replaces or ignores them (spec 1, section 8). Reuses unchanged locations of `before`. */
export async function loadNetwork(
  db: Database,
  log: Log,
  groups: readonly SettingsGroup[],
  before?: Network,
): Promise<Network> {
  const { locationUrl, oldUrl, newUrl, statusCode } = redirectRules;
  const [hostRows, locationRows, companyRows, rules, seoRows] = await Promise.all([
    db.select().from(hosts).orderBy(hosts.id),
    db.select().from(locations).orderBy(locations.id),
    db.select().from(companies).orderBy(companies.code),
    db.select({ locationUrl, oldUrl, newUrl, statusCode }).from(redirectRules).orderBy(redirectRules.id),
    db.select().from(seoMetadata).orderBy(seoMetadata.locationUrl, seoMetadata.page),
  ]);
  const seoPagesOf = seoByLocation(seoRows);
  const register = new CompanyRegister(companyRows);
  const network = createNetwork(
    hostRows,
    locationRows.map((row) => {
      const company = register.entity(row);
      const seo = seoPagesOf(row.url);
      const rowDigest = digest([row, company, ...seo]);
      const known = before?.locationsByUrl.get(row.url.toLowerCase());
      if (known && rowDigests.get(known) === rowDigest) return known;
      const stored = parseTheme(row.theme);
      if (!stored) log.error({ location: row.url }, 'Theme ignored, invalid markenStandort.theme');
      const { theme, rejected } = rejectImageSources(stored ?? fallbackTheme);
      for (const source of rejected)
        log.error({ location: row.url, source }, 'Background image source rejected');
      const location: Location = { ...row, theme, company, seo };
      rowDigests.set(location, rowDigest);
      return location;
    }),
    rules,
    register.ignored,
  );
  sharedDigests.set(network, digest([hostRows, companyRows, rules, locationRows.map(sharedColumns)]));
  for (const problem of register.ignored) log.error(problem, 'Stored value ignored');
  for (const location of network.locationsByUrl.values())
    for (const problem of groups.flatMap((group) => group.ignored(location)))
      log.error({ location: location.url, ...problem }, 'Stored value ignored');
  for (const ignored of network.ignoredRedirects) log.warn(ignored, 'Invalid redirect URL');
  return network;
}
