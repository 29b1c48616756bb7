import { request } from '../support/request';
import { type BenchShop, fillAll } from './bench-shop';
import { inTurns, median, p95, timed } from './load';
import { addFields, addProducts } from './products';
import { type Row, say } from './report';

const SIZES = [10_000, 100_000];
/** Maximum of the 95th percentile, ms. */
const LIMITS = { search: 100, suggestion: 40 } as const;

/** Words in titles: none is a size or a make alone. */
const WORDS = ['eco', 'contact', 'premium', 'winter eco', 'sport', 'ultra', 'all season', 'comfort', 'grip'];
/** Words of added products; a number makes each search a new one. */
const asked = (run: number): string[] => [
  `box ${run}`,
  `hersteller ${run % 40} box`,
  `farbe ${run % 9} volumen ${250 + 25 * (run % 20)}`,
  `ausführung ${run % 2} links ${run % 7}`,
  `${WORDS[run % WORDS.length]} ${run % 10}`,
  `öl ${run}`,
  `205/55 r16 ${WORDS[run % WORDS.length]} ${run}`,
  `gibtsnicht ${run}`,
  `ueberall ${run}`,
];
const RUNS = 20;
const WARM_UP = 2;

const answerTime = async ({ port }: BenchShop, page: string, words: string): Promise<number> => {
  const path = `/muster/${page}?q=${encodeURIComponent(words)}`;
  const [ms = 0] = await timed(1, async () => {
    const { status } = await request({ port, path });
    if (status >= 400) throw new Error(`${path}: ${status}`);
  });
  return ms;
};

/** The first search after a change of the lists reads all data again. */
async function measureOfTyres(shops: BenchShop[]): Promise<Row[]> {
  const first: number[] = [];
  for (const shop of shops) first.push(await answerTime(shop, 'search', 'erste suche'));
  const later = await inTurns(shops, WORDS.length, (shop, round) =>
    answerTime(shop, 'search', WORDS[round] ?? ''),
  );
  return [
    { label: 'the first search after a change', unit: 'ms', values: first },
    { label: 'each other, median', unit: 'ms', values: later.map(median) },
  ];
}

const beginnings = (words: string) =>
  [...words].map((_, at) => words.slice(0, at + 1)).filter((beginning) => beginning.length > 1);

async function measureBeside(shop: BenchShop, label: string): Promise<Row[]> {
  await answerTime(shop, 'search', `erste ${label}`);
  const searches: number[] = [];
  const suggestions: number[] = [];
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    for (const words of asked(run)) {
      const search = await answerTime(shop, 'search', words);
      if (run >= WARM_UP) searches.push(search);
    }
    const [typed = ''] = asked(run).slice(run % 9);
    for (const beginning of beginnings(`${typed} ${label}`)) {
      const suggestion = await answerTime(shop, 'search/vorschlaege', beginning);
      if (run >= WARM_UP) suggestions.push(suggestion);
    }
  }
  return [
    { label: `${label}: search, median`, unit: 'ms', values: [median(searches)] },
    { label: `${label}: search, p95`, unit: 'ms', values: [p95(searches)], limit: LIMITS.search },
    { label: `${label}: suggestion, median`, unit: 'ms', values: [median(suggestions)] },
    { label: `${label}: suggestion, p95`, unit: 'ms', values: [p95(suggestions)], limit: LIMITS.suggestion },
  ];
}

/** Among many tyres, then with more and more products. No query is cached. */
export async function measureSearch(shops: BenchShop[]): Promise<Row[]> {
  await fillAll(shops);
  const rows = await measureOfTyres(shops);
  const [shop] = shops;
  if (!shop) return rows;
  await addFields(shop.client);
  let there = 0;
  for (const size of SIZES) {
    await addProducts(shop.client, there + 1, size);
    there = size;
    await shop.client.query("insert into tag_moves (tag) values ('list'), ('list:product')");
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    say(`${size} products beside the tyres`);
    rows.push(...(await measureBeside(shop, `${size} products`)));
  }
  return rows;
}
