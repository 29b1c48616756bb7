import type { Database } from '~/platform/database/database.server';
import type { Log } from '~/platform/log.server';
import { createNetwork, type Network } from './network';
import { hosts, locations } from './tables';
import { fallbackTheme, parseTheme, safeColors } from './theme';

/** Reads all hosts and locations; an invalid theme is logged and replaced by the fallback theme. */
export async function loadNetwork(db: Database, log: Log): Promise<Network> {
  const [hostRows, locationRows] = await Promise.all([db.select().from(hosts), db.select().from(locations)]);
  return createNetwork(
    hostRows,
    locationRows.map((row) => {
      const theme = parseTheme(row.theme);
      if (!theme) log.error({ location: row.url }, 'Theme ignored, invalid markenStandort.theme');
      return { ...row, theme: theme ?? fallbackTheme, colors: safeColors(row.colors) };
    }),
  );
}
