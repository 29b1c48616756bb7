import type { Database } from '~/platform/database/database.server';
import type { Log } from '~/platform/log.server';
import { createNetwork, type Network } from './network';
import { hosts, locations, redirectRules } from './tables';
import { fallbackTheme, parseTheme, safeColors } from './theme';

/**
 * Reads all hosts, locations and redirect rules. An invalid theme is logged and replaced by the fallback theme, an
 * invalid redirect is logged and ignored (spec 1, section 8).
 */
export async function loadNetwork(db: Database, log: Log): Promise<Network> {
  const { locationUrl, oldUrl, newUrl, statusCode } = redirectRules;
  const [hostRows, locationRows, rules] = await Promise.all([
    db.select().from(hosts),
    db.select().from(locations),
    db.select({ locationUrl, oldUrl, newUrl, statusCode }).from(redirectRules).orderBy(redirectRules.id),
  ]);
  const network = createNetwork(
    hostRows,
    locationRows.map((row) => {
      const theme = parseTheme(row.theme);
      if (!theme) log.error({ location: row.url }, 'Theme ignored, invalid markenStandort.theme');
      return { ...row, theme: theme ?? fallbackTheme, colors: safeColors(row.colors) };
    }),
    rules,
  );
  for (const ignored of network.ignoredRedirects) log.warn(ignored, 'Invalid redirect URL');
  return network;
}
