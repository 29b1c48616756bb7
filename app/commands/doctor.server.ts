import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { liveAreas, nightlyAreas } from '~/domain/desk/health/health-report';
import { storeHealthReport } from '~/domain/desk/health/health-report.server';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Config } from '~/platform/config/config.server';
import { openDatabase } from '~/platform/database/database.server';
import { createPageMatcher } from '~/platform/http/page-matcher.server';
import type { Log } from '~/platform/log.server';
import { accountKeys } from './account-keys.server';
import type { Finding } from './finding';
import { type Examination, type Examined, examine } from './health-checks.server';

const reportOf = (found: Examination) =>
  found.map(({ area, findings }) => ({
    area,
    findings: findings.map(({ kind, words }) => ({ kind, words })),
  }));

/** Stored for the desk. */
export async function checkLiveHealth(examined: Examined): Promise<Examination> {
  const found = await examine(examined, liveAreas);
  await storeHealthReport(examined.context, 'live', reportOf(found));
  return found;
}

/** Stored for the desk, the live part first. */
export async function checkHealth(examined: Examined): Promise<void> {
  await checkLiveHealth(examined);
  await storeHealthReport(examined.context, 'nightly', reportOf(await examine(examined, nightlyAreas)));
}

/** In the log of a start stands what `radhaus doctor` would say of the live areas. */
export async function logLiveHealth(examined: Examined): Promise<void> {
  const found = await checkLiveHealth(examined);
  for (const { kind, text } of found.flatMap(({ findings }) => findings)) {
    if (kind === 'bad') examined.context.log.warn({ part: 'health' }, text);
    if (kind === 'note') examined.context.log.info({ part: 'health' }, text);
  }
}

type Line = Pick<Finding, 'kind' | 'text'>;

const ok = (text: string): Line => ({ kind: 'ok', text });

export async function diagnose(config: Config, log: Log, build: ServerBuild): Promise<Line[]> {
  const findings: Line[] = [ok(`settings are valid (${config.deployment})`)];
  const database = await openDatabase(config, log).catch((error: Error) => error);
  if (database instanceof Error) return [...findings, { kind: 'bad', text: database.message }];
  try {
    const { rows } = await database.db.execute<{ version: string }>(sql`select version()`);
    findings.push(ok(`database: ${rows[0]?.version.split(' on ')[0]}`));
    const network = await loadNetwork(database.db, log, locationSettings).catch(() => undefined);
    if (!network) {
      findings.push({ kind: 'bad', text: 'migrations are missing: run "radhaus migrate"' });
      return findings;
    }
    const context = { db: database.db, now: () => new Date(), log };
    const keys = await accountKeys(config).catch((error: Error) => error);
    const found = await examine({ config, network, context, keys, pageAt: createPageMatcher(build) });
    return [...findings, ...found.flatMap((area) => area.findings)];
  } finally {
    await database.close();
  }
}
