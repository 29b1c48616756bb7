import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** The folder of the project. */
export const projectFolder = path.resolve(import.meta.dirname, '../..');

/** The built operator's program. */
export const builtShop = programOf(projectFolder);

/** The built operator's program of a checkout. */
export function programOf(folder: string): string {
  return path.join(folder, 'build/server/index.js');
}

/** Builds the shop of a checkout when its sources are newer than the build. */
export function buildIfNeeded(folder = projectFolder): void {
  execFileSync(process.execPath, [path.join(folder, 'app/commands/launch.mjs'), '--build'], {
    cwd: folder,
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
