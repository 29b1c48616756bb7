import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import readline from 'node:readline';
import type { BenchShop } from './bench-shop';

export interface Clock {
  /** Sends a line and returns the milliseconds of the answer. */
  measure(line: string): Promise<number>;
  stop(): void;
}

/** @param program of `tests/bench/`; it gets the database's URL and answers each line with a number */
export function startClock(
  { folder, databaseUrl }: BenchShop,
  program: string,
  environment: Record<string, string> = {},
): Clock {
  const tsx = path.join(folder, 'node_modules/tsx/dist/cli.mjs');
  const child = spawn(process.execPath, [tsx, `tests/bench/${program}`, databaseUrl], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = readline.createInterface({ input: child.stdout });
  return {
    measure: async (line) => {
      const answer = once(lines, 'line', { signal: AbortSignal.timeout(60_000) });
      child.stdin.write(`${line}\n`);
      return Number((await answer)[0]);
    },
    stop: () => child.stdin.end(),
  };
}
