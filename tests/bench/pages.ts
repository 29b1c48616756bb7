import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { inTurns, load, type Round, summary } from './load';
import type { Row } from './report';
import { startBareServer } from './start-bare-server';

const SECONDS = 3;
const ROUNDS = 3;

/** Without a session, with a cart, and from a bare server. */
async function measureRound({ port, cookie }: BenchShop, page: string, barePort: number) {
  const host = { host: `localhost:${port}` };
  const url = `http://127.0.0.1:${port}${page}`;
  return {
    bare: await load(`http://127.0.0.1:${barePort}/`, {}, SECONDS),
    cached: await load(url, host, SECONDS),
    fresh: await load(url, { ...host, cookie }, SECONDS),
  };
}

/** @param pageOf the page's path in a shop */
export async function measurePage(
  name: string,
  shops: BenchShop[],
  pageOf: (shop: BenchShop) => string,
): Promise<Row[]> {
  const pages = await Promise.all(
    shops.map(async (shop) => {
      const { text, raw } = await request({
        port: shop.port,
        path: pageOf(shop),
        headers: { 'accept-encoding': 'br' },
      });
      return { shop, bare: await startBareServer(text), decoded: Buffer.byteLength(text), sent: raw.length };
    }),
  );
  const rounds = await inTurns(pages, ROUNDS, ({ shop, bare }) =>
    measureRound(shop, pageOf(shop), bare.port),
  );
  for (const { bare } of pages) await bare.stop();
  const of = (kind: 'bare' | 'cached' | 'fresh', figure: Exclude<keyof Round, 'errors'>) =>
    rounds.map((shop) => summary(shop.map((round) => round[kind]))[figure]);
  const share = (kind: 'cached' | 'fresh') => {
    const bare = of('bare', 'requestsPerSecond');
    return of(kind, 'requestsPerSecond').map((value, index) => value / (bare[index] ?? 1));
  };
  return [
    { label: `${name}: HTML, decoded`, unit: 'KB', values: pages.map((page) => page.decoded / 1024) },
    { label: `${name}: HTML, as brotli`, unit: 'KB', values: pages.map((page) => page.sent / 1024) },
    { label: `${name}: bare server`, unit: '/s', values: of('bare', 'requestsPerSecond'), digits: 0 },
    { label: `${name}: cached`, unit: '/s', values: of('cached', 'requestsPerSecond'), digits: 0 },
    { label: `${name}: cached, p95`, unit: 'ms', values: of('cached', 'p95') },
    { label: `${name}: cached, share of bare`, unit: '', values: share('cached'), digits: 2 },
    { label: `${name}: with a cart`, unit: '/s', values: of('fresh', 'requestsPerSecond'), digits: 0 },
    { label: `${name}: with a cart, p95`, unit: 'ms', values: of('fresh', 'p95') },
    { label: `${name}: with a cart, share of bare`, unit: '', values: share('fresh'), digits: 3 },
  ];
}
