import { Command } from 'commander';
import { staffRoleNames } from '~/domain/accounts/tables';
import { explain } from '~/domain/tenancy/explain.server';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { ConfigError, readConfig } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { type Database, openDatabase } from '~/platform/database/database.server';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { createPageMatcher } from '~/platform/http/page-matcher.server';
import { createStaticFiles } from '~/platform/http/static-files.server';
import { createLog } from '~/platform/log.server';
import { pageLookup } from '~/storefront/navigation/page-lookup.server';
import { accountKeys } from './account-keys.server';
import { addApiKeyCommands } from './api-key-commands';
import { addBackupCommands } from './backup-commands';
import { addBankCommands } from './bank-commands';
import { addDeliveryCommands } from './delivery-commands';
import { diagnose } from './doctor.server';
import { addExportCommands } from './export-commands';
import { addImportCommands } from './import-commands';
import { addOrderCommands } from './order-commands';
import { addPictureCommands } from './picture-commands';
import { picturesOf } from './picture-tools.server';
import { addProviderCommands } from './provider-commands';
import { SANDBOX_OPEN, withSandboxBeside } from './sandbox/beside-shop.server';
import { startSandbox } from './sandbox/sandbox';
import { addSearchCommands } from './search-commands';
import { seed } from './seed.server';
import { outliveRejections, shopAddresses, startShop, stopAtSignals } from './serve.server';
import { addStockCommands } from './stock-commands';
import { changeRole, createStaff, dropSecondFactor, renewPassword, staffLines } from './users.server';

const say = (text: string) => process.stdout.write(`${text}\n`);

function settings() {
  const config = readConfig(process.env);
  return { config, log: createLog(config.logLevel) };
}

const contextOf = ({ db }: { db: Database }): Context => ({ db, now: () => new Date(), log: settings().log });

async function withDatabase(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) {
  const { config, log } = settings();
  const database = await openDatabase(config, log);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

function withContext(work: (context: Context) => Promise<void>): Promise<void> {
  return withDatabase((database) => work(contextOf(database)));
}

const program = new Command('radhaus').description(
  'Radhaus: web shop and workshop finder for networks of car dealers',
);

program
  .command('serve')
  .description(
    'starts the shop: database, migrations, a network on an empty database (RADHAUS_NETWORK, or the demo), web server',
  )
  .option('--with-sandbox', 'local only, without an account: payments to try, without money')
  .action(async ({ withSandbox }: { withSandbox?: boolean }) => {
    const { config: given, log } = settings();
    const config = withSandbox ? await withSandboxBeside(given) : given;
    const shop = await startShop(config, log, {
      build: await import('virtual:react-router/server-build'),
      files: createStaticFiles(),
    });
    outliveRejections(log);
    stopAtSignals(shop, config, log);
    say(
      [
        '',
        `Radhaus is open on http://localhost:${shop.port}`,
        '',
        ...shopAddresses(shop.network(), shop.port),
        '',
      ].join('\n'),
    );
  });

interface SandboxOptions {
  port: string;
  notify?: string;
  notifyPaypal?: string;
  untilInputEnds?: boolean;
}

program
  .command('sandbox')
  .description('a provider of payments to try the shop with, without money; not in abnahme and production')
  .option('--port <number>', 'where it listens', '3900')
  .option('--notify <url>', "where PAYONE's status messages go")
  .option('--notify-paypal <url>', "where PayPal's webhooks go")
  .option('--until-input-ends', 'ends with the program that writes its input')
  .action(async ({ port, untilInputEnds, ...targets }: SandboxOptions) => {
    const { deployment } = settings().config;
    if (deployment !== 'local' && deployment !== 'test')
      throw new ConfigError(`The sandbox does not run in ${deployment}.`);
    const sandbox = await startSandbox(Number(port), targets);
    say(`${SANDBOX_OPEN}http://localhost:${sandbox.port}`);
    if (untilInputEnds) process.stdin.on('end', () => process.exit(0)).resume();
  });

program
  .command('migrate')
  .description('brings the database to the newest version')
  .action(() =>
    withDatabase(async (database) => {
      await migrateDatabase(database.url);
      say('The database is up to date.');
    }),
  );

program
  .command('seed')
  .description('loads a network: hosts, locations, articles, prices and stock; replaces what is there')
  .argument('<name>', '"demo", or a folder with files like those of the demo')
  .action((name: string) =>
    withDatabase(async (database) => {
      await migrateDatabase(database.url);
      say(await seed(contextOf(database), name, settings().config));
    }),
  );

const pictureTools = () => picturesOf(settings().config);

const tools = { say, withContext, pictureTools };

addImportCommands(program, tools);
addExportCommands(program, tools);
addPictureCommands(program, tools);

const user = program.command('user').description('accounts of staff: make them, give and take roles');

user
  .command('create')
  .description('makes an account and tells its new password once')
  .argument('<email>')
  .requiredOption('--first-name <name>')
  .requiredOption('--last-name <name>')
  .option('--role <role>', staffRoleNames.join(', '))
  .option('--location <url>', 'where the role counts; without it at all locations')
  .option('--noa', 'sees the categories that are for staff only')
  .action((email: string, options) =>
    withContext(async (context) => void say(await createStaff(context, email, options))),
  );

for (const what of ['grant', 'revoke'] as const) {
  user
    .command(what)
    .description(what === 'grant' ? 'gives a role' : 'takes a role away')
    .argument('<email>')
    .argument('<role>', staffRoleNames.join(', '))
    .option('--location <url>', 'where the role counts; without it at all locations')
    .action((email: string, role: string, { location }: { location?: string }) =>
      withContext(async (context) => void say(await changeRole(context, what, email, role, location))),
    );
}

user
  .command('password')
  .description('sets a new password, tells it once, and ends all sessions')
  .argument('<email>')
  .action((email: string) => withContext(async (context) => void say(await renewPassword(context, email))));

user
  .command('second-factor')
  .description('removes the second factor of somebody who lost the app, and ends all sessions')
  .argument('<email>')
  .action((email: string) =>
    withContext(async (context) => void say(await dropSecondFactor(context, email))),
  );

user
  .command('list')
  .description('everybody with a role, with the location that it counts at (* for all)')
  .action(() => withContext(async (context) => (await staffLines(context)).forEach(say)));

addProviderCommands(program, {
  say,
  withContext: (work) =>
    withContext(async (context) => work({ ...context, keys: await accountKeys(settings().config) })),
});
addApiKeyCommands(program, tools);
addDeliveryCommands(program, tools);
addStockCommands(program, tools);
addOrderCommands(program, tools);
addBankCommands(program, tools);
addSearchCommands(program, tools);
addBackupCommands(program, { say, settings, withDatabase });

program
  .command('doctor')
  .description('checks environment, database, migrations, host configuration and what locations have set')
  .action(async () => {
    const { config, log } = settings();
    const findings = await diagnose(config, log, await import('virtual:react-router/server-build'));
    const marks = { ok: 'ok  ', note: 'note', bad: 'BAD ' };
    for (const { kind, text } of findings) say(`${marks[kind]} ${text}`);
    if (findings.some(({ kind }) => kind === 'bad')) process.exitCode = 1;
  });

program
  .command('hosts')
  .description('hosts, and where an address leads')
  .command('explain')
  .description('prints step by step where a URL leads, and why')
  .argument(
    '<url>',
    '"http://localhost/muster/alt", "localhost/muster/alt", or "/muster/alt" on the fallback host',
  )
  .action((url: string) =>
    withDatabase(async (database) => {
      const log = createLog('silent');
      const network = await loadNetwork(database.db, log, locationSettings);
      const pageAt = createPageMatcher(await import('virtual:react-router/server-build'));
      const { config } = settings();
      const exists = pageLookup(network, { ...contextOf(database), log }, pageAt, config);
      for (const line of await explain(network, url, exists)) say(line);
    }),
  );

program.parseAsync().catch((error: unknown) => {
  // Known errors are one clear line; the stack is for faults of the program.
  const known = error instanceof ConfigError || (error as Error).name === 'NetworkFilesError';
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
