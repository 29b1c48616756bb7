import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builtShop, ownEnvironment, SHORT_LIVED } from './built-shop';

const run = promisify(execFile);

export interface Target {
  url: string;
  dataDir?: string;
  environment?: Record<string, string>;
}

export function commandEnvironment({ url, dataDir, environment }: Target): NodeJS.ProcessEnv {
  const own = dataDir === undefined ? {} : { DATA_DIR: dataDir };
  return ownEnvironment({ DATABASE_URL: url, LOG_LEVEL: 'silent', ...own, ...environment });
}

/** The built command, as an operator starts it. @throws if it ends with an error */
export function radhausProcess(target: Target, ...args: string[]) {
  return run(process.execPath, [...SHORT_LIVED, builtShop, ...args], {
    env: commandEnvironment(target),
    maxBuffer: 10_000_000,
  });
}
