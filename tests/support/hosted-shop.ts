import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownEnvironment, projectFolder, SHORT_LIVED } from './built-shop';
import { temporaryFolder } from './database-server';
import { type ErrorWatch, watchErrors } from './shop-process';

export interface OpenShop extends ErrorWatch {
  port: number;
  dataDir: string;
  /** JSON lines, and text for the operator. */
  log(): string;
  stop(): Promise<unknown>;
}

interface Host {
  child: ChildProcess;
  /** What the shop that is open prints. */
  listener: (text: string) => void;
}

const PATIENCE_MS = 60_000;
const STOP_MS = 10_000;

/** Of this worker, without a shop. */
const idle: Host[] = [];

async function startHost(): Promise<Host> {
  const program = path.join(projectFolder, 'build/server/open-shop.js');
  const child = spawn(
    process.execPath,
    [...SHORT_LIVED, path.join(import.meta.dirname, 'shop-host.mjs'), program],
    { env: ownEnvironment(), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const host: Host = { child, listener: () => undefined };
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => host.listener(text));
  await answerOf(host, PATIENCE_MS);
  return host;
}

function takeIdle(): Host | undefined {
  const host = idle.pop();
  return host && !host.child.connected ? takeIdle() : host;
}

/** @throws {Error} of the host, or when it is too late */
async function answerOf({ child }: Host, withinMs: number): Promise<{ port?: number }> {
  const tooLate = new AbortController();
  const answer = await Promise.race([
    once(child, 'message', { signal: tooLate.signal }).then(([message]) => message),
    once(child, 'exit', { signal: tooLate.signal }).then(() => ({ failure: 'the host ended' })),
    wait(withinMs, { failure: `no answer within ${withinMs} ms` }, { signal: tooLate.signal }),
  ]).finally(() => tooLate.abort());
  if (answer.failure) throw new Error(answer.failure);
  return answer;
}

function tell(host: Host, order: object, withinMs: number): Promise<{ port?: number }> {
  const answer = answerOf(host, withinMs);
  host.child.send(order);
  return answer;
}

/**
 * A shop in a process that had others before: it starts and answers in a fraction of the time of a new one. What is the subject of a
 * test, its process, its clock or its first start, has a process of its own: `launchShop`.
 */
export async function openHostedShop(environment: Record<string, string>): Promise<OpenShop> {
  const host = takeIdle() ?? (await startHost());
  const dataDir = environment.DATA_DIR ?? (await temporaryFolder('radhaus-shop-'));
  let output = '';
  host.listener = (text) => {
    output += text;
  };
  const leave = async (order: () => Promise<unknown>) => {
    await order().then(
      () => idle.push(host),
      () => host.child.kill('SIGKILL'),
    );
    host.listener = () => undefined;
    if (!environment.DATA_DIR) await fs.rm(dataDir, { recursive: true, force: true });
  };
  const open = ownEnvironment({ DATA_DIR: dataDir, ...environment });
  const { port = 0 } = await tell(host, { open }, PATIENCE_MS).catch(async (error: unknown) => {
    await leave(() => Promise.reject(error));
    throw new Error(`The shop did not open:\n${output}`, { cause: error });
  });
  let stopped: Promise<void> | undefined;
  return {
    ...watchErrors(() => output),
    port,
    dataDir,
    log: () => output,
    stop: () => {
      // Who stops it twice must not give the host away twice.
      stopped ??= leave(() => tell(host, { close: true }, STOP_MS));
      return stopped;
    },
  };
}
