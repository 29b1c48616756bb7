import { type HealthArea, healthAreas } from '~/domain/desk/health/health-report';
import type { Network } from '~/domain/tenancy/network';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import type { SecretKeys } from '~/platform/secrets/secret-keys.server';
import { fitmentFindings, makeFindings, priceFindings } from './article-findings.server';
import { backupFindings } from './backup-findings.server';
import { demoFindings, emptyTables } from './content-findings.server';
import { lateJobs, lateMessages, latePayments } from './delay-findings.server';
import { eventFindings } from './event-findings.server';
import type { Finding } from './finding';
import { hostFindings, trackingFindings } from './host-findings.server';
import { invoiceFindings } from './invoice-findings.server';
import { locationFindings } from './location-findings.server';
import { failedJobs, mailFindings } from './mail-findings.server';
import { migrationFindings } from './migration-findings.server';
import { nodeFindings } from './node-findings.server';
import { aheadFindings } from './order-findings.server';
import { partFindings } from './part-findings.server';
import { heldPayments, paymentFindings } from './payment-findings.server';
import { proxyFindings } from './proxy-findings.server';
import { checked } from './run-checks';
import { secretFindings } from './secret-findings.server';
import { settingsFindings } from './setting-findings';
import { themeFindings } from './theme-findings.server';

export interface Examined {
  config: Config;
  network: Network;
  context: Context;
  /** An error: there are none. */
  keys: SecretKeys | Error;
  pageAt: PageMatcher;
}

interface HealthCheck {
  area: HealthArea;
  /** Named if the check itself fails. */
  name: string;
  find(examined: Examined): Finding[] | Promise<Finding[]>;
}

/** Told by `radhaus doctor` and at the desk; those of the live areas also in the log of a start, and every few minutes anew. */
const checks: readonly HealthCheck[] = [
  { area: 'betrieb', name: 'migrations', find: ({ context }) => migrationFindings(context) },
  { area: 'betrieb', name: 'nodes', find: ({ config, context }) => nodeFindings(config, context) },
  { area: 'betrieb', name: 'proxies', find: ({ config, context }) => proxyFindings(config, context) },
  { area: 'betrieb', name: 'failed jobs', find: ({ context }) => failedJobs(context) },
  { area: 'betrieb', name: 'late jobs', find: ({ context }) => lateJobs(context) },
  { area: 'betrieb', name: 'late payments', find: ({ context }) => latePayments(context) },
  { area: 'einrichtung', name: 'hosts', find: ({ network }) => hostFindings(network) },
  { area: 'einrichtung', name: 'settings', find: ({ network }) => settingsFindings(network) },
  {
    area: 'einrichtung',
    name: 'locations',
    find: ({ network, context }) => locationFindings(network, context),
  },
  {
    area: 'einrichtung',
    name: 'parts of pages',
    find: ({ network, context }) => partFindings(network, context),
  },
  {
    area: 'einrichtung',
    name: 'secrets',
    find: ({ config, context, keys }) => secretFindings(config, context, keys),
  },
  { area: 'einrichtung', name: 'demo', find: ({ config, context }) => demoFindings(config, context) },
  {
    area: 'auftritt',
    name: 'themes',
    find: ({ network, context, pageAt, config }) => themeFindings(network, context, pageAt, config),
  },
  { area: 'auftritt', name: 'tracking', find: ({ network, context }) => trackingFindings(network, context) },
  { area: 'artikel', name: 'makers', find: async ({ context }) => [await makeFindings(context)] },
  { area: 'artikel', name: 'prices', find: ({ context }) => priceFindings(context) },
  { area: 'artikel', name: 'approvals of rims', find: ({ context }) => fitmentFindings(context) },
  { area: 'artikel', name: 'tables', find: ({ context }) => emptyTables(context) },
  { area: 'geld', name: 'invoices', find: ({ network, context }) => invoiceFindings(network, context) },
  {
    area: 'geld',
    name: 'payment accounts',
    find: ({ network, config, context, keys }) =>
      keys instanceof Error ? [] : paymentFindings(network, config, { ...context, keys }),
  },
  { area: 'geld', name: 'payments', find: ({ context }) => heldPayments(context) },
  { area: 'geld', name: 'orders', find: ({ context }) => aheadFindings(context) },
  { area: 'post', name: 'mails', find: ({ config, context }) => mailFindings(config, context) },
  { area: 'programme', name: 'events', find: ({ context }) => eventFindings(context) },
  { area: 'programme', name: 'late messages', find: ({ context }) => lateMessages(context) },
  {
    area: 'sicherung',
    name: 'backup',
    find: async ({ config, context }) => [await backupFindings(config, context)],
  },
];

export type Examination = { area: HealthArea; findings: Finding[] }[];

export function examine(
  examined: Examined,
  areas: readonly HealthArea[] = healthAreas,
): Promise<Examination> {
  return Promise.all(
    areas.map(async (area) => {
      const found = checks
        .filter((check) => check.area === area)
        .map(({ name, find }) => checked(name, () => find(examined)));
      return { area, findings: (await Promise.all(found)).flat() };
    }),
  );
}
