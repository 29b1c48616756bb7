import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { eq } from 'drizzle-orm';
import {
  listAccounts,
  payoneCredentials,
  paypalCredentials,
  removeAccount,
  saveAccount,
} from '~/domain/payments/accounts.server';
import { companies, locations } from '~/domain/tenancy/tables';
import { providerNames } from '~/domain/tenancy/tenant';
import { ConfigError } from '~/platform/config/config.server';
import type { Context, KeyedContext } from '~/platform/context';

interface Tools {
  say: (text: string) => unknown;
  withContext: (work: (context: KeyedContext) => Promise<void>) => Promise<void>;
}

interface SetOptions {
  company?: string;
  location?: string;
  live?: boolean;
  secretFile: string;
  clientId?: string;
  webhookId?: string;
  merchantId?: string;
  portalId?: string;
  accountId?: string;
}

async function ownerOf({ db }: Context, { company, location }: SetOptions) {
  if (!company === !location) throw new ConfigError('Name either a company or a location.');
  if (company) {
    const [known] = await db.select().from(companies).where(eq(companies.code, company));
    if (!known) throw new ConfigError(`There is no company "${company}".`);
    return { companyCode: company, locationId: null };
  }
  const [known] = await db
    .select()
    .from(locations)
    .where(eq(locations.url, location ?? ''));
  if (!known) throw new ConfigError(`There is no location "${location}".`);
  return { companyCode: null, locationId: known.id };
}

function credentialsOf(name: string, { clientId, webhookId, merchantId, portalId, accountId }: SetOptions) {
  const schemas = { paypal: paypalCredentials, payone: payoneCredentials };
  const given = {
    paypal: { clientId, ...(webhookId !== undefined && { webhookId }) },
    payone: { merchantId, portalId, accountId },
  };
  const provider = providerNames.find((one) => one === name);
  if (!provider)
    throw new ConfigError(`There is no provider "${name}": expected ${providerNames.join(' or ')}.`);
  const credentials = schemas[provider].safeParse(given[provider]);
  if (credentials.success) return { provider, credentials: credentials.data };
  const names = credentials.error.issues.map(({ path }) =>
    String(path[0]).replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
  );
  throw new ConfigError(`Missing or wrong: --${names.join(', --')}.`);
}

/** A secret in the command line would stand in the shell's history and in the list of processes. */
function readSecret(file: string): string {
  let secret = '';
  try {
    secret = readFileSync(file === '-' ? 0 : file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`The secret cannot be read: ${(error as Error).message}`);
  }
  if (!secret) throw new ConfigError('The secret is empty.');
  return secret;
}

async function setAccount(context: KeyedContext, provider: string, options: SetOptions): Promise<string> {
  const named = credentialsOf(provider, options);
  const owner = await ownerOf(context, options);
  const mode = options.live ? 'live' : 'test';
  const id = await saveAccount(context, { ...named, ...owner, mode, secret: readSecret(options.secretFile) });
  return `${provider} of ${options.company ?? options.location} is stored (${mode}): ${id}`;
}

async function accountLines(context: Context): Promise<string[]> {
  const accounts = await listAccounts(context);
  const places = await context.db.select({ id: locations.id, url: locations.url }).from(locations);
  if (accounts.length === 0) return ['No accounts are stored.'];
  return accounts.map(({ id, provider, companyCode, locationId, mode, credentials }) => {
    const place = places.find((one) => one.id === locationId)?.url ?? locationId;
    const owner = companyCode ? `company ${companyCode}` : `location ${place}`;
    const named = Object.entries(credentials).map(([name, value]) => `${name} ${value}`);
    return [id, provider, mode, owner, ...named].join('  ');
  });
}

export function addProviderCommands(program: Command, { say, withContext }: Tools): void {
  const provider = program
    .command('provider')
    .description('accounts with PayPal and PAYONE; those of the environment are for everybody else');

  provider
    .command('set')
    .description('stores an account; the secret is sealed')
    .argument('<provider>', 'paypal or payone')
    .option('--company <code>', 'for its locations')
    .option('--location <url>', 'for this one, before its company')
    .option('--live', 'real money; without it the test mode')
    .requiredOption('--secret-file <path>', 'client secret, or key of the portal; "-" reads the input')
    .option('--client-id <id>', 'PayPal')
    .option('--webhook-id <id>', 'PayPal: of the webhook, so that its messages are verified')
    .option('--merchant-id <number>', 'PAYONE')
    .option('--portal-id <number>', 'PAYONE')
    .option('--account-id <number>', 'PAYONE: sub-account (aid)')
    .action((name: string, options: SetOptions) =>
      withContext(async (context) => void say(await setAccount(context, name, options))),
    );

  provider
    .command('list')
    .description('the stored accounts, without their secrets')
    .action(() => withContext(async (context) => (await accountLines(context)).forEach(say)));

  provider
    .command('remove')
    .description('forgets an account; payments under way cannot be settled any more')
    .argument('<id>')
    .action((id: string) =>
      withContext(async (context) => {
        if (!(await removeAccount(context, id))) throw new ConfigError(`There is no account ${id}.`);
        say('Removed.');
      }),
    );
}
