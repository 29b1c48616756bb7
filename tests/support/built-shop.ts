import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const projectFolder = path.resolve(import.meta.dirname, '../..');

export const builtShop = programOf(projectFolder);

/** Most of a test's program runs once: less is compiled for speed, and memory is tidied up beside no other thread. */
export const SHORT_LIVED = [
  '--interrupt-budget=1000000',
  '--initial-old-space-size=256',
  '--single-threaded-gc',
];

export function programOf(folder: string): string {
  return path.join(folder, 'build/server/index.js');
}

export function buildIfNeeded(folder = projectFolder): void {
  execFileSync(process.execPath, [path.join(folder, 'app/commands/launch.mjs'), '--build'], {
    cwd: folder,
    // Vitest's variables would make Vite leave out what only the shop needs.
    env: ownEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Inherits only what finds programs and folders. */
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
    DRAIN_SECONDS: '0',
    ...more,
  };
}
