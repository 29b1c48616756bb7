import type { Database } from '~/platform/database/database.server';
import type { Log } from '~/platform/log.server';
import { createNetwork, type Network } from './network';
import { checkHost, checkLocation } from './stored-values';
import { hosts, locations, redirectRules } from './tables';
import { fallbackTheme, parseTheme, rejectImageSources, safeColors } from './theme';

/**
 * Reads all hosts, locations and redirect rules. An invalid theme is logged and replaced by the fallback theme, an
 * invalid redirect is logged and ignored (spec 1, section 8), and so is any other value that is not of its form.
 */
export async function loadNetwork(db: Database, log: Log): Promise<Network> {
  const { locationUrl, oldUrl, newUrl, statusCode } = redirectRules;
  const [hostRows, locationRows, rules] = await Promise.all([
    db.select().from(hosts),
    db.select().from(locations),
    db.select({ locationUrl, oldUrl, newUrl, statusCode }).from(redirectRules).orderBy(redirectRules.id),
  ]);
  const network = createNetwork(
    hostRows.map((stored) => {
      const { row, ignored } = checkHost(stored);
      for (const problem of ignored) log.error({ host: row.hostname, ...problem }, 'Stored value ignored');
      return row;
    }),
    locationRows.map((storedRow) => {
      const { row, ignored } = checkLocation(storedRow);
      for (const problem of ignored) log.error({ location: row.url, ...problem }, 'Stored value ignored');
      const stored = parseTheme(row.theme);
      if (!stored) log.error({ location: row.url }, 'Theme ignored, invalid markenStandort.theme');
      const { theme, rejected } = rejectImageSources(stored ?? fallbackTheme);
      for (const source of rejected)
        log.error({ location: row.url, source }, 'Background image source rejected');
      return { ...row, theme, colors: safeColors(row.colors) };
    }),
    rules,
  );
  for (const ignored of network.ignoredRedirects) log.warn(ignored, 'Invalid redirect URL');
  return network;
}
