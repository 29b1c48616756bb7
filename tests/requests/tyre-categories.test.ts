import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { decodeHtml, textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const database = await freshDatabase();
await database.query(
  `update current_prices set regular_cents = cents + 1000 + article_id % 7 * 100, offer_until = now() + interval '1 month'
   where location_id is null and article_id in (
     (select article_id from tyres where (width, aspect, rim_tenths) = (205, 55, 160) order by article_id limit 6)
     union all (select article_id from tyres where width = 255 order by article_id limit 6)
     union all (select article_id from rims order by article_id limit 6))`,
);
const shop = await startShop({ DATABASE_URL: database.url });
const nobody = new Visitor(shop);
const driver = new Visitor(shop);
await driver.post('/muster/fahrzeug', { fahrzeug: GOLF });

const categories = [
  ['suv-reifen', "vehicle_kind = 'SUV'"],
  ['transporterreifen', "vehicle_kind = 'Transporter'"],
  ['runflat-reifen', 'run_flat_mark is not null'],
] as const;
const tyresWith = (condition: string) =>
  database.query<{ code: string; cents: number; season: string; make: string }>(
    `select code, cents, season, make from tyres join articles on articles.id = tyres.article_id
     join current_prices on current_prices.article_id = articles.id and location_id is null
     where retired_at is null and ${condition}`,
  );
const crumbs = ({ text }: { text: string }) =>
  textOf(
    /<nav[^>]*aria-label="(?:Sie sind hier|Brotkrumen|Pfad)[^"]*"[\s\S]*?<\/nav>/i.exec(text)?.[0] ?? '',
  );
const verdictsOf = ({ text }: { text: string }) =>
  (text.match(/<article[\s\S]*?<\/article>/g) ?? []).map((card) => /data-fitment="([^"]*)"/.exec(card)?.[1]);

describe.each(categories)('/%s', (url, condition) => {
  it('is a list: it counts, filters, sorts, has pages, and keeps what it is about', async () => {
    const known = await tyresWith(condition);
    const page = await nobody.open(`/muster/${url}`);
    expect([page.status, hitsOf(page)]).toEqual([200, known.length]);
    const winter = known.filter(({ season }) => season === 'winter');
    expect(facetOf(page, 'saison').get('winter')).toBe(winter.length);
    const filtered = await nobody.press(page, 'Filtern', { saison: 'winter' });
    expect([filtered.path.startsWith(`/muster/${url}?`), hitsOf(filtered)]).toEqual([true, winter.length]);
    const sorted = await nobody.press(filtered, 'Sortieren', { sortierung: 'preis-absteigend' });
    expect([sorted.path.startsWith(`/muster/${url}?`), hitsOf(sorted)]).toEqual([true, winter.length]);
    expect(linksNamed(sorted, 'Winter entfernen')).toEqual([`/muster/${url}?sortierung=preis-absteigend`]);
    const [next = ''] = linksNamed(page, 'Nächste Seite');
    if (known.length > 24) expect(next).toBe(`/muster/${url}?seite=2`);
    const size = await nobody.open(`/muster/${url}?groesse=205/55+R16`);
    expect(size.path.startsWith(`/muster/${url}?`)).toBe(true);
    expect((await nobody.open(`/muster/${url}?groesse=blau`)).status).toBe(400);
    expect((await nobody.open(`/muster/${url}?saison=fruehling`)).status).toBe(400);
    expect((await nobody.open(`/muster/${url}?seite=99`)).status).toBe(404);
  });

  it('says with a vehicle what fits, and leads to a page that has something', async () => {
    const page = await driver.open(`/muster/${url}`);
    expect(hitsOf(page)).toBeGreaterThan(0);
    const verdicts = verdictsOf(page);
    expect(verdicts).not.toContain(undefined);
    if (!page.path.includes('passend=alle')) expect(verdicts).not.toContain('fits-not');
  });
});

describe('the choice of a vehicle in the header', () => {
  it.each([
    '/muster/suv-reifen?saison=winter',
    '/muster/reifen',
    '/muster/angebote',
    '/muster',
    '/muster/agb',
  ])('leads back to %s', async (path) => {
    const page = await new Visitor(shop).open(path);
    const header = /<header[\s\S]*?<\/header>/.exec(page.text)?.[0] ?? '';
    const ways = [...header.matchAll(/href="(\/muster\/fahrzeug[^"]*)"/g)].map(([, to = '']) =>
      decodeHtml(to),
    );
    expect(ways.length).toBeGreaterThan(0);
    const back = path.slice('/muster'.length) || '/';
    for (const to of ways) expect(to).toBe(`/muster/fahrzeug?weiter=${encodeURIComponent(back)}`);
    const shopper = new Visitor(shop);
    const found = await shopper.open(`${ways[0]}&hsn=0603&tsn=BJH`);
    expect(found.text).toContain(`name="weiter" value="${back.replaceAll('&', '&amp;')}"`);
    const chosen = await shopper.post('/muster/fahrzeug', { fahrzeug: GOLF, weiter: back });
    expect(chosen.path.split('?')[0]).toBe(path.split('?')[0]);
  });

  it('does not lead from the choice back to the choice', async () => {
    const { text } = await nobody.open('/muster/fahrzeug?weiter=%2Freifen');
    const header = /<header[\s\S]*?<\/header>/.exec(text)?.[0] ?? '';
    expect(header).toContain('href="/muster/fahrzeug"');
    expect(header).not.toContain('href="/muster/fahrzeug?weiter');
  });
});

describe('the page of offers', () => {
  it('is filtered by kind and sorted, keeps its address, and tells what it does not know', async () => {
    const page = await nobody.open('/muster/angebote');
    expect(crumbs(page) || textOf(page.text)).toContain('Angebote');
    const all = cardsOf(page).length;
    const rims = await nobody.press(page, 'Filtern', { art: 'rim' });
    expect(cardsOf(rims)).toHaveLength(6);
    expect(all).toBeGreaterThan(6);
    const dear = await nobody.press(rims, 'Filtern', { sortierung: 'preis-absteigend' });
    const prices = cardsOf(dear).map(({ cents }) => cents);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    expect(dear.path).toMatch(/art=rim.*sortierung=preis-absteigend/);
    for (const query of ['art=auto', 'sortierung=bunt', 'passend=nie']) {
      const wrong = await nobody.open(`/muster/angebote?${query}`);
      expect([wrong.status, cardsOf(wrong).length]).toEqual([400, all]);
      expect(textOf(wrong.text)).toContain(`„${query.split('=')[1]}“`);
    }
  });

  it('has with a vehicle what may fit, and the rest behind a choice', async () => {
    const page = await driver.open('/muster/angebote');
    expect(verdictsOf(page)).not.toContain('fits-not');
    const all = await driver.press(page, 'Filtern', { passend: 'alle' });
    expect(verdictsOf(all)).toContain('fits-not');
    expect(cardsOf(all).length).toBeGreaterThan(cardsOf(page).length);
  });
});
