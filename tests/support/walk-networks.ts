import { expect, it } from 'vitest';
import { seed } from '~/commands/seed.server';
import { readConfig } from '~/platform/config/config.server';
import { generateNetwork } from '../networks/generate-network';
import { withNetworkFolder } from '../networks/network-folder';
import { crawl, linksOf, refusedSources } from './crawl';
import { type FreshDatabase, freshDatabase } from './fresh-database';
import { faultsOfPage, isPage } from './page-faults';
import { request } from './request';
import { startShop } from './running-shop';
import { Visitor } from './visitor';

/** `npm test` walks these seeds, `npm run test:long` walks 30. */
export const everydayNetworks: readonly number[] = [1, 13, 29];
const VEHICLES = 3;

interface GeneratedHost {
  hostname: string;
  isShopSystem: boolean;
}
interface GeneratedLocation {
  url: string;
  hostname: string;
  redirectUrl?: string | null;
}

async function faultsWithVehicle(shop: { port: number }, start: URL, code: string): Promise<string[]> {
  const visitor = new Visitor(shop, start.hostname);
  const base = start.pathname.replace(/\/$/, '');
  const chosen = await visitor.post(`${base}/fahrzeug`, { fahrzeug: code });
  const pages = [chosen];
  const menu = linksOf((await visitor.open(start.pathname)).text);
  const list = menu.includes(`${base}/reifen`) ? await visitor.open(`${base}/reifen?breite=`) : undefined;
  if (list) pages.push(list);
  const detail = list && linksOf(list.text).find((href) => href.startsWith(`${base}/reifen/`));
  const key = list && /name="artikel" value="([^"]*)"/.exec(list.text)?.[1];
  const form = { aktion: 'hinzufuegen', artikel: key ?? '', menge: '1' };
  if (key) pages.push(await visitor.post(`${base}/warenkorb`, form));
  const rims = menu.find((href) => /^\/.*(alu|stahl)felgen$/.test(href));
  for (const path of [start.pathname, `${base}/fahrzeug`, rims, detail])
    if (path) pages.push(await visitor.open(path));
  return pages.flatMap((answer) => [
    ...(answer.status >= 400 ? [`${answer.status} ${answer.path} with ${code}`] : []),
    ...refusedSources({ address: new URL(answer.path, start), answer }),
  ]);
}

async function faultsOfProducts(
  shop: { port: number },
  database: FreshDatabase,
  start: URL,
): Promise<string[]> {
  const visitor = new Visitor(shop, start.hostname);
  const base = start.pathname.replace(/\/$/, '');
  const rows = await database.query<{ category: string; product: string; variant: string }>(
    `select categories.url as category, article_groups.code as product, min(articles.code) as variant
     from products join article_groups on article_groups.id = group_id join categories on categories.id = category_id
     join articles on articles.group_id = products.group_id
     join current_prices on current_prices.article_id = articles.id and location_id is null
     where retired_at is null group by 1, 2 order by 2 limit 4`,
  );
  const faults: string[] = [];
  for (const { category, product, variant } of rows) {
    const { status } = await visitor.open(`${base}/${category}`);
    for (const path of [product, `${variant}/exakt`]) {
      const answer = await visitor.open(`${base}/${category}/${path}`);
      if (answer.status !== status)
        faults.push(`${answer.status} ${answer.path} in a category with ${status}`);
      faults.push(...refusedSources({ address: new URL(answer.path, start), answer }));
    }
  }
  return faults;
}

export async function walkNetworks(seeds: readonly number[]): Promise<void> {
  const database = await freshDatabase();
  const shop = await startShop({ DATABASE_URL: database.url });

  it.each([...seeds])('each page of network %i is there, and all that it names', async (number) => {
    shop.expectError('Theme ignored');
    shop.expectError('Background image source rejected');
    const files = generateNetwork(number);
    const hosts = JSON.parse(files['hosts.json'] ?? '') as GeneratedHost[];
    const locations = JSON.parse(files['locations.json'] ?? '') as GeneratedLocation[];
    await withNetworkFolder(number, (folder) =>
      seed(database.context, folder, readConfig({ DEPLOYMENT_ENVIRONMENT: 'test' })),
    );
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
      if (isPage(page)) for (const fault of faultsOfPage(page)) faults.push(`${fault} on ${address}`);
      for (const source of refusedSources(page)) faults.push(`${source} on ${address}`);
    });
    const vehicles = await database.query<{ code: string }>(
      'select code from vehicles order by code limit $1',
      [VEHICLES],
    );
    const open = starts.filter((_, index) => !locations[index]?.redirectUrl);
    for (const [index, { code }] of vehicles.entries()) {
      const start = open[index % open.length];
      if (start) faults.push(...(await faultsWithVehicle(shop, start, code)));
    }
    for (const start of open.slice(0, 2)) faults.push(...(await faultsOfProducts(shop, database, start)));
    expect(faults).toEqual([]);
    expect(pages).toBeGreaterThan(locations.length * 10);
  });
}
