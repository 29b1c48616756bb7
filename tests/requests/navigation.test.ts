import { describe, expect, it, vi } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { retireProducts } from '../support/products';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

// What is said where there is nothing.
const { database, shop } = await freshShop({ prepare: retireProducts });
const get = (path: string, host = 'localhost') => request({ port: shop.port, host, path });

const navigationOf = (html: string) =>
  /<nav aria-label="Hauptnavigation"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
const headerOf = (html: string) => /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
const withoutMarkup = (html: string) => html.replace(/<!--.*?-->|<[^>]*>/g, ' ').replace(/\s+/g, ' ');

/** Waits until a page says something, or no longer: a change reaches a node within a second. */
async function untilPage(path: string, holds: (html: string) => boolean) {
  await vi.waitFor(async () => expect(holds((await get(path)).text)).toBe(true), {
    timeout: 10_000,
    interval: 50,
  });
}

it.each([
  ['localhost', '/muster', true],
  ['efa.localhost', '/', false],
  ['audi.localhost', '/', false],
])('%s%s sends people to another location: %s', async (host, path, isSent) => {
  const { status, text } = await get(path, host);
  expect(status).toBe(200);
  expect(withoutMarkup(text).includes('einen anderen Standort finden')).toBe(isSent);
});

describe('the main navigation', () => {
  it('splits titles, sorts sub-categories, and shows offer card and current topics', async () => {
    const { text } = await get('/muster');
    const navigation = navigationOf(text);
    expect(navigation).toMatch(/Felgen<small[^>]*> (<!-- -->)?Kompletträder<\/small>/);
    const titles = [...navigation.matchAll(/href="\/muster\/([a-z-]*(?:reifen))"[^>]*>/g)].map(
      ([, url]) => url,
    );
    expect(titles.slice(0, 7)).toEqual([
      'reifen',
      'ganzjahresreifen',
      'runflat-reifen',
      'sommerreifen',
      'suv-reifen',
      'transporterreifen',
      'winterreifen',
    ]);
    expect(navigation).toContain('href="/muster/konfigurator"');
    expect(withoutMarkup(navigation)).toContain('Aktuelle Themen');
    expect(navigation).toContain('<a href="tel:+494310123410">0431 0123410</a>');
  });

  it('leaves out what is hidden, reparatur-wartung, and what leads nowhere', async () => {
    const words = withoutMarkup(navigationOf((await get('/muster')).text));
    expect(words).toContain('Modellautos');
    expect(words).not.toContain('Collection Nord-Ostsee');
    expect(words).not.toMatch(/Reparatur\s+Wartung/);
  });

  it('hides what is on the blacklist, and a category that has nothing else', async () => {
    expect(navigationOf((await get('/muster')).text)).toContain('href="/muster/kindersitze"');
    const { text } = await get('/kassel');
    expect(navigationOf(text)).not.toContain('kindersitze');
    expect(navigationOf(text)).not.toContain('kinder-familie');
    expect(navigationOf(text)).toContain('dachtraeger');
    expect((await get('/kassel/kindersitze')).status).toBe(404);
  });

  it('has an entry for offers only where there are some now', async () => {
    expect(navigationOf((await get('/muster')).text)).toMatch(/^<nav[^>]*>.{0,500}Angebote/s);
    // Its only offer has ended.
    expect((await get('/hafen')).text).not.toContain('href="/hafen/angebote"');
    expect(mainOf((await get('/hafen/angebote')).text)).toContain('keine besonderen Angebote');
  });

  it('stands once in a page, for phones and wide screens', async () => {
    for (const location of ['muster', 'hafen', 'stadtwerk', 'kassel']) {
      const { text } = await get(`/${location}/reifen`);
      expect([...text.matchAll(/aria-label="Hauptnavigation"/g)]).toHaveLength(1);
      const links = headerOf(text).matchAll(/href="([^"]*)"[^>]*>(?:Alles aus )?[^<]/g);
      const addresses = [...links].map(([, address]) => address);
      for (const page of ['reifen', 'sommerreifen', 'alufelgen', 'dachtraeger', 'dashcam', 'modellautos']) {
        expect(addresses.filter((address) => address === `/${location}/${page}`)).toHaveLength(1);
      }
    }
  });

  it('leaves the list of a size, with a photo in two formats a card, at most 123 KB', async () => {
    const { text } = await get('/muster/reifen?breite=205&hoehe=55&durchmesser=16');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(123_000);
  });

  it('marks the page that is shown and the category above it', async () => {
    const { text } = await get('/muster/Winterreifen');
    const navigation = navigationOf(text);
    expect(navigation).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/muster\/winterreifen"/);
    expect(navigation).toMatch(/<summary[^>]*aria-current="true"[^>]*><span>Reifen/);
    const column = navigationOf((await get('/stadtwerk/winterreifen')).text);
    expect(column).toMatch(/<details open=""><summary[^>]*aria-current="true"[^>]*><span[^>]*>Reifen/);
    expect(withoutMarkup(mainOf(text)).slice(0, 80)).toContain('Home Reifen Winterreifen');
  });
});

describe('categories for staff', () => {
  it('are hidden from visitors and customers, also their pages', async () => {
    expect(navigationOf((await get('/muster')).text)).not.toContain('/mitarbeiter');
    expect((await get('/muster/mitarbeiter')).status).toBe(404);
    expect((await get('/muster/ausstellungsstuecke')).status).toBe(404);
    const customer = new Visitor(shop);
    const page = await customer.open('/muster/login');
    const fields = { email: 'kundin@example.de', passwort: 'Sommerreifen-2026' };
    await customer.press(page, 'Einloggen', fields);
    expect((await customer.open('/muster/mitarbeiter')).status).toBe(404);
  });

  it('are shown to staff, who sign in as such', async () => {
    const staff = new Visitor(shop);
    const home = await staff.open('/muster');
    const fields = { email: 'mitarbeiter@example.de', passwort: 'Winterreifen-2026', mitarbeiter: '1' };
    const page = await staff.press(home, 'Einloggen', fields);
    expect(page.path).toBe('/muster');
    expect(navigationOf(page.text)).toContain('href="/muster/mitarbeiter"');
    const list = await staff.open('/muster/restposten-transporterreifen');
    expect(list.status).toBe(200);
    expect(mainOf(list.text)).toMatch(/<article/);
  });

  it('a customer who ticks the box of staff is just signed in, and sees no more than before', async () => {
    const customer = new Visitor(shop);
    const page = await customer.open('/muster/login');
    const fields = { email: 'kundin@example.de', passwort: 'Sommerreifen-2026', mitarbeiter: '1' };
    const answer = await customer.press(page, 'Einloggen', fields);
    expect(answer.path).toBe('/muster/account');
    expect((await customer.open('/muster/mitarbeiter')).status).toBe(404);
  });

  it('are shown to all at the two northern locations', async () => {
    for (const location of ['noa-kiel', 'noa-flensburg']) {
      const { text } = await get(`/${location}`, 'nord-ostsee.localhost');
      expect(navigationOf(text)).toContain(`href="/${location}/mitarbeiter"`);
    }
    // The blacklist holds for everybody.
    expect((await get('/noa-flensburg/kindersitze', 'nord-ostsee.localhost')).status).toBe(404);
    expect((await get('/noa-kiel/kindersitze', 'nord-ostsee.localhost')).status).toBe(200);
  });
});

describe("a category's page", () => {
  it('lists its sub-categories', async () => {
    const { status, text } = await get('/muster/felgen-raeder');
    expect(status).toBe(200);
    expect(mainOf(text)).toContain('href="/muster/alufelgen"');
  });

  it('lists its articles that exist, in pages', async () => {
    const { text } = await get('/muster/transporterreifen?seite=2');
    expect(textOf(mainOf(text))).toMatch(/179 Reifen ab/);
    expect([...mainOf(text).matchAll(/<article/g)]).toHaveLength(24);
    expect(text).toMatch(/rel="canonical" href="[^"]*\/muster\/transporterreifen\?seite=2"/);
    expect((await get('/muster/transporterreifen?seite=99')).status).toBe(404);
    for (const page of ['0', '-1', 'x', '1e9', '99999999']) {
      expect((await get(`/muster/transporterreifen?seite=${page}`)).status).toBe(400);
    }
  });

  it('says where there is nothing yet, and names whom to ask', async () => {
    const { status, text } = await get('/muster/dashcam');
    expect(status).toBe(200);
    expect(mainOf(text)).toContain('Im Onlineshop führen wir');
    expect(mainOf(text)).toContain('tel:+494310123410');
    expect(withoutMarkup(mainOf(text)).slice(0, 80)).toContain('Home Technik');
  });

  it('is 404 where it is unknown, off, or a page without a route', async () => {
    for (const path of ['/muster/gibt-es-nicht', '/standard/komplettraeder', '/legacy/reparatur-wartung']) {
      expect((await get(path)).status).toBe(404);
    }
    expect((await get('/muster/komplettraeder')).status).toBe(200);
  });
});

describe('what stands in the database', () => {
  it('a change of a category or of a text reaches the pages, and its markup is cleaned', async () => {
    await database.query(`update categories set title = 'Matten <b>&</b> mehr' where url = 'fussmatten'`);
    await untilPage('/muster', (html) => html.includes('Matten &lt;b&gt;&amp;&lt;/b&gt; mehr'));
    await database.query(
      `insert into page_texts values ('muster', '/kontakt', 'block-1', '<p>Neu<script>alert(1)</script></p>')`,
    );
    await untilPage('/muster/kontakt', (html) => html.includes('<p>Neu</p>'));
    expect((await get('/muster/kontakt')).text).not.toContain('alert(1)');
    expect((await get('/hafen/kontakt')).text).not.toContain('<p>Neu</p>');
  });

  it('text blocks stand on the page that they name, the own ones of a location instead of those of all', async () => {
    for (const start of ['/muster', '/muster/home'])
      expect(mainOf((await get(start)).text)).toContain('Reifen vom Autohaus');
    expect(mainOf((await get('/muster/reifen')).text)).not.toContain('Reifen vom Autohaus');
    const north = mainOf((await get('/noa-kiel', 'nord-ostsee.localhost')).text);
    expect(north).toContain('Kieler Förde');
    expect(north).not.toContain('Reifen vom Autohaus');
  });

  it('no text block stands on the page of what does not exist', async () => {
    await database.query(
      `insert into page_texts values ('muster', '/gibt-es-nicht', 'block-1', '<p>Niemals</p>')`,
    );
    const missing = await get('/muster/gibt-es-nicht');
    expect(missing.status).toBe(404);
    expect(mainOf(missing.text)).not.toContain('Niemals');
  });

  it('without readable navigation content the header is not rendered, and the page lives', async () => {
    await database.query(`insert into navigation_contents values ('bergstrasse', '{"navigationMain": 7}')`);
    await untilPage('/bergstrasse/reifen', (html) => !html.includes('<header'));
    shop.expectError('A part of the page is left out');
    const { status, text } = await get('/bergstrasse/reifen?sortierung=hersteller');
    expect(status).toBe(200);
    expect(text).toContain('<footer');
    expect(mainOf(text)).toContain('<article');
    expect((await get('/muster')).text).toContain('<header');
    await database.query(`delete from navigation_contents where location_url = 'bergstrasse'`);
    await untilPage('/bergstrasse/reifen', (html) => html.includes('<header'));
  });
});

describe('what a location changes', () => {
  it('reaches its menus at once: a blacklist, the phone number in the hint', async () => {
    expect((await get('/muster/dachboxen')).status).toBe(200);
    await database.query(
      `update locations set
         categories = categories || '{"categoryBlacklist": [{"_id": "cat-dachboxen", "url": "dachboxen"}]}',
         address = address || '{"telefon": "0431 7654321"}'
       where url = 'muster'`,
    );
    await untilPage('/muster', (html) => !navigationOf(html).includes('/muster/dachboxen'));
    await untilPage('/muster', (html) => navigationOf(html).includes('tel:+494317654321'));
    expect((await get('/muster/dachboxen')).status).toBe(404);
  });
});
