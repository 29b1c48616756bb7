import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builtShop, ownEnvironment } from './built-shop';

const run = promisify(execFile);

/** @throws if the command ends with an error */
export function radhaus({ url, dataDir }: { url: string; dataDir?: string }, ...args: string[]) {
  const own = dataDir === undefined ? {} : { DATA_DIR: dataDir };
  const env = ownEnvironment({ DATABASE_URL: url, LOG_LEVEL: 'silent', ...own });
  return run(process.execPath, [builtShop, ...args], { env, maxBuffer: 10_000_000 });
}
