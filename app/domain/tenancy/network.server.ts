import type { Database } from '~/platform/database/database.server';
import type { Log } from '~/platform/log.server';
import { createNetwork, type Network } from './network';
import type { SettingsGroup } from './settings';
import { hosts, locations, redirectRules } from './tables';
import { fallbackTheme, parseTheme, rejectImageSources } from './theme';

/**
 * Reads all hosts, locations and redirect rules. An invalid theme is logged and replaced by the fallback theme, an
 * invalid redirect is logged and ignored (spec 1, section 8), and so is a value of a settings group that its schema refuses.
 */
export async function loadNetwork(
  db: Database,
  log: Log,
  groups: readonly SettingsGroup[],
): Promise<Network> {
  const { locationUrl, oldUrl, newUrl, statusCode } = redirectRules;
  const [hostRows, locationRows, rules] = await Promise.all([
    db.select().from(hosts),
    db.select().from(locations),
    db.select({ locationUrl, oldUrl, newUrl, statusCode }).from(redirectRules).orderBy(redirectRules.id),
  ]);
  const network = createNetwork(
    hostRows,
    locationRows.map((row) => {
      const stored = parseTheme(row.theme);
      if (!stored) log.error({ location: row.url }, 'Theme ignored, invalid markenStandort.theme');
      const { theme, rejected } = rejectImageSources(stored ?? fallbackTheme);
      for (const source of rejected)
        log.error({ location: row.url, source }, 'Background image source rejected');
      return { ...row, theme };
    }),
    rules,
  );
  for (const location of network.locationsByUrl.values())
    for (const problem of groups.flatMap((group) => group.ignored(location)))
      log.error({ location: location.url, ...problem }, 'Stored value ignored');
  for (const ignored of network.ignoredRedirects) log.warn(ignored, 'Invalid redirect URL');
  return network;
}
