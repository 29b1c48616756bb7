import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import { inTurns, median, timed } from './load';
import type { Row } from './report';

const RUNS = 9;
const WARM_UP = 5;
const SIZES = {
  'one size': 'breite=205&hoehe=55&durchmesser=16',
  'all sizes': 'breite=&hoehe=&durchmesser=',
};
/** Maximum milliseconds. */
const LIMITS = { 'one size': 50, 'all sizes': 300 };

/** The facets of a list, alone and within the whole answer, for lists that are not cached. */
export async function measureFacets(shops: BenchShop[]): Promise<Row[]> {
  const clocks = shops.map((shop) => startClock(shop, 'facet-clock.ts'));
  const rows: Row[] = [];
  for (const [size, query] of Object.entries(SIZES)) {
    for (const hasPrice of [false, true]) {
      // The price makes each list a new one, so nothing is cached.
      const at = (run: number) => (hasPrice ? `${query}&preisVon=${run + 1}&preisBis=${200 + run}` : query);
      const figures = await inTurns(clocks, WARM_UP + RUNS, (clock, run) => clock.measure(at(run)));
      rows.push({
        label: `facets of ${size}${hasPrice ? ', with a price range' : ''}`,
        unit: 'ms',
        values: figures.map((times) => median(times.slice(WARM_UP))),
        limit: LIMITS[size as keyof typeof LIMITS],
      });
    }
  }
  for (const clock of clocks) clock.stop();
  for (const [size, query] of Object.entries(SIZES)) {
    const ask = async ({ port }: BenchShop, run: number) => {
      const [ms = 0] = await timed(1, () =>
        request({ port, path: `/muster/reifen.data?${query}&preisVon=${run + 1}` }),
      );
      return ms;
    };
    const figures = await inTurns(shops, WARM_UP + RUNS, ask);
    rows.push({
      label: `whole answer of a new list of ${size}`,
      unit: 'ms',
      values: figures.map((times) => median(times.slice(WARM_UP))),
    });
  }
  const again = await inTurns(shops, 20, async ({ port }) => {
    const path = `/muster/reifen.data?${SIZES['all sizes']}&hersteller=Michelin`;
    const [ms = 0] = await timed(1, () => request({ port, path }));
    return ms;
  });
  rows.push({ label: 'the same list asked again', unit: 'ms', values: again.map(median), limit: 20 });
  return rows;
}
