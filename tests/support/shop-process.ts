import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { builtShop, ownEnvironment } from './built-shop';
import { temporaryFolder } from './database-server';

/** A node of the built shop in a process of its own. */
export interface ShopProcess {
  port: number;
  pid: number;
  /** Where it writes what is not in the database, such as mails. */
  dataDir: string;
  /** All that it has written: its log, one JSON line an event, and words for the operator. */
  log(): string;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
  kill9(): Promise<void>;
  /** Error-level log lines that came since the last call, without those that were expected. */
  newErrors(): string[];
  /** Lets error-level lines with this text pass until the next call of `newErrors`. */
  expectError(text: string): void;
}

const READY = /Radhaus is open on http:\/\/localhost:(\d+)/;
const PATIENCE_MS = 60_000;
/** The demo has one location with an invalid theme, on purpose. */
const ERROR_OF_THE_DEMO = '"location":"bamberg","msg":"Theme ignored';

async function untilReady(child: ChildProcess, output: () => string): Promise<number> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const match = READY.exec(output());
    if (match) return Number(match[1]);
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The shop did not open:\n${output()}`);
}

/**
 * Starts a node of the built shop and waits until it is open.
 * @param environment at least DATABASE_URL, or DATA_DIR for an embedded database
 * @param runAs another user of the machine, for tests that are run by root
 * @param program the built program of another checkout
 * @throws {Error} with all that it wrote, when it does not open
 */
export async function launchShop(
  environment: Record<string, string>,
  runAs?: { uid: number; gid: number },
  program = builtShop,
): Promise<ShopProcess> {
  const dataDir = environment.DATA_DIR ?? (await temporaryFolder('radhaus-shop-'));
  const child = spawn(process.execPath, [program, 'serve'], {
    env: ownEnvironment({ DATA_DIR: dataDir, ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...runAs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = once(child, 'exit');
  const tidyUp = async () => {
    if (!environment.DATA_DIR) await fs.rm(dataDir, { recursive: true, force: true });
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
    await tidyUp();
    return child.exitCode;
  };
  const port = await untilReady(child, () => output).catch((error: unknown) =>
    tidyUp().then(() => Promise.reject(error)),
  );
  let expected = [ERROR_OF_THE_DEMO];
  let seen = 0;
  return {
    port,
    pid: child.pid ?? 0,
    dataDir,
    log: () => output,
    stop: () => end('SIGTERM'),
    kill9: async () => void (await end('SIGKILL')),
    newErrors: () => {
      const lines = output.slice(seen).split('\n');
      const unexpected = lines.filter(
        (line) => /^\{"level":[56]0,/.test(line) && !expected.some((text) => line.includes(text)),
      );
      seen = output.length;
      expected = [ERROR_OF_THE_DEMO];
      return unexpected;
    },
    expectError: (text) => expected.push(text),
  };
}
