import { type Config, readConfig } from '~/platform/config/config.server';
import { createStaticFiles } from '~/platform/http/static-files.server';
import { createLog, type Log } from '~/platform/log.server';
import { outliveRejections, type Shop, startShop } from './serve.server';

/** The shop of this build, with its files. */
export const openShop = async (config: Config, log: Log): Promise<Shop> =>
  startShop(config, log, {
    build: await import('virtual:react-router/server-build'),
    files: createStaticFiles(),
  });

/** For a process that opens shops one after another, each when the one before has stopped. @throws {ConfigError} */
export async function openShopIn(environment: NodeJS.ProcessEnv): Promise<Shop> {
  const config = readConfig(environment);
  const log = createLog(config.logLevel);
  process.removeAllListeners('unhandledRejection');
  outliveRejections(log);
  return openShop(config, log);
}
