import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { inTurns, load, p95, type Round, summary, timed } from './load';
import type { Row } from './report';

const SECONDS = 4;
const RUNS = 40;
const WARM_UP = 5;

const addresses = {
  hosts: '/api/v1/hosts',
  'a location': '/api/v1/standorte/muster',
  categories: '/api/v1/Categories?standortUrl=muster',
  'cached tyre list': '/api/v1/standorte/muster/tires',
};

/** A machine where plain React Router answers 87 pages a second holds these. */
const AT_LEAST = 1_000;
const LIMITS = { cached: 20, fresh: 40 };

async function measureAddress(shops: BenchShop[], label: string, path: string): Promise<Row[]> {
  const rounds = await inTurns(shops, 3, ({ port }) =>
    load(`http://127.0.0.1:${port}${path}`, { host: `localhost:${port}` }, SECONDS),
  );
  // The first round fills caches.
  const of = (figure: Exclude<keyof Round, 'errors'>) => rounds.map((all) => summary(all.slice(1))[figure]);
  return [
    { label, unit: '/s', values: of('requestsPerSecond'), digits: 0, atLeast: AT_LEAST },
    { label: `${label}, p95`, unit: 'ms', values: of('p95'), limit: LIMITS.cached },
  ];
}

/** The price makes each list a new one. */
async function measureFresh(shops: BenchShop[]): Promise<Row> {
  const figures = await inTurns(shops, WARM_UP + RUNS, async ({ port }, run) => {
    const path = `${addresses['cached tyre list']}?breite=205&hoehe=55&durchmesser=16&preisVon=${run + 1}`;
    const [ms = 0] = await timed(1, () => request({ port, path }));
    return ms;
  });
  const values = figures.map((times) => p95(times.slice(WARM_UP)));
  return { label: 'fresh tyre list with facets, p95', unit: 'ms', values, limit: LIMITS.fresh };
}

export async function measureApi(shops: BenchShop[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [label, path] of Object.entries(addresses))
    rows.push(...(await measureAddress(shops, label, path)));
  return [...rows, await measureFresh(shops)];
}
