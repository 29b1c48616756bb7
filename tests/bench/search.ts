import { request } from '../support/request';
import type { BenchShop } from './bench-shop';
import { inTurns, median, timed } from './load';
import type { Row } from './report';

/** Each finds articles by their text: none is a size or a make alone. */
const WORDS = ['eco', 'contact', 'premium', 'winter eco', 'sport', 'ultra', 'all season', 'comfort', 'grip'];

const searchTime = async ({ port }: BenchShop, words: string): Promise<number> => {
  const path = `/muster/search?q=${encodeURIComponent(words)}`;
  const [ms = 0] = await timed(1, () => request({ port, path }));
  return ms;
};

/** The first search after the lists changed, when what it looks in is gathered anew, and those after it. */
export async function measureSearch(shops: BenchShop[]): Promise<Row[]> {
  const first: number[] = [];
  for (const shop of shops) first.push(await searchTime(shop, 'erste suche'));
  const later = await inTurns(shops, WORDS.length, (shop, round) => searchTime(shop, WORDS[round] ?? ''));
  return [
    { label: 'search: the first after a change', unit: 'ms', values: first },
    { label: 'search: each other', unit: 'ms', values: later.map(median) },
  ];
}
