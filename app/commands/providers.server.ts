import { ENVIRONMENT, type ProviderAccount } from '~/domain/payments/accounts.server';
import { payone } from '~/domain/payments/payone/payone.server';
import { messagesOf } from '~/domain/payments/payone/payone-messages.server';
import { paypal } from '~/domain/payments/paypal/paypal.server';
import type { Provider, Providers } from '~/domain/payments/provider';
import { paymentSettings } from '~/domain/payments/settings';
import type { Location } from '~/domain/tenancy/directory';
import { type ProviderName, providerNames } from '~/domain/tenancy/tenant';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';

type AccountsOfConfig = Pick<Config, 'paypal' | 'payone' | 'providerApis'>;
type StoredAccounts = () => readonly ProviderAccount[];

/** `https://www.paypal.com`, or the sandbox itself. */
function pagesOfPaypal(api: string): string {
  const { origin, hostname } = new URL(api);
  const name = /^api-m\.((?:sandbox\.)?paypal\.com)$/.exec(hostname)?.[1];
  return name ? `https://www.${name}` : origin;
}

/** PAYONE leads on to PayPal's pages. */
function pagesOfPayone(api: string): string[] {
  const { origin, hostname } = new URL(api);
  const isSandbox = hostname !== 'api.pay1.de';
  return isSandbox
    ? [origin]
    : ['https://secure.pay1.de', 'https://www.paypal.com', 'https://www.sandbox.paypal.com'];
}

const TEST_PAYPAL = 'https://api-m.sandbox.paypal.com';

/** Of PAYONE's sub-account at a location, if it is not the account's own. */
const accountKey = (id: string, subAccount: string | null) => (subAccount ? `${id}/${subAccount}` : id);

/** Opens accounts when they are first asked for. A location's own account comes before its company's, and that before the environment's. */
export function providersOf(
  config: AccountsOfConfig,
  stored: StoredAccounts,
  context: Pick<Context, 'db' | 'log' | 'now'>,
): Providers {
  const { log, now } = context;
  const opened = new Map<string, { from: object; provider: Provider }>();

  function openPaypal(from: ProviderAccount | undefined, account: string): Provider | undefined {
    if (from && from.provider !== 'paypal') return undefined;
    const known = from
      ? {
          api:
            from.mode === 'test' && isPaypal(config.providerApis.paypal)
              ? TEST_PAYPAL
              : config.providerApis.paypal,
          ...from.credentials,
          secret: from.secret,
        }
      : config.paypal;
    return known && paypal({ ...known, account, origin: pagesOfPaypal(known.api) }, log, now);
  }

  function openPayone(from: ProviderAccount | undefined, account: string): Provider | undefined {
    if (from && from.provider !== 'payone') return undefined;
    const known = from
      ? { api: config.providerApis.payone, mode: from.mode, key: from.secret, ...from.credentials }
      : config.payone;
    if (!known) return undefined;
    const origins = pagesOfPayone(known.api);
    return payone({
      id: account,
      account: { ...known, accountId: account.split('/')[1] ?? known.accountId },
      pages: origins[0] ?? known.api,
      origins,
      messagesOf: ({ id }) => messagesOf(context, id),
      log,
    });
  }

  function open(provider: ProviderName, account: string): Provider | undefined {
    const [id = ''] = account.split('/');
    const from = id === ENVIRONMENT ? undefined : stored().find((one) => one.id === id);
    if (id !== ENVIRONMENT && !from) return undefined;
    const name = `${provider} ${account}`;
    const known = opened.get(name);
    if (known && known.from === (from ?? config)) return known.provider;
    const made = provider === 'paypal' ? openPaypal(from, account) : openPayone(from, account);
    if (made) opened.set(name, { from: from ?? config, provider: made });
    return made;
  }

  function accountAt(location: Location, provider: ProviderName): string {
    const { paypalClientId, payone: wish } = paymentSettings.of(location);
    const own = stored().filter((one) => one.provider === provider);
    const chosen =
      own.find(({ locationId }) => locationId === location.id) ??
      own.find((one) => one.provider === 'paypal' && one.credentials.clientId === paypalClientId) ??
      own.find(({ companyCode }) => companyCode === location.company.code);
    return accountKey(chosen?.id ?? ENVIRONMENT, provider === 'payone' ? wish.aid : null);
  }

  return {
    at: (location) =>
      Object.fromEntries(
        providerNames.flatMap((name) => {
          const provider = open(name, accountAt(location, name));
          return provider ? [[name, provider]] : [];
        }),
      ),
    of: ({ provider, account }) => open(provider, account),
  };
}

const isPaypal = (api: string) => new URL(api).hostname.endsWith('.paypal.com');
