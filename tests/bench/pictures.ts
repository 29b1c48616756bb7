import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { inTurns, load, summary } from './load';
import type { Row } from './report';
import { startBareServer } from './start-bare-server';

const SECONDS = 3;
const ROUNDS = 3;
const WISH = new URLSearchParams({
  src: '/muster/bilder/reifen/alpin/Winter/205%2F55%20R16.svg',
  width: '600',
  type: 'image/webp',
});

/** A cached resized picture, and the same bytes from a bare server. */
export async function measurePictures(shops: BenchShop[]): Promise<Row[]> {
  const path = `/api/v1/resizeImages?${WISH}`;
  const pictures = await Promise.all(
    shops.map(async ({ port }) => ({
      port,
      bare: await startBareServer((await request({ port, path })).raw),
    })),
  );
  const rounds = await inTurns(pictures, ROUNDS, async ({ port, bare }) => ({
    bare: await load(`http://127.0.0.1:${bare.port}/`, {}, SECONDS),
    kept: await load(`http://127.0.0.1:${port}${path}`, { host: `localhost:${port}` }, SECONDS),
  }));
  for (const { bare } of pictures) await bare.stop();
  const of = (kind: 'bare' | 'kept') => rounds.map((shop) => summary(shop.map((round) => round[kind])));
  const rates = (kind: 'bare' | 'kept') => of(kind).map(({ requestsPerSecond }) => requestsPerSecond);
  const bare = rates('bare');
  return [
    { label: 'bare server', unit: '/s', values: bare, digits: 0 },
    { label: 'resized picture from the cache', unit: '/s', values: rates('kept'), digits: 0 },
    { label: 'resized picture from the cache, p95', unit: 'ms', values: of('kept').map(({ p95 }) => p95) },
    {
      label: 'share of the bare server',
      unit: '',
      values: rates('kept').map((rate, index) => rate / (bare[index] ?? 1)),
      digits: 2,
    },
  ];
}
