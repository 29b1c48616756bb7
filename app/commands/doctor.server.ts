import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { countLostSecrets } from '~/domain/accounts/factor-secret.server';
import { articleKinds } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { makesWithoutMaker } from '~/domain/catalog/makes/makers.server';
import { unpricedArticles, unpricedText } from '~/domain/catalog/pricing/unpriced-articles.server';
import { unusedApprovals } from '~/domain/catalog/rims/unused-approvals.server';
import { type HealthArea, healthAreas } from '~/domain/desk/health/health-report';
import { storeHealthReport } from '~/domain/desk/health/health-report.server';
import type { Network } from '~/domain/tenancy/network';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { unclearDocuments } from '~/domain/vehicles/unclear-documents.server';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { openDatabase } from '~/platform/database/database.server';
import { createPageMatcher, type PageMatcher } from '~/platform/http/page-matcher.server';
import type { Log } from '~/platform/log.server';
import type { SecretKeys } from '~/platform/secrets/secret-keys.server';
import { accountKeys } from './account-keys.server';
import { backupFindings } from './backup-findings.server';
import { demoFindings, emptyTables } from './content-findings.server';
import { eventFindings } from './event-findings.server';
import type { Finding } from './finding';
import { hostFindings, trackingFindings } from './host-findings.server';
import { invoiceFindings } from './invoice-findings.server';
import { locationFindings } from './location-findings.server';
import { mailFindings } from './mail-findings.server';
import { aheadFindings } from './order-findings.server';
import { partFindings } from './part-findings.server';
import { heldPayments, paymentFindings } from './payment-findings.server';
import { proxyFindings } from './proxy-findings.server';
import { allOf, checked } from './run-checks';
import { themeFindings } from './theme-findings.server';

function settingsFindings({ locationsByUrl, ignoredCompanyValues }: Network): Finding[] {
  const ignored = [...locationsByUrl.values()].flatMap((location) =>
    locationSettings
      .flatMap((group) => group.ignored(location))
      .map(({ column, problem }) => ({
        text: `location ${location.url}: ${column} is ignored: ${problem}`,
        words: `Standort ${location.url}: ${column} wird nicht beachtet: ${problem}`,
      })),
  );
  const companies = ignoredCompanyValues.map(({ column, problem }) => ({
    text: `${column} is ignored: ${problem}`,
    words: `${column} wird nicht beachtet: ${problem}`,
  }));
  const all = [...ignored, ...companies];
  return all.length === 0
    ? [
        {
          kind: 'ok',
          text: 'settings of all locations are valid',
          words: 'Die Einstellungen aller Standorte sind gültig.',
        },
      ]
    : all.map((found) => ({ kind: 'bad', ...found }));
}

/** Offers have to name the manufacturer (Art. 19 GPSR); without one a page can only say where to ask. */
async function makeFindings(context: Pick<Context, 'db'>): Promise<Finding> {
  const missing = await makesWithoutMaker(context);
  if (missing.length === 0)
    return {
      kind: 'ok',
      text: 'the makers of all articles are known',
      words: 'Die Hersteller aller Artikel sind bekannt.',
    };
  const makes = missing.join(', ');
  return {
    kind: 'note',
    text: `no address of the maker (makes.json), which the law wants beside each article: ${makes}`,
    words: `Die Anschrift des Herstellers fehlt, die das Gesetz beim Artikel verlangt: ${makes}`,
  };
}

async function priceFindings(context: Pick<Context, 'db'>): Promise<Finding[]> {
  const groups = [
    { kinds: articleKinds.filter(isGoods), what: 'articles', where: '(the column preis, or prices.csv)' },
    {
      kinds: ['service'] as const,
      what: 'work on goods',
      where: '(services-on-goods.csv, prices.csv); complete wheels with it are not sold either',
    },
  ];
  const found = await Promise.all(
    groups.map(async ({ kinds, what, where }): Promise<Finding[]> => {
      const unpriced = await unpricedArticles(context, kinds);
      const text = unpricedText(what, unpriced);
      if (!text) return [];
      const words = `Ohne Preis und daher nicht zu kaufen (${unpriced.count}): ${unpriced.named.join(', ')}`;
      return [{ kind: 'note', text: `${text} ${where}`, words }];
    }),
  );
  return found.flat();
}

async function fitmentFindings(context: Pick<Context, 'db'>): Promise<Finding[]> {
  const { ofNoRim, ofNoVehicle, rimsWithout } = await unusedApprovals(context);
  const documents = await unclearDocuments(context);
  const texts = [
    ofNoRim > 0 && [
      `${ofNoRim} rows of rim-approvals.csv name a rim that is not there`,
      `${ofNoRim} Zeilen von rim-approvals.csv nennen eine Felge, die es nicht gibt.`,
    ],
    ofNoVehicle > 0 && [
      `${ofNoVehicle} rows of rim-approvals.csv name no vehicle that is there`,
      `${ofNoVehicle} Zeilen von rim-approvals.csv nennen kein Fahrzeug, das es gibt.`,
    ],
    rimsWithout > 0 && [
      `${rimsWithout} rims stand in no row of rim-approvals.csv: whether they fit is shown as unknown`,
      `${rimsWithout} Felgen stehen in keiner Zeile von rim-approvals.csv: Ob sie passen, ist unbekannt.`,
    ],
    documents.length > 0 && [
      `documents of vehicles named as the CoC and as field 15.1 or 15.2 of the Zulassungsbescheinigung Teil I: ${documents.join(', ')}`,
      `Als CoC und als Feld 15.1 oder 15.2 der Zulassungsbescheinigung Teil I genannt: ${documents.join(', ')}`,
    ],
  ];
  return texts.flatMap((found): Finding[] => {
    const [text = '', words = ''] = found || [];
    return text ? [{ kind: 'note', text, words }] : [];
  });
}

async function secretFindings(
  config: Config,
  context: Context,
  keys: SecretKeys | Error,
): Promise<Finding[]> {
  const isNamed = config.sessionSecrets.length > 0;
  if (keys instanceof Error)
    return [{ kind: 'bad', text: keys.message, words: 'Es gibt keinen Schlüssel für Geheimnisse.' }];
  const lost = await countLostSecrets({ ...context, keys });
  const sealed: Finding = isNamed
    ? {
        kind: 'ok',
        text: 'secrets are sealed with SESSION_SECRET',
        words: 'Geheimnisse sind mit SESSION_SECRET verschlüsselt.',
      }
    : {
        kind: config.deployment !== 'production' || config.databaseUrl === undefined ? 'ok' : 'bad',
        text: `secrets are sealed with ${config.dataDir}/session-secret (set SESSION_SECRET where nodes share a database)`,
        words: 'Geheimnisse sind mit einer Datei auf diesem Server verschlüsselt.',
      };
  if (lost === 0) return [sealed];
  return [
    sealed,
    {
      kind: 'bad',
      text: `${lost} second factors were sealed with a secret that SESSION_SECRET does not name`,
      words: `${lost} zweite Faktoren lassen sich nicht mehr entschlüsseln.`,
    },
  ];
}

interface Examined {
  config: Config;
  network: Network;
  context: Context;
  /** An error: there are none. */
  keys: SecretKeys | Error;
  pageAt: PageMatcher;
}

type Findings = Readonly<Record<HealthArea, Finding[]>>;

export async function examine({ config, network, context, keys, pageAt }: Examined): Promise<Findings> {
  return {
    einrichtung: await allOf(
      checked('hosts', () => hostFindings(network)),
      checked('proxies', () => proxyFindings(config, context)),
      checked('settings', () => settingsFindings(network)),
      checked('locations', () => locationFindings(network, context)),
      checked('parts of pages', () => partFindings(network, context)),
      checked('secrets', () => secretFindings(config, context, keys)),
      checked('demo', () => demoFindings(config, context)),
    ),
    auftritt: await allOf(
      checked('themes', () => themeFindings(network, context, pageAt, config)),
      checked('tracking', () => trackingFindings(network, context)),
    ),
    artikel: await allOf(
      checked('makers', async () => [await makeFindings(context)]),
      checked('prices', () => priceFindings(context)),
      checked('approvals of rims', () => fitmentFindings(context)),
      checked('tables', () => emptyTables(context)),
    ),
    geld: await allOf(
      checked('invoices', () => invoiceFindings(network, context)),
      checked('payment accounts', () =>
        keys instanceof Error ? [] : paymentFindings(network, config, { ...context, keys }),
      ),
      checked('payments', () => heldPayments(context)),
      checked('orders', () => aheadFindings(context)),
    ),
    post: await checked('mails', () => mailFindings(config, context)),
    programme: await checked('events', () => eventFindings(context)),
    sicherung: await checked('backup', async () => [await backupFindings(config, context)]),
  };
}

export async function checkHealth(examined: Examined): Promise<void> {
  const found = await examine(examined);
  const report = healthAreas.map((area) => ({
    area,
    findings: found[area].map(({ kind, words }) => ({ kind, words })),
  }));
  await storeHealthReport(examined.context, report);
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
    findings.push(ok('migrations are there'));
    const context = { db: database.db, now: () => new Date(), log };
    const keys = await accountKeys(config).catch((error: Error) => error);
    const found = await examine({ config, network, context, keys, pageAt: createPageMatcher(build) });
    return [...findings, ...Object.values(found).flat()];
  } finally {
    await database.close();
  }
}
