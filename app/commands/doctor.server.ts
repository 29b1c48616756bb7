import { sql } from 'drizzle-orm';
import { countLostSecrets } from '~/domain/accounts/factor-secret.server';
import type { Network } from '~/domain/tenancy/network';
import { loadNetwork } from '~/domain/tenancy/network.server';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { openDatabase } from '~/platform/database/database.server';
import type { Log } from '~/platform/log.server';
import { accountKeys } from './account-keys.server';
import { locationSettings } from './network-files/location-settings';

/** One line of the diagnosis. */
export interface Finding {
  ok: boolean;
  text: string;
}

/** Names each stored value that its settings group refuses, so that the shop works without it. */
function settingsFindings({ locationsByUrl }: Network): Finding[] {
  const ignored = [...locationsByUrl.values()].flatMap((location) =>
    locationSettings
      .flatMap((group) => group.ignored(location))
      .map(({ column, problem }) => `location ${location.url}: ${column} is ignored: ${problem}`),
  );
  return ignored.length === 0
    ? [{ ok: true, text: 'settings of all locations are valid' }]
    : ignored.map((text) => ({ ok: false, text }));
}

/** Says what seals secrets, and names those that nothing opens any more. */
async function secretFindings(config: Config, context: Context): Promise<Finding[]> {
  const isNamed = config.sessionSecrets.length > 0;
  const keys = await accountKeys(config).catch((error: Error) => error);
  if (keys instanceof Error) return [{ ok: false, text: keys.message }];
  const lost = await countLostSecrets({ ...context, keys });
  return [
    isNamed
      ? { ok: true, text: 'secrets are sealed with SESSION_SECRET' }
      : {
          ok: config.deployment !== 'production' || config.databaseUrl === undefined,
          text: `secrets are sealed with ${config.dataDir}/session-secret (set SESSION_SECRET where nodes share a database)`,
        },
    ...(lost > 0
      ? [
          {
            ok: false,
            text: `${lost} second factors were sealed with a secret that SESSION_SECRET does not name`,
          },
        ]
      : []),
  ];
}

/** Looks at everything a shop needs to run and says what is wrong, in words that tell what to do. */
export async function diagnose(config: Config, log: Log): Promise<Finding[]> {
  const findings: Finding[] = [{ ok: true, text: `settings are valid (${config.deployment})` }];
  const database = await openDatabase(config, log).catch((error: Error) => error);
  if (database instanceof Error)
    return [...findings, { ok: false, text: `no database: ${database.message}` }];
  try {
    const { rows } = await database.db.execute<{ version: string }>(sql`select version()`);
    findings.push({ ok: true, text: `database: ${rows[0]?.version.split(' on ')[0]}` });
    const network = await loadNetwork(database.db, log, locationSettings).catch(() => undefined);
    if (!network) {
      findings.push({ ok: false, text: 'migrations are missing: run "radhaus migrate"' });
      return findings;
    }
    findings.push({ ok: true, text: 'migrations are there' });
    findings.push({
      ok: !network.invalid,
      text: network.invalid
        ? `host configuration: ${network.invalid}`
        : `${network.hosts.length} hosts, ${network.locationsByUrl.size} locations`,
    });
    findings.push(...settingsFindings(network));
    findings.push(...(await secretFindings(config, { db: database.db, now: () => new Date(), log })));
    findings.push(
      config.smtpUrl
        ? { ok: true, text: 'mail goes out by SMTP' }
        : {
            ok: config.deployment !== 'production',
            text: `mail is written to ${config.dataDir}/mail (set SMTP_URL)`,
          },
    );
    return findings;
  } finally {
    await database.close();
  }
}
