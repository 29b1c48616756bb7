import { setFlagsFromString } from 'node:v8';
import { Command } from 'commander';
import { explain } from '~/domain/tenancy/explain.server';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { ConfigError } from '~/platform/config/config.server';
import { createPageMatcher } from '~/platform/http/page-matcher.server';
import { createLog } from '~/platform/log.server';
import { pageLookup } from '~/storefront/navigation/page-lookup.server';
import { addDataCommands, toldOf } from './data-commands';
import { diagnose } from './doctor.server';
import { openShop } from './open-shop.server';
import { SANDBOX_OPEN, withSandboxBeside } from './sandbox/beside-shop.server';
import { startSandbox } from './sandbox/sandbox';
import { outliveRejections, shopAddresses, stopAtSignals } from './serve.server';
import { toolsIn } from './tools';

const tools = toolsIn({
  env: process.env,
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  fail: () => {
    process.exitCode = 1;
  },
  // Without it, garbage would take several times the memory that rows need.
  spareMemory: () => setFlagsFromString('--heap-growing-percent=40'),
});
const { say, settings, contextOf, withDatabase } = tools;

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
    const shop = await openShop(config, log);
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

addDataCommands(program, tools);

program
  .command('doctor')
  .description('checks environment, database, migrations, host configuration and what locations have set')
  .action(async () => {
    const { config, log } = settings();
    const findings = await diagnose(config, log, await import('virtual:react-router/server-build'));
    const marks = { ok: 'ok  ', note: 'note', bad: 'BAD ' };
    for (const { kind, text } of findings) say(`${marks[kind]} ${text}`);
    if (findings.some(({ kind }) => kind === 'bad')) tools.fail();
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
  tools.complain(toldOf(error));
  process.exit(1);
});
