import { expect, it } from 'vitest';
import { generateNetwork } from '~/commands/generated/generate-network';
import { seedGenerated } from '~/commands/seed.server';
import { crawl, refusedSources } from '../support/crawl';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const NETWORKS = 30;
const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });

interface GeneratedHost {
  hostname: string;
  isShopSystem: boolean;
}
interface GeneratedLocation {
  url: string;
  hostname: string;
}

it.each(Array.from({ length: NETWORKS }, (_, index) => index + 1))(
  'each page of network %i is there, and all that it names',
  async (seed) => {
    shop.expectError('Theme ignored');
    shop.expectError('Background image source rejected');
    const files = generateNetwork(seed);
    const hosts = JSON.parse(files['hosts.json'] ?? '') as GeneratedHost[];
    const locations = JSON.parse(files['locations.json'] ?? '') as GeneratedLocation[];
    await seedGenerated(database.context, seed, 'test');
    await expect
      .poll(async () => (await request({ port: shop.port, path: `/${locations[0]?.url}` })).status)
      .toBe(200);

    const starts = locations.map(({ url, hostname }) => {
      const isBelow = hosts.find((host) => host.hostname === hostname)?.isShopSystem;
      return new URL(`http://${hostname}:${shop.port}/${isBelow ? url : ''}`);
    });
    const faults: string[] = [];
    let pages = 0;
    await crawl(shop.port, starts, new Set(hosts.map(({ hostname }) => hostname)), (page, from) => {
      const { address, answer } = page;
      pages += 1;
      if (answer.status >= 400) faults.push(`${answer.status} ${address}, linked on ${from}`);
      for (const source of refusedSources(page)) faults.push(`${source} on ${address}`);
    });
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(locations.length * 10);
  },
);
