import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { openHostedShop } from '../support/hosted-shop';
import { startShopProcess } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();

/** Tables that only parts of the frame read on these pages. */
const partTables = [
  'offers',
  'navigation_contents',
  'page_texts',
  'content_pages',
  'entry_images',
  'picture_sources',
  'tyre_tests',
  'wish_list_entries',
  'vehicle_keys',
  'search_synonyms',
];

const pages = (place: string) => [
  place,
  `${place}/reifen`,
  `${place}/warenkorb`,
  `${place}/initiateCheckout`,
  `${place}/tresen`,
  `${place}/tresen/standort`,
  `${place}/tresen/standort/hinweise`,
];

async function faultsOf(visitor: Visitor, place: string): Promise<string[]> {
  const faults: string[] = [];
  for (const path of pages(place)) {
    const { status, text } = await visitor.open(path);
    if (status !== 200) faults.push(`${status} ${path}`);
    if (!/impressum/i.test(text) && !path.includes('/tresen')) faults.push(`no imprint on ${path}`);
  }
  return faults;
}

async function doctorSays(): Promise<string> {
  const told = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  return told.stdout;
}

/** With an article in the cart, signed in as the chief. */
async function shopOfChief() {
  const shop = await startShopProcess({ DATABASE_URL: database.url });
  const visitor = await openDesk(database, shop, 'leitung', null);
  const tyre = await someTyre(database);
  await addTyre(visitor, '/muster', tyre.id, 1);
  return { shop, visitor };
}

const nameLater = ['offers', 'navigation_contents', 'page_texts'];

/** Two alone, which the others could hide, and all at once. */
const away = [['offers'], ['tyre_tests'], partTables].map((tables) => ({ tables }));

describe('parts of the frame that cannot be loaded', async () => {
  const { shop, visitor } = await shopOfChief();

  it.each(away)(
    '$tables cost themselves, are logged once, and are named',
    async ({ tables }) => {
      for (const table of tables) await database.query(`alter table ${table} rename to ${table}_away`);
      try {
        const own = await startShopProcess({ DATABASE_URL: database.url });
        const again = Object.assign(new Visitor(own), { cookies: visitor.cookies });
        expect(await faultsOf(again, '/muster')).toEqual([]);
        expect(await faultsOf(again, '/muster')).toEqual([]);
        const errors = own.newErrors();
        for (const error of errors) expect(error).toMatch(/part of the page is left out/);
        const logged = errors.filter((error) => error.includes('"location":"muster"'));
        const parts = logged.map((error) => /"part":"([^"]+)"/.exec(error)?.[1]);
        expect(parts).toEqual([...new Set(parts)]);
        if (tables.some((table) => nameLater.includes(table)))
          expect(await doctorSays()).toMatch(/BAD {2}pages of .* are shown without/);
      } finally {
        for (const table of tables) await database.query(`alter table ${table}_away rename to ${table}`);
      }
      expect(shop.newErrors()).toEqual([]);
    },
    120_000,
  );
});

const brokenValues = [
  '"Unsinn"',
  '[]',
  '7',
  '{"x": {"y": [null]}}',
  '{"services": 5, "banner": 7, "specialDays": [3]}',
];

it('a stored value of a setting that is wrong costs itself, and the desk stays open', async () => {
  const columns = await database.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = 'locations' and data_type = 'jsonb'`,
  );
  const saved = await database.query<{ row: unknown }>(
    `select to_jsonb(locations) as row from locations where url = 'muster'`,
  );
  expect(columns.length).toBeGreaterThan(5);
  const faults: string[] = [];
  const errors: string[] = [];
  for (const broken of brokenValues) {
    for (const { name } of columns)
      await database.query(`update locations set ${name} = $1::jsonb where url = 'muster'`, [broken]);
    const shop = await openHostedShop({ DATABASE_URL: database.url });
    const visitor = await openDesk(database, shop, 'leitung', null);
    faults.push(...(await faultsOf(visitor, '/muster')).map((fault) => `${broken}: ${fault}`));
    // It may still say what it ignores.
    await wait(500);
    errors.push(...shop.newErrors());
    await shop.stop();
  }
  for (const { name } of columns)
    await database.query(`update locations set ${name} = $1::jsonb -> $2 where url = 'muster'`, [
      JSON.stringify(saved[0]?.row),
      name,
    ]);
  expect(faults).toEqual([]);
  expect(errors.filter((error) => !/Stored value ignored|Theme ignored/.test(error))).toEqual([]);
}, 300_000);

it('a wrong entry of the services, the special days and the menus costs itself', async () => {
  await database.query(
    `update locations set workshop = jsonb_set(workshop, '{services}', '[{"url": 5}, {"url": "raederwechsel"}]'),
       premises = jsonb_set(premises, '{specialDays}', '[{"date": "9999-12-31"}, {"date": "0026-12-24"}, {"date": "2027-12-24"}]'),
       content = jsonb_set(content, '{banner}', '{"text": "x", "von": "0026-01-01", "bis": "9999-12-31"}') where url = 'muster'`,
  );
  const { shop, visitor } = await shopOfChief();
  expect(await faultsOf(visitor, '/muster')).toEqual([]);
  for (const error of shop.newErrors()) expect(error).toContain('Stored value ignored');
  const doctor = await doctorSays();
  expect(doctor).toContain('location muster: workshop.services.0.url is ignored');
  expect(doctor).toContain('location muster: premises.specialDays.0.date is ignored');
  expect(doctor).toContain('location muster: content.banner.von is ignored');
}, 120_000);
