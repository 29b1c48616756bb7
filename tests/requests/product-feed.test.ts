import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { projectPrices } from '~/domain/catalog/pricing/project-prices.server';
import { articleIdOf, changeTyre, setStock, someTyres } from '../support/catalogue';
import { temporaryFolder } from '../support/database-server';
import { feedProblems, type Item, itemsOf } from '../support/feed-rules';
import { freshDatabase } from '../support/fresh-database';
import { openHostedShop } from '../support/hosted-shop';
import { addProducts } from '../support/products';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';

const database = await freshDatabase();
const dataDir = await temporaryFolder('radhaus-feed-');
const PATH = '/feed/produkte.xml';

// Articles of another shape than those of the demo.
const [offered, gone, marked, bare] = await someTyres(
  database,
  4,
  'here > 0 and eprel_id is not null and article_id not in (select article_id from prices where location_id is not null)',
);
if (!offered || !gone || !marked || !bare) throw new Error('too few tyres');
await setStock(database, gone.id, {});
await database.query(`update articles set title = $2, make = $3, gtin = '4000000000000' where code = $1`, [
  marked.id,
  `</item> <b>"Ü"</b> & ${'Donaudampfschifffahrt '.repeat(20)}\u0007`,
  'M'.repeat(200),
]);
await changeTyre(database, bare.id, { eprel_id: null });
await database.query(`update articles set gtin = null, sku = null, make = '' where code = $1`, [bare.id]);
const offeredId = await articleIdOf(database, offered.id);
await appendPrices(database.context, [
  {
    articleId: offeredId,
    locationId: null,
    validFrom: new Date(),
    regularCents: 10_000,
    offerCents: 7_777,
    offerUntil: new Date(Date.now() + 86_400_000),
  },
]);
await projectPrices(database.context, [offeredId]);
const LONG = `lang-${'x'.repeat(60)}`;
await addProducts(database, 'cat-dachboxen', [
  {
    code: LONG,
    make: 'Käsbohrer',
    name: 'Box',
    variants: [1, 2].map((number) => ({ code: `${LONG}-${number}`, cents: 100 + number, central: 3 })),
  },
]);
await database.query(
  `update product_variants set content_milli = 750, content_unit = 'l' where article_id = (select id from articles where code = $1)`,
  [`${LONG}-1`],
);

const shop = await startShop({
  DATABASE_URL: database.url,
  DEPLOYMENT_ENVIRONMENT: 'local',
  DATA_DIR: dataDir,
});
const get = (path: string, headers: Record<string, string> = {}) =>
  request({ port: shop.port, path, headers });
// Asked for again while it is written, as the answer says.
let feed = await get(`/muster${PATH}`);
for (let asked = 1; feed.status === 503 && asked < 60; asked += 1) {
  await wait(1_000);
  feed = await get(`/muster${PATH}`);
}
const items = itemsOf(feed.text);
const byCode = (code: string): Item => {
  const found = items.find(
    ({ id, link }) => id?.[0] === `tyre:${code}` || String(link?.[0]).includes(`/${code}`),
  );
  if (!found) throw new Error(`${code} is not in the feed`);
  return found;
};

describe('the product feed of a location', () => {
  it('follows Google’s rules for each article', () => {
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(items.length).toBeGreaterThan(3_000);
    expect(feedProblems(items).slice(0, 20)).toEqual([]);
  });

  it('tells offers with their days, stock, unit prices and variants', () => {
    expect(byCode(offered.id)).toMatchObject({
      price: ['100.00 EUR'],
      sale_price: ['77.77 EUR'],
      availability: ['in_stock'],
      certification: [{ certification_code: offered.eprel_id }],
      brand: [offered.make],
    });
    expect(byCode(gone.id).availability).toEqual(['out_of_stock']);
    const [one, two] = [1, 2].map((number) => byCode(`${LONG}-${number}`));
    expect(one).toMatchObject({
      unit_pricing_measure: ['0.75 l'],
      unit_pricing_base_measure: ['1 l'],
      availability: ['in_stock'],
      product_type: [expect.stringContaining('Dachboxen')],
    });
    expect(one?.item_group_id).toEqual(two?.item_group_id);
    expect(one?.id).not.toEqual(two?.id);
  });

  it('takes names with HTML, far too long ones, wrong numbers, and articles without make and number', () => {
    const item = byCode(marked.id);
    expect(item.title?.[0]).toMatch(/^<\/item> <b>"Ü"<\/b> & Donaudampf.*…$/);
    expect(item).not.toHaveProperty('gtin');
    expect(byCode(bare.id)).toMatchObject({
      identifier_exists: ['no'],
      energy_efficiency_class: [bare.fuel_class],
      min_energy_efficiency_class: ['E'],
    });
  });

  it('names pages and pictures that are there', async () => {
    for (const item of [
      byCode(offered.id),
      byCode(`${LONG}-1`),
      ...items.filter((_, at) => at % 700 === 0),
    ]) {
      const path = (name: string) => String(item[name]?.[0]).replace(/^https?:\/\/[^/]+/, '');
      const page = await get(path('link'));
      expect([path('link'), page.status]).toEqual([path('link'), 200]);
      const cents = Math.round(Number.parseFloat(String((item.sale_price ?? item.price)?.[0])) * 100);
      expect(page.text).toContain(`data-cents="${cents}"`);
      const picture = await get(path('image_link'));
      expect((await sharp(picture.raw).metadata()).width).toBeGreaterThanOrEqual(100);
    }
  });

  it('leaves out services, and what only employees may buy', async () => {
    const hidden = await database.query<{ code: string }>(
      `select code from articles join article_categories on article_id = id
       where category_id = 'cat-ausstellungsstuecke' or kind = 'service'`,
    );
    expect(hidden.length).toBeGreaterThan(1);
    for (const { code } of hidden) expect(feed.text).not.toContain(`/${code}<`);
    const employees = itemsOf((await get(`/techno${PATH}`)).text);
    expect(feedProblems(employees)).toEqual([]);
  });

  it('is sent compressed to programs that read it', async () => {
    const packed = await get(`/muster${PATH}`, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.raw).toString()).toBe(feed.text);
    expect(
      (await request({ port: shop.port, path: `/muster${PATH}`, method: 'POST', form: {} })).status,
    ).toBe(405);
    expect((await get('/muster/feed')).status).toBe(404);
    expect((await get('/muster/feed/anderes.xml')).status).toBe(404);
  });
});

it('a location has none where it is turned off, or where nobody can pay in advance', async () => {
  await database.query(
    `update locations set storefront = storefront || '{"hasProductFeed": false}' where url = 'hafen'`,
  );
  await database.query(`update companies set bank = null where code = 'legacy'`);
  for (const url of ['hafen', 'legacy'])
    await expect.poll(async () => (await get(`/${url}${PATH}`)).status).toBe(404);
});

it('the job writes those of all locations, and removes that of a location without one', async () => {
  await database.query(`select graphile_worker.add_job('write-feeds', '{}')`);
  const folder = join(dataDir, 'feeds');
  await expect
    .poll(
      () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.gz')).length : 0),
      {
        timeout: 60_000,
      },
    )
    .toBeGreaterThan(8);
  expect(readdirSync(folder)).not.toContain('loc-legacy.xml.gz');
}, 70_000);

it('a test system has none', async () => {
  const test = await openHostedShop({ DATABASE_URL: database.url, DEPLOYMENT_ENVIRONMENT: 'test' });
  expect((await request({ port: test.port, path: `/muster${PATH}` })).status).toBe(404);
  await test.stop();
});
