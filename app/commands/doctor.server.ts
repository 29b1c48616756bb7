import { sql } from 'drizzle-orm';
import type { ServerBuild } from 'react-router';
import { countLostSecrets } from '~/domain/accounts/factor-secret.server';
import { articleKinds } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { makesWithoutMaker } from '~/domain/catalog/makes/makers.server';
import { unpricedArticles, unpricedText } from '~/domain/catalog/pricing/unpriced-articles.server';
import { unusedApprovals } from '~/domain/catalog/rims/unused-approvals.server';
import type { Network } from '~/domain/tenancy/network';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { unclearDocuments } from '~/domain/vehicles/unclear-documents.server';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { openDatabase } from '~/platform/database/database.server';
import { createPageMatcher } from '~/platform/http/page-matcher.server';
import type { Log } from '~/platform/log.server';
import { accountKeys } from './account-keys.server';
import { demoFindings, emptyTables } from './content-findings.server';
import { eventFindings } from './event-findings.server';
import type { Finding } from './finding';
import { hostFindings, trackingFindings } from './host-findings.server';
import { invoiceFindings } from './invoice-findings.server';
import { mailFindings } from './mail-findings.server';
import { heldPayments, paymentFindings } from './payment-findings.server';
import { themeFindings } from './theme-findings.server';

function settingsFindings({ locationsByUrl, ignoredCompanyValues }: Network): Finding[] {
  const ignored = [...locationsByUrl.values()].flatMap((location) =>
    locationSettings
      .flatMap((group) => group.ignored(location))
      .map(({ column, problem }) => `location ${location.url}: ${column} is ignored: ${problem}`),
  );
  const companies = ignoredCompanyValues.map(({ column, problem }) => `${column} is ignored: ${problem}`);
  const all = [...ignored, ...companies];
  return all.length === 0
    ? [{ kind: 'ok', text: 'settings of all locations are valid' }]
    : all.map((text) => ({ kind: 'bad', text }));
}

/** Offers have to name the manufacturer (Art. 19 GPSR); without one a page can only say where to ask. */
async function makeFindings(context: Pick<Context, 'db'>): Promise<Finding> {
  const missing = await makesWithoutMaker(context);
  if (missing.length === 0) return { kind: 'ok', text: 'the makers of all articles are known' };
  const text = `no address of the maker (makes.json), which the law wants beside each article: ${missing.join(', ')}`;
  return { kind: 'note', text };
}

async function priceFindings(context: Pick<Context, 'db'>): Promise<Finding[]> {
  const goods = unpricedText('articles', await unpricedArticles(context, articleKinds.filter(isGoods)));
  const work = unpricedText('work on goods', await unpricedArticles(context, ['service']));
  return [
    goods && `${goods} (the column preis, or prices.csv)`,
    work && `${work} (services-on-goods.csv, prices.csv); complete wheels with it are not sold either`,
  ].flatMap((text): Finding[] => (text ? [{ kind: 'note', text }] : []));
}

async function fitmentFindings(context: Pick<Context, 'db'>): Promise<Finding[]> {
  const { ofNoRim, ofNoVehicle, rimsWithout } = await unusedApprovals(context);
  const documents = await unclearDocuments(context);
  const texts = [
    ofNoRim > 0 && `${ofNoRim} rows of rim-approvals.csv name a rim that is not there`,
    ofNoVehicle > 0 && `${ofNoVehicle} rows of rim-approvals.csv name no vehicle that is there`,
    rimsWithout > 0 &&
      `${rimsWithout} rims stand in no row of rim-approvals.csv: whether they fit is shown as unknown`,
    documents.length > 0 &&
      `documents of vehicles named as the CoC and as field 15.1 or 15.2 of the Zulassungsbescheinigung Teil I: ${documents.join(', ')}`,
  ];
  return texts.flatMap((text): Finding[] => (text ? [{ kind: 'note', text }] : []));
}

async function secretFindings(config: Config, context: Context): Promise<Finding[]> {
  const isNamed = config.sessionSecrets.length > 0;
  const keys = await accountKeys(config).catch((error: Error) => error);
  if (keys instanceof Error) return [{ kind: 'bad', text: keys.message }];
  const lost = await countLostSecrets({ ...context, keys });
  return [
    isNamed
      ? { kind: 'ok', text: 'secrets are sealed with SESSION_SECRET' }
      : {
          kind: config.deployment !== 'production' || config.databaseUrl === undefined ? 'ok' : 'bad',
          text: `secrets are sealed with ${config.dataDir}/session-secret (set SESSION_SECRET where nodes share a database)`,
        },
    ...(lost > 0
      ? [
          {
            kind: 'bad' as const,
            text: `${lost} second factors were sealed with a secret that SESSION_SECRET does not name`,
          },
        ]
      : []),
  ];
}

/** The findings tell the operator what to do. */
export async function diagnose(config: Config, log: Log, build: ServerBuild): Promise<Finding[]> {
  const findings: Finding[] = [{ kind: 'ok', text: `settings are valid (${config.deployment})` }];
  const database = await openDatabase(config, log).catch((error: Error) => error);
  if (database instanceof Error) return [...findings, { kind: 'bad', text: database.message }];
  try {
    const { rows } = await database.db.execute<{ version: string }>(sql`select version()`);
    findings.push({ kind: 'ok', text: `database: ${rows[0]?.version.split(' on ')[0]}` });
    const network = await loadNetwork(database.db, log, locationSettings).catch(() => undefined);
    if (!network) {
      findings.push({ kind: 'bad', text: 'migrations are missing: run "radhaus migrate"' });
      return findings;
    }
    findings.push({ kind: 'ok', text: 'migrations are there' });
    findings.push(...hostFindings(network), ...settingsFindings(network));
    const context = { db: database.db, now: () => new Date(), log };
    findings.push(...(await trackingFindings(network, context)), ...(await secretFindings(config, context)));
    findings.push(...(await themeFindings(network, context, createPageMatcher(build), config)));
    findings.push(await makeFindings(context), ...(await priceFindings(context)));
    findings.push(...(await fitmentFindings(context)));
    findings.push(...(await invoiceFindings(network, context)));
    findings.push(...(await emptyTables(context)), ...(await demoFindings(config, context)));
    const keys = await accountKeys(config).catch(() => undefined);
    if (keys) findings.push(...(await paymentFindings(network, config, { ...context, keys })));
    findings.push(...(await heldPayments(context)));
    findings.push(...(await mailFindings(config, context)), ...(await eventFindings(context)));
    return findings;
  } finally {
    await database.close();
  }
}
