import type { BenchShop } from './bench-shop';
import { inTurns, load, summary } from './load';
import type { Row } from './report';

const SECONDS = 3;
const ROUNDS = 3;
const WISH = new URLSearchParams({
  src: '/muster/bilder/reifen/alpin/Winter/205%2F55%20R16.svg',
  width: '600',
  type: 'image/webp',
});

/** A picture in another size, as it is sent once it was made. */
export async function measurePictures(shops: BenchShop[]): Promise<Row[]> {
  const rounds = await inTurns(shops, ROUNDS, ({ port }) =>
    load(`http://127.0.0.1:${port}/api/v1/resizeImages?${WISH}`, { host: `localhost:${port}` }, SECONDS),
  );
  const figures = rounds.map(summary);
  return [
    {
      label: 'resized picture from the cache',
      unit: 'requests/s',
      values: figures.map(({ requestsPerSecond }) => requestsPerSecond),
      digits: 0,
    },
    { label: 'resized picture from the cache, p95', unit: 'ms', values: figures.map(({ p95 }) => p95) },
  ];
}
