import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { builtShop, ownEnvironment } from './built-shop';

const run = promisify(execFile);

/** @throws if the command ends with an error */
export function radhaus(database: { url: string }, ...args: string[]) {
  const env = ownEnvironment({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  return run(process.execPath, [builtShop, ...args], { env, maxBuffer: 10_000_000 });
}
