import { randomBytes } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import pg from 'pg';
import { withNetworkFolder } from '../networks/network-folder';
import { radhausProcess } from '../support/command-process';
import { launchShop, type ShopProcess } from '../support/shop-process';
import { faultsOfPages } from './walk';
import { addShapes, type Stop, startsOf, stopsByKind } from './walk-shapes';

const isLong = Boolean(process.env.LONG_TESTS);

interface WalkedShop {
  process: ShopProcess;
  /** Start pages, without the ending slash. */
  starts: string[];
  stops: Stop[];
  vehicle: string;
  article: string;
}

type Prepare = (page: Page, start: string, shop: WalkedShop) => Promise<void>;

async function post(page: Page, start: string, path: string, form: Record<string, string>) {
  if (!page.url().startsWith(`${start}/`)) await page.goto(`${start}/gibt-es-nicht`);
  const status = await page.evaluate(
    async ([address, fields]) => {
      const body = new URLSearchParams(fields);
      return (await fetch(address, { method: 'POST', body, redirect: 'manual' })).status;
    },
    [start + path, form] as const,
  );
  expect(status, `${path} at ${start}`).toBeLessThan(500);
}

const visitors: Record<string, Prepare> = {
  'a guest': async () => undefined,
  'a guest with a vehicle': (page, start, { vehicle }) =>
    post(page, start, '/fahrzeug', { fahrzeug: vehicle }),
  'a guest with a cart and a wish list': async (page, start, { article }) => {
    await post(page, start, '/warenkorb', { aktion: 'hinzufuegen', artikel: article, menge: '1' });
    await post(page, start, '/merkliste', { aktion: 'merken', artikel: article });
  },
  'a customer': (page, start) =>
    post(page, start, '/login', { email: 'kundin@example.de', passwort: 'Sommerreifen-2026' }),
  staff: (page, start) =>
    post(page, start, '/login', {
      email: 'mitarbeiter@example.de',
      passwort: 'Winterreifen-2026',
      mitarbeiter: '1',
    }),
};

async function withDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** One of each kind in turn. */
function inTurns(kinds: readonly Stop[][]): Stop[] {
  const longest = Math.max(...kinds.map((kind) => kind.length));
  return Array.from({ length: longest }, (_, turn) => kinds.flatMap((kind) => kind[turn] ?? [])).flat();
}

/** @param seed of a generated network; undefined: the demo, with shapes that it has no example of */
async function openShop(seed: number | undefined): Promise<WalkedShop> {
  const name = `walk_${seed ?? 'demo'}_${randomBytes(4).toString('hex')}`;
  const admin = process.env.JOURNEY_DATABASE_URL ?? '';
  const url = admin.replace(/\/\w+(\?|$)/, `/${name}$1`);
  await withDatabase(admin, (client) => client.query(`create database ${name}`));
  if (seed === undefined) await radhausProcess({ url }, 'seed', 'demo');
  else await withNetworkFolder(seed, (folder) => radhausProcess({ url }, 'seed', folder));
  return withDatabase(url, async (client) => {
    if (seed === undefined) await addShapes(client);
    const first = async (statement: string) => String((await client.query(statement)).rows[0]?.value ?? '');
    const stops = inTurns(await stopsByKind(client));
    const vehicle = await first('select code as value from vehicles order by md5(code) limit 1');
    const article = await first(
      `select articles.kind || ':' || code as value from articles join current_prices on article_id = articles.id
        where retired_at is null order by articles.kind = 'tyre' desc, articles.id limit 1`,
    );
    const process = await launchShop({ DATABASE_URL: url });
    return { process, starts: await startsOf(client, process.port), stops, vehicle, article };
  });
}

/** @param walking those of `names` who walk here, so that two workers share a network */
function walk(
  seed: number | undefined,
  names: readonly string[],
  most: number,
  walking: readonly string[] = names,
): void {
  const network = seed === undefined ? 'the demo' : `network ${seed}`;
  const title = `each page of ${network} is the same with JavaScript and without, from ${walking[0]}`;
  test.describe(title, () => {
    test.describe.configure({ mode: 'default' });
    let shop: WalkedShop;
    test.beforeAll(async () => {
      test.setTimeout(120_000);
      shop = await openShop(seed);
    });
    test.afterAll(() => shop.process.stop());

    for (const name of walking) {
      const turn = names.indexOf(name);
      test(`for ${name}`, { tag: '@script' }, async ({ page }) => {
        test.setTimeout(isLong ? 900_000 : 300_000);
        // Other sites are not there.
        await page.route(
          ({ hostname }) => !hostname.endsWith('localhost'),
          (route) =>
            route.fulfill({
              contentType: 'image/svg+xml',
              body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
            }),
        );
        const faultsOf = faultsOfPages(page);
        const own = shop.stops.filter((_, index) => index % names.length === turn).slice(0, most);
        const starts = shop.starts.filter((_, index) => isLong || index % names.length === turn);
        const prepared = new Set<string>();
        const faults: string[] = [];
        for (const [index, { path, status }] of own.entries()) {
          const start = starts[index % starts.length] ?? '';
          if (!prepared.has(start)) await visitors[name]?.(page, start, shop);
          prepared.add(start);
          faults.push(...(await faultsOf(start + path || '/', status)));
        }
        test.info().annotations.push({ type: 'pages', description: String(own.length) });
        expect(faults).toEqual([]);
        expect(own.length).toBeGreaterThan(5);
      });
    }
  });
}

const everybody = Object.keys(visitors);
for (const half of [0, 1]) {
  const walking = everybody.filter((_, index) => index % 2 === half);
  walk(undefined, everybody, isLong ? 120 : 12, walking);
}
if (isLong) for (const seed of [1, 29]) walk(seed, everybody.slice(0, 3), 30);
