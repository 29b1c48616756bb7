import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builtShop, ownEnvironment } from './built-shop';

const run = promisify(execFile);

interface Target {
  url: string;
  dataDir?: string;
  environment?: Record<string, string>;
}

/** @throws if the command ends with an error */
export function radhaus({ url, dataDir, environment }: Target, ...args: string[]) {
  const own = dataDir === undefined ? {} : { DATA_DIR: dataDir };
  const env = ownEnvironment({ DATABASE_URL: url, LOG_LEVEL: 'silent', ...own, ...environment });
  return run(process.execPath, [builtShop, ...args], { env, maxBuffer: 10_000_000 });
}
