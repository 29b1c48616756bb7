import { and, asc, inArray, isNotNull, isNull, like, or } from 'drizzle-orm';
import { providerTitles } from '~/domain/desk/messages';
import { orderOfSubject } from '~/domain/orders/order-history.server';
import { orders } from '~/domain/orders/tables';
import { countAccounts, openAccounts, type ProviderAccount } from '~/domain/payments/accounts.server';
import { paymentMethods, paymentTerms } from '~/domain/payments/methods';
import { configuredProvider } from '~/domain/payments/offered-methods';
import { hasProblem } from '~/domain/payments/problems';
import { paymentSettings } from '~/domain/payments/settings';
import { payments } from '~/domain/payments/tables';
import type { Network } from '~/domain/tenancy/network';
import type { Config } from '~/platform/config/config.server';
import type { Context, KeyedContext } from '~/platform/context';
import { formatCents } from '~/values/money';
import type { Finding } from './finding';
import { providersOf } from './providers.server';

const HOW = 'see "radhaus provider set --help", or the variables PAYPAL_… and PAYONE_…';

export async function paymentFindings(
  { locationsByUrl }: Network,
  config: Config,
  context: KeyedContext,
): Promise<Finding[]> {
  const accounts = await openAccounts(context);
  const providers = providersOf(config, () => accounts, context);
  const findings: Finding[] = [];
  for (const method of paymentMethods) {
    const wanting = [...locationsByUrl.values()].flatMap((location) => {
      const name = configuredProvider(location, method);
      return name ? [{ url: location.url, hasAccount: name in providers.at(location) }] : [];
    });
    const at = (hasAccount: boolean) =>
      wanting.filter((one) => one.hasAccount === hasAccount).map(({ url }) => url);
    const { name } = paymentTerms[method];
    if (at(true).length > 0)
      findings.push({
        kind: 'ok',
        text: `${name} is offered at ${at(true).join(', ')}`,
        words: `${name} wird angeboten: ${at(true).join(', ')}`,
      });
    if (at(false).length === 0) continue;
    const how = config.deployment === 'local' ? 'npm start offers it through the sandbox' : HOW;
    const text = `${name} has no account and is not offered at ${at(false).join(', ')}: ${how}`;
    const words = `${name} hat kein Konto und wird nicht angeboten: ${at(false).join(', ')}`;
    findings.push({ kind: 'note', text, words });
  }
  return [
    ...findings,
    ...(config.deployment === 'production' ? testAccounts(locationsByUrl, config, accounts) : []),
    ...unverifiedAccounts(config, accounts),
    ...endedMethods(locationsByUrl),
    ...(await lostAccounts(context, accounts.length)),
  ];
}

const isPaypalSandbox = (api: string) => new URL(api).hostname.endsWith('sandbox.paypal.com');

/** In test mode, orders count as paid although no money comes. */
function testAccounts(
  locations: Network['locationsByUrl'],
  { paypal, payone, providerApis }: Config,
  accounts: readonly ProviderAccount[],
): Finding[] {
  const stored = accounts.filter(({ mode }) => mode === 'test');
  const urlOf = (id: string | null) => [...locations.values()].find((one) => one.id === id)?.url;
  const asksSandbox =
    isPaypalSandbox(providerApis.paypal) &&
    (paypal !== undefined || accounts.some(({ provider }) => provider === 'paypal'));
  const tests = [
    ...(payone?.mode === 'test' ? ['PAYONE_MODE is test'] : []),
    ...(asksSandbox ? ["PAYPAL_API is PayPal's sandbox"] : []),
    ...stored.map(
      ({ provider, locationId, companyCode }) =>
        `the ${provider} account of ${urlOf(locationId) ?? companyCode} is in test mode`,
    ),
  ];
  return tests.map((test) => ({
    kind: 'bad',
    text: `${test}: orders count as paid without money`,
    words: `Bestellungen gelten als bezahlt, ohne dass Geld kommt: ein Konto für Zahlungen ist im Testbetrieb (${test}).`,
  }));
}

/** Nobody can tell then whether PayPal sent a message. */
function unverifiedAccounts({ paypal }: Config, accounts: readonly ProviderAccount[]): Finding[] {
  const count =
    accounts.filter((one) => one.provider === 'paypal' && one.credentials.webhookId === undefined).length +
    (paypal && paypal.webhookId === undefined ? 1 : 0);
  if (count === 0) return [];
  return [
    {
      kind: 'note',
      text: `${count} accounts with PayPal name no webhook (PAYPAL_WEBHOOK_ID, provider set --webhook-id): messages are not verified, and a reversal counts as a refund`,
      words: `${count} Konten bei PayPal nennen keinen Webhook: Nachrichten lassen sich nicht prüfen, eine Rückbuchung zählt als Erstattung.`,
    },
  ];
}

/** paydirekt ended on 31 December 2024. */
function endedMethods(locations: Network['locationsByUrl']): Finding[] {
  const where = [...locations.values()].filter((one) => paymentSettings.of(one).wallets.includes('PDT'));
  if (where.length === 0) return [];
  const urls = where.map(({ url }) => url).join(', ');
  const text = `subZahlungsarten names PDT (paydirekt), which ended in 2024, at ${urls}`;
  return [
    { kind: 'note', text, words: `paydirekt gibt es seit 2024 nicht mehr, steht aber noch bei ${urls}.` },
  ];
}

async function lostAccounts(context: Context, opened: number): Promise<Finding[]> {
  const lost = (await countAccounts(context)) - opened;
  if (lost === 0) return [];
  const text = `${lost} accounts of providers were sealed with a secret that SESSION_SECRET does not name, or are incomplete`;
  const words = `${lost} Konten von Zahlungsdiensten lassen sich nicht mehr entschlüsseln oder sind unvollständig.`;
  return [{ kind: 'bad', text, words }];
}

const isUnsettled = inArray(payments.state, ['capturing', 'pending']);
const namesOrder = like(payments.subject, 'order:%');

/** What staff must look at, and what the job that settles payments has not come to yet. */
export async function heldPayments({ db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const found = await db
    .select({ payment: payments, number: orders.number })
    .from(payments)
    .leftJoin(orders, orderOfSubject(payments.subject))
    .where(or(isNotNull(payments.problem), and(isUnsettled, namesOrder, isNull(orders.id))))
    .orderBy(asc(payments.createdAt));
  return found.map(({ payment: { provider, subject, amountCents, reference, problem }, number }): Finding => {
    const isLost = number === null && subject.startsWith('order:');
    if (isLost)
      return {
        kind: 'bad',
        text: `a payment of ${amountCents} cents has no order (${provider} ${reference}): it is released or given back; see "radhaus order todo"`,
        words: `Eine Zahlung von ${formatCents(amountCents)} hat keine Bestellung (${providerTitles[provider]} ${reference}). Sie wird freigegeben oder erstattet.`,
      };
    if (hasProblem(problem, 'no-account'))
      return {
        kind: 'bad',
        text: `a payment of ${amountCents} cents for ${number ?? subject} cannot be settled: its account with ${provider} is not set up any more; see "radhaus provider set --help"`,
        words: `Eine Zahlung von ${formatCents(amountCents)} zu ${number ?? subject} lässt sich nicht klären: Ihr Konto bei ${providerTitles[provider]} ist nicht mehr hinterlegt.`,
      };
    const about = number ?? subject;
    return {
      kind: 'bad',
      text: `a payment of ${amountCents} cents for ${about} needs a hand: ${problem}`,
      words: `Eine Zahlung von ${formatCents(amountCents)} zu ${about} ist zu klären.`,
    };
  });
}
