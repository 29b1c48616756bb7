import { expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ environment: { DEPLOYMENT_ENVIRONMENT: 'local' } });
const get = (path: string) => request({ port: shop.port, path });
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';

async function withGolf() {
  const visitor = new Visitor(shop);
  const chosen = await visitor.open(`/standard/fahrzeug?hsn=0603&tsn=BJH`);
  await visitor.submit(chosen, { action: '/standard/fahrzeug' }, { fahrzeug: GOLF });
  return visitor;
}

it('prices are a range without a vehicle', async () => {
  const { text } = await get('/standard/reparatur-wartung/oelwechsel');
  expect(textOf(mainOf(text))).toMatch(/Preis je nach Fahrzeug\s*[\d,]+\s€ bis [\d,]+\s€/);
  expect(mainOf(text)).toContain('/standard/fahrzeug?weiter=');
  expect(textOf(mainOf((await get('/standard/reparatur-wartung/kupplung')).text))).toContain(
    'Preis auf Anfrage',
  );
});

it('prices are exact for the chosen vehicle, by the longest prefix, line by line', async () => {
  const visitor = await withGolf();
  const page = await visitor.open('/standard/reparatur-wartung/oelwechsel');
  // 019051020010003 is another variant: this one has the values of 01905102.
  const lines = await visitor.open('/standard/reparatur-wartung/oelwechsel/oelwechsel');
  const rows = await database.query<{ units_tenths: number; parts_cents: number; labour_class: string }>(
    `select * from labour_values where service_url = 'oelwechsel' and ecode_prefix = '01905102'`,
  );
  const rates: Record<string, number> = { mechanik: 11_900, elektrik: 12_900 };
  const total = rows.reduce(
    (sum, { units_tenths: units, parts_cents: parts, labour_class: name }) =>
      sum + Math.floor((units * 5 * (rates[name] ?? 0)) / 600 + 0.5) + parts,
    0,
  );
  expect(rows).toHaveLength(2);
  expect(page.text).toContain(`data-cents="${total}"`);
  expect(lines.text).toContain(`data-cents="${total}"`);
  for (const label of ['Motoröl und Filter wechseln', 'Anzeige zurückstellen'])
    expect(lines.text).toContain(label);
  expect(lines.text).toContain('Gesamtpreis inkl. MwSt.');
});

it('services with a price for the chosen vehicle can be shown alone, and all again', async () => {
  const cards = ({ text }: { text: string }) =>
    mainOf(text).match(/data-tracking-action="Service /g)?.length ?? 0;
  const linkIn = ({ text }: { text: string }) =>
    /href="([^"]*)"[^>]*>(?:Nur|Alle) Leistungen[^(]*\((?:<!-- -->)?(\d+)/.exec(mainOf(text)) ?? [];
  const visitor = await withGolf();
  const all = await visitor.open('/standard/reparatur-wartung');
  const [, narrow = '', count] = linkIn(all);
  expect(narrow).toContain('preis=fahrzeug');
  const priced = await visitor.open(narrow);
  expect(cards(priced)).toBe(Number(count));
  expect(Number(count)).toBeLessThan(cards(all));
  expect(mainOf(priced.text)).not.toContain('Preis auf Anfrage');
  const [, back = '', total] = linkIn(priced);
  expect(back).toBe('/standard/reparatur-wartung');
  expect(Number(total)).toBe(cards(all));
  expect(linkIn(await new Visitor(shop).open(narrow))).toEqual([]);
});

it('prices of a chosen sub-location are its own, on the page and in the request', async () => {
  await database.query(
    `insert into labour_rates select labour_class, 'bergstrasse', '2026-01-01', minutes_per_unit, 99900
     from labour_rates where location_url = '' group by labour_class, minutes_per_unit`,
  );
  await touchTags(database.db, ['workshop:bergstrasse']);
  const visitor = new Visitor(shop);
  const page = '/reparatur-wartung/oelwechsel?filiale=bergstrasse';
  expect((await visitor.open(`/rheinland${page}`)).text).toContain(`weiter=${encodeURIComponent(page)}`);
  await visitor.post('/rheinland/fahrzeug', { fahrzeug: GOLF });
  const prices = async (path: string) =>
    [...textOf(mainOf((await visitor.open(`/rheinland${path}`)).text)).matchAll(/[\d.]+,\d\d €/g)].map(
      ([one]) => one,
    );
  for (const path of ['/reparatur-wartung', '/serviceAnfrage']) {
    const own = await prices(path);
    const branch = await prices(`${path}?filiale=bergstrasse`);
    expect(own.length, path).toBeGreaterThan(3);
    expect(branch, path).not.toEqual(own);
  }
});

it('every demo vehicle has prices, also one without an ECode', async () => {
  const vehicles = await database.query<{ code: string; ecode: string | null }>(
    'select code, dat_ecode_prefix as ecode from vehicles',
  );
  expect(vehicles.length).toBeGreaterThanOrEqual(60);
  for (const { code } of vehicles) {
    const answer = await get(`/api/v1/Dienstleistungen?standortUrl=standard&vehicle=${code}`);
    const { data } = JSON.parse(answer.text) as { data: { price: { fromCents: number; toCents: number } }[] };
    const exact = data.filter(({ price }) => price.fromCents !== null && price.fromCents === price.toCents);
    expect(exact.length, code).toBeGreaterThanOrEqual(25);
  }
  const without = vehicles.find(({ ecode }) => ecode === null)?.code ?? expect.fail('none');
  const visitor = new Visitor(shop);
  await visitor.post('/standard/fahrzeug', { aktion: 'waehlen', fahrzeug: without });
  const page = await visitor.open('/standard/reparatur-wartung/oelwechsel');
  expect(mainOf(page.text)).toMatch(/Ihr Preis[\s\S]*data-cents="\d+"/);
});

it('services in search and suggestions have their price, for the chosen vehicle', async () => {
  const range = /[\d,]+\s€ bis [\d,]+\s€/;
  const hitsOf = async (visitor: Visitor, path: string) => textOf((await visitor.open(path)).text);
  const guest = new Visitor(shop);
  expect(await hitsOf(guest, '/standard/search?q=Klimaservice')).toMatch(range);
  expect(await hitsOf(guest, '/standard/search/vorschlaege?q=Klimaservice')).toMatch(range);
  const golf = await withGolf();
  const answer = await get(`/api/v1/Dienstleistungen?standortUrl=standard&vehicle=${GOLF}`);
  const { data } = JSON.parse(answer.text) as { data: { url: string; price: { text: string } }[] };
  const price = data.find(({ url }) => url === 'klimaservice')?.price.text.replace('\u00a0', ' ') ?? 'none';
  for (const path of ['/standard/search?q=Klimaservice', '/standard/search/vorschlaege?q=Klimaservice']) {
    const words = await hitsOf(golf, path);
    expect(words).toContain(price);
    expect(words).not.toMatch(range);
  }
  expect((await get('/api/v1/Dienstleistungen?standortUrl=standard&vehicle=x')).status).toBe(404);
});

it('the sitemap names the pages of each location, and none where services are hidden', async () => {
  const sitemap = async (place: string) => (await get(`/sitemap.xml?standort=${place}&teil=1`)).text;
  expect(await sitemap('standard')).toContain('/standard/reparatur-wartung/oelwechsel<');
  expect(await sitemap('muster')).toContain('/muster/servicenavigator/oelwechsel<');
  for (const place of ['hafen', 'legacy'])
    expect(await sitemap(place)).not.toMatch(/reparatur-wartung|servicenavigator|serviceAnfrage/);
});

it('a stored entry without a known service is logged and left out', async () => {
  await database.query(
    `update locations set workshop = jsonb_set(workshop, '{services}', '[{"url": "weg", "available": true}]') where url = 'kassel'`,
  );
  await expect
    .poll(async () => {
      await get('/kassel/reparatur-wartung');
      return shop.log();
    })
    .toContain('Expected valid or not existing serviceUrl');
});
