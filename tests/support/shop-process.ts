import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { builtShop, ownEnvironment, SHORT_LIVED } from './built-shop';
import { temporaryFolder } from './database-server';
import type { OpenShop } from './hosted-shop';

export interface ErrorWatch {
  /** Since the last call, without the expected ones. */
  newErrors(): string[];
  /** Until the next call of `newErrors`. */
  expectError(text: string): void;
}

export interface ShopProcess extends OpenShop {
  pid: number;
  /** Sends SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
  kill9(): Promise<void>;
}

const READY = /Radhaus is open on http:\/\/localhost:(\d+)/;
const PATIENCE_MS = 60_000;
/** The demo has one location with an invalid theme, on purpose. */
const ERROR_OF_THE_DEMO = '"location":"bamberg","msg":"Theme ignored';

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
  runAs?: { uid: number; gid: number } | undefined;
  program?: string;
  logFile?: string;
  /** Of Node.js. */
  flags?: string[];
}

/** Waits until the shop is open. @param environment at least DATABASE_URL or DATA_DIR @throws {Error} with its output */
export async function launchShop(
  environment: Record<string, string>,
  { runAs, program = builtShop, logFile, flags = SHORT_LIVED }: LaunchOptions = {},
): Promise<ShopProcess> {
  const dataDir = environment.DATA_DIR ?? (await temporaryFolder('radhaus-shop-'));
  const child = spawn(process.execPath, [...flags, program, 'serve'], {
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
