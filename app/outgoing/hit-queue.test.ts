import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { openHitQueue } from './hit-queue.server';

const DAY_MS = 86_400_000;

it('keeps what nobody takes for a day, and sends the rest once it is taken', async () => {
  let isTaken = false;
  const taken: string[] = [];
  const server = createServer(async (request, response) => {
    const { requests } = JSON.parse(await text(request)) as { requests: string[] };
    if (isTaken) taken.push(...requests.map((one) => new URLSearchParams(one).get('url') ?? ''));
    response.writeHead(isTaken ? 200 : 500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  let later = 0;
  let failures = 0;
  const warn = () => {
    failures += 1;
  };
  const queue = openHitQueue({ now: () => new Date(Date.now() + later), warn, sendEvery: 5, pauseAtMost: 5 });
  queue.add(to, { url: 'vorgestern' }, undefined);
  /** The first may have been on its way already. */
  const failsTwice = async () => {
    const before = failures;
    await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  };
  await failsTwice();
  later = DAY_MS / 2;
  queue.add(to, { url: 'gestern' }, undefined);
  await failsTwice();
  later = DAY_MS + 1_000;
  await failsTwice();
  isTaken = true;
  await expect.poll(() => taken, { timeout: 10_000 }).toEqual(['gestern']);
  queue.add(to, { url: 'heute' }, undefined);
  await queue.stop();
  expect(taken).toEqual(['gestern', 'heute']);
  server.close();
});

it('sends all that waits, also more than one call takes', async () => {
  const taken: number[] = [];
  const server = createServer(async (request, response) => {
    const { requests } = JSON.parse(await text(request)) as { requests: string[] };
    taken.push(requests.length);
    response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const queue = openHitQueue({
    now: () => new Date(),
    warn: (error) => expect.unreachable(String(error)),
    sendEvery: 60_000,
  });
  for (let hit = 0; hit < 450; hit += 1) queue.add(to, { url: String(hit) }, undefined);
  await queue.stop();
  expect(taken).toEqual([200, 200, 50]);
  server.close();
});
