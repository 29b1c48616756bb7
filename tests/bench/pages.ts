import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import { request } from '../support/request';
import { load, median, type Round } from './load';

const SECONDS = 3;
const ROUNDS = 3;

/** A page's figures beside those of a bare server that sends the same bytes. */
export interface PageFigures {
  name: string;
  kept: { requestsPerSecond: number; p95: number };
  fresh: { requestsPerSecond: number; p95: number };
  bare: { requestsPerSecond: number; p95: number };
  bytes: number;
}

async function startBareServer(body: string, folder: string) {
  const file = path.join(folder, 'page.html');
  await fs.writeFile(file, body);
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-server.mjs'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(line.toString()), stop: () => child.kill('SIGTERM') };
}

function summary(rounds: Round[]) {
  const errors = rounds.reduce((sum, round) => sum + round.errors, 0);
  if (errors > 0) throw new Error(`${errors} answers failed`);
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p95: median(rounds.map((round) => round.p95)),
  };
}

/**
 * Loads a page in rounds that take turns: for visitors without a session (kept), for one with a cart (made afresh),
 * and from a bare server sending the same bytes.
 */
export async function measurePage(
  name: string,
  port: number,
  page: string,
  cookie: string,
  folder: string,
): Promise<PageFigures> {
  const { text } = await request({ port, path: page });
  const bare = await startBareServer(text, folder);
  const host = { host: `localhost:${port}` };
  const kept: Round[] = [];
  const fresh: Round[] = [];
  const limit: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    limit.push(await load(`http://127.0.0.1:${bare.port}/`, {}, SECONDS));
    kept.push(await load(`http://127.0.0.1:${port}${page}`, host, SECONDS));
    fresh.push(await load(`http://127.0.0.1:${port}${page}`, { ...host, cookie }, SECONDS));
  }
  bare.stop();
  return { name, kept: summary(kept), fresh: summary(fresh), bare: summary(limit), bytes: text.length };
}
