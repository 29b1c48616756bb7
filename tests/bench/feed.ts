import type { BenchShop } from './bench-shop';
import { startClock } from './clock';
import type { Row } from './report';

/** Seconds and MB for 100,000 articles. */
const LIMITS = { seconds: 20, megabytes: 150 };

export async function measureFeed(shops: BenchShop[]): Promise<Row[]> {
  const seconds: number[] = [];
  const megabytes: number[] = [];
  for (const shop of shops) {
    const clock = startClock(shop, 'feed-clock.ts');
    seconds.push((await clock.measure('milliseconds')) / 1_000);
    megabytes.push(await clock.measure('megabytes'));
    clock.stop();
  }
  return [
    { label: 'product feed of a location', unit: 's', values: seconds, limit: LIMITS.seconds },
    { label: 'memory beside', unit: 'MB', values: megabytes, limit: LIMITS.megabytes },
  ];
}
