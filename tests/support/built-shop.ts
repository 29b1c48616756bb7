import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The built operator's program. */
export const builtShop = path.join(root, 'build/server/index.js');

/** Builds the shop when its sources are newer than the build. */
export function buildIfNeeded(): void {
  execFileSync(process.execPath, [path.join(root, 'app/commands/launch.mjs'), '--build'], {
    // Vitest's variables would make Vite leave out what only the shop needs.
    env: ownEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** The environment of a shop under test: nothing of the caller's but what finds programs and folders. */
export function ownEnvironment(more: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  return {
    PATH,
    HOME,
    TMPDIR,
    SystemRoot,
    NODE_ENV: 'production',
    DEPLOYMENT_ENVIRONMENT: 'test',
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'info',
    ...more,
  };
}
