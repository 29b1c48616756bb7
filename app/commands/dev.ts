import { createServer } from 'vite';
import { ConfigError, readConfig } from '~/platform/config/config.server';
import { createLog } from '~/platform/log.server';

/** Vite compiles sources on demand and serves the program's modules too, so that the program and the routes share them. */
async function develop(): Promise<void> {
  const config = readConfig({ DEV_ROUTES: '1', ...process.env });
  const log = createLog(config.logLevel);
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { port: 24_678 } },
    appType: 'custom',
  });
  const { startShop, shopAddresses, stopAtSignals } = (await vite.ssrLoadModule(
    '/app/commands/serve.server.ts',
  )) as typeof import('./serve.server');
  const shop = await startShop(config, log, {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as never,
    files: (request, response, otherwise) => vite.middlewares(request, response, otherwise),
  });
  stopAtSignals(shop, config, log);
  process.stdout.write(
    `\nRadhaus is open on http://localhost:${shop.port}\n\n${shopAddresses(shop.network(), shop.port).join('\n')}\n\n`,
  );
}

develop().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : ((error as Error).stack ?? error)}\n`,
  );
  process.exit(1);
});
