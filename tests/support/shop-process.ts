import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { builtShop, ownEnvironment } from './built-shop';
import { temporaryFolder } from './database-server';

/** The error-level lines of a shop's log. */
export interface ErrorWatch {
  /** Lines that came since the last call, without those that were expected. */
  newErrors(): string[];
  /** Lets lines with this text pass until the next call of `newErrors`. */
  expectError(text: string): void;
}

/** A node of the built shop in a process of its own. */
export interface ShopProcess extends ErrorWatch {
  port: number;
  pid: number;
  /** Where it writes what is not in the database, such as mails. */
  dataDir: string;
  /** All that it has written: its log, one JSON line an event, and words for the operator. */
  log(): string;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
  kill9(): Promise<void>;
}

const READY = /Radhaus is open on http:\/\/localhost:(\d+)/;
const PATIENCE_MS = 60_000;
/** The demo has one location with an invalid theme, on purpose. */
const ERROR_OF_THE_DEMO = '"location":"bamberg","msg":"Theme ignored';

/** @param log all that a shop has written so far */
export function watchErrors(log: () => string): ErrorWatch {
  let expected = [ERROR_OF_THE_DEMO];
  let seen = 0;
  return {
    newErrors: () => {
      const text = log();
      const unexpected = text
        .slice(seen)
        .split('\n')
        .filter((line) => /^\{"level":[56]0,/.test(line) && !expected.some((part) => line.includes(part)));
      seen = text.length;
      expected = [ERROR_OF_THE_DEMO];
      return unexpected;
    },
    expectError: (text) => expected.push(text),
  };
}

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

export interface LaunchOptions {
  /** Another user of the machine, for tests that are run by root. */
  runAs?: { uid: number; gid: number } | undefined;
  /** The built program of another checkout. */
  program?: string;
  /** Where other processes read the log. */
  logFile?: string;
}

/**
 * Starts a node of the built shop and waits until it is open.
 * @param environment at least DATABASE_URL, or DATA_DIR for an embedded database
 * @throws {Error} with all that it wrote, when it does not open
 */
export async function launchShop(
  environment: Record<string, string>,
  { runAs, program = builtShop, logFile }: LaunchOptions = {},
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
      if (logFile) fs.appendFileSync(logFile, text);
    });
  }
  const exited = once(child, 'exit');
  const tidyUp = async () => {
    if (!environment.DATA_DIR) await fs.promises.rm(dataDir, { recursive: true, force: true });
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
  return {
    ...watchErrors(() => output),
    port,
    pid: child.pid ?? 0,
    dataDir,
    log: () => output,
    stop: () => end('SIGTERM'),
    kill9: async () => void (await end('SIGKILL')),
  };
}
