import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

/** For staff, in the category `ausstellungsstuecke`. */
const staffOnly = 'product:schneeketten-vorfuehrstueck';
/** Kassel's blacklist names the category `kindersitze`. */
const blacklisted = 'product:linera-fix-schwarz';

const database = await freshDatabase();
const blacklist = (location: string, url: string) =>
  database.query(
    `update locations set categories = categories || jsonb_build_object('categoryBlacklist',
      jsonb_build_array(jsonb_build_object('_id', 'cat-' || $2::text, 'url', $2::text))) where url = $1`,
    [location, url],
  );
await blacklist('standard', 'reifen');
await blacklist('hafen', 'komplettraeder');
await blacklist('bergstrasse', 'felgen-raeder');
await blacklist('rheinland', 'winterreifen');
for (const location of ['techno', 'efa', 'stadtwerk']) await blacklist(location, 'reifen');
/** A usual size of an Audi. */
await database.query(
  `delete from current_prices where article_id in
    (select article_id from tyres where (width, aspect, rim_tenths) = (255, 35, 190))`,
);
const shop = await startShop({ DATABASE_URL: database.url });

const put = (visitor: Visitor, location: string, article: string) =>
  visitor.post(`/${location}/warenkorb`, { aktion: 'hinzufuegen', artikel: article, menge: '1' });
const remember = (visitor: Visitor, location: string, article: string) =>
  visitor.post(`/${location}/merkliste`, { aktion: 'merken', artikel: article });
const cartAt = async (visitor: Visitor, location: string) =>
  cartOf(await visitor.open(`/${location}/warenkorb`)).lines.map(({ id }) => id);

const piecesInHeader = (html: string) => /data-session="pieces"[^>]*>([^<]*)</.exec(html)?.[1];

async function staff(location: string) {
  const visitor = new Visitor(shop);
  await visitor.open(`/${location}/login`);
  const answer = await visitor.post(`/${location}/login`, {
    email: 'mitarbeiter@example.de',
    passwort: 'Winterreifen-2026',
    mitarbeiter: '1',
  });
  expect(answer.path).not.toContain('login');
  return visitor;
}

async function firstArticle(kind: string): Promise<string> {
  const key = await database.value<string>(
    `select articles.kind || ':' || code as key from articles join current_prices on article_id = articles.id
      where articles.kind = $1 and retired_at is null and location_id is null order by articles.id limit 1`,
    [kind],
  );
  return key ?? '';
}

describe('an article that a visitor may not see', () => {
  it.each([
    ['muster', staffOnly],
    ['hafen', staffOnly],
    ['kassel', blacklisted],
  ])('cannot be put into the cart or on the wish list at %s by a plain form: %s', async (location, key) => {
    const guest = new Visitor(shop);
    expect(textOf((await put(guest, location, key)).text)).toContain('gibt es nicht');
    expect(await cartAt(guest, location)).toEqual([]);
    await remember(guest, location, key);
    expect((await guest.open(`/${location}/merkliste`)).text).not.toContain(key);
  });

  it('is for sale where its category is shown', async () => {
    const guest = new Visitor(shop);
    await put(guest, 'muster', blacklisted);
    expect(await cartAt(guest, 'muster')).toHaveLength(1);
    const employee = await staff('muster');
    await put(employee, 'muster', staffOnly);
    expect(await cartAt(employee, 'muster')).toHaveLength(1);
  });

  it('leaves carts, wish lists and the sum in the header once the right to it is gone, and is not ordered', async () => {
    const employee = await staff('muster');
    await put(employee, 'muster', staffOnly);
    await remember(employee, 'muster', staffOnly);
    const cart = await employee.open('/muster/warenkorb');
    expect(Number(piecesInHeader(cart.text))).toBeGreaterThan(0);
    expect(cartOf(cart).lines).toHaveLength(1);
    const setRight = (isStaff: boolean) =>
      database.query("update users set is_noa_employee = $1 where email = 'mitarbeiter@example.de'", [
        isStaff,
      ]);
    await setRight(false);
    try {
      const after = await employee.open('/muster/warenkorb');
      expect(cartOf(after).lines).toEqual([]);
      expect(piecesInHeader(after.text)).toBe('0');
      expect((await employee.open('/muster/initiateCheckout')).path).toContain('/warenkorb');
      const list = textOf((await employee.open('/muster/merkliste')).text);
      expect(list).toContain('Schneeketten');
      expect(list).not.toContain('In den Warenkorb');
    } finally {
      await setRight(true);
    }
  });
});

describe('a blacklisted category whose page has a route of its own', () => {
  it.each([
    ['standard', ['/reifen', '/reifen?breite=205', '/sommerreifen', '/reifen/tecar', '/suv-reifen']],
    ['hafen', ['/komplettraeder', '/komplettraeder?saison=winter']],
    ['bergstrasse', ['/komplettraeder', '/alufelgen', '/felgen-raeder', '/felgenkonfigurator']],
    ['rheinland', ['/winterreifen', '/winterreifen?breite=205&hoehe=55&durchmesser=16']],
  ])('is no page of %s, in no menu, search or sitemap', async (location, pages) => {
    const guest = new Visitor(shop);
    const home = (await guest.open(`/${location}`)).text;
    const sitemap = (await guest.open(`/sitemap.xml?standort=${location}&teil=1`)).text;
    for (const page of pages) {
      expect((await guest.open(`/${location}${page}`)).status, page).toBe(404);
      const address = `/${location}${page}"`;
      expect(home.includes(`href="${address}`), `link to ${page}`).toBe(false);
      expect(sitemap.includes(`/${location}${page}<`), `${page} in the sitemap`).toBe(false);
    }
    expect((await guest.open('/muster/reifen')).status).toBe(200);
  });

  it.each(['standard', 'techno', 'efa', 'stadtwerk'])(
    'is asked for by no form and no link of %s',
    async (at) => {
      const guest = new Visitor(shop, at === 'efa' ? 'efa.localhost' : 'localhost');
      const below = at === 'efa' ? '' : `/${at}`;
      for (const page of [
        '',
        '/gibt-es-nicht',
        '/ueber-uns',
        '/angebote',
        '/warenkorb',
        '/merkliste',
        '/kontakt',
      ]) {
        const { text } = await guest.open(`${below}${page}` || '/');
        const links = [...text.matchAll(/(?:href|action)="([^"]*)"/g)].map(([, to = '']) => to);
        const toTyres = new RegExp(`^${below}/(?:reifen|konfigurator|(?:sommer|winter|ganzjahres)reifen)\\b`);
        expect(
          links.filter((to) => toTyres.test(to)),
          `/${at}${page}`,
        ).toEqual([]);
      }
    },
  );

  it('sells nothing of that kind, whatever the form says', async () => {
    const [tyre, wheel] = await Promise.all([firstArticle('tyre'), firstArticle('complete-wheel')]);
    for (const [location, key] of [
      ['standard', tyre],
      ['hafen', wheel],
      ['bergstrasse', wheel],
    ] as const) {
      const guest = new Visitor(shop);
      await put(guest, location, key);
      expect(await cartAt(guest, location), `${location} ${key}`).toEqual([]);
      const page = `/${location}/${key.startsWith('tyre') ? 'reifen' : 'komplettraeder'}/${key.split(':')[1]}`;
      expect((await guest.open(page)).status, page).toBe(404);
      expect((await guest.open(`/muster/${page.split('/').slice(2).join('/')}`)).status).toBe(200);
    }
  });

  it('is found by no search', async () => {
    const guest = new Visitor(shop);
    const found = await guest.open('/standard/search?q=winterreifen+205%2F55+r16');
    expect(found.path).toContain('/search');
    expect(/href="\/standard\/(?:reifen|winterreifen)[^"]*"/.exec(found.text)?.[0]).toBeUndefined();
  });
});

it('a size without tyres is told among those of a make, and leads to no empty list', async () => {
  const { text } = await new Visitor(shop).open('/muster/reifen/tecar/24103/Audi');
  expect(/>([^<]*): zurzeit keine Reifen<\/span>/.exec(text)?.[1]).toBe('255/35 R19');
  expect(/href="[^"]*breite=255[^"]*"/.exec(text)?.[0]).toBeUndefined();
  expect(text).toMatch(/href="[^"]*breite=205[^"]*"/);
});

it('the nearest location is one that sells tyres', async () => {
  const guest = new Visitor(shop);
  const { text } = await guest.open('/muster/reifen/tecar/64283/Audi');
  expect(textOf(text)).toMatch(/Reifen für Audi in (?!Darmstadt)/);
  const links = [...text.matchAll(/href="(\/[^"]*\/reifen\?[^"]*)"/g)].map(([, to = '']) =>
    to.replaceAll('&amp;', '&'),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const to of links) expect([to, (await guest.open(to)).status]).toEqual([to, 200]);
});
