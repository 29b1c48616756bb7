import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { changeTyre, setPrice, setStock, someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, readForm, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { openAllDay } from '../support/reservation-settings';

// Pages of a test system have no structured data.
const { database, shop, visitor } = await freshShop({
  environment: { DEPLOYMENT_ENVIRONMENT: 'local' },
  prepare: openAllDay,
});
const open = (id: string) => visitor.open(`/muster/reifen/${id}`);

const tyre = (condition: string) => someTyre(database, condition);

const jsonLd = (text: string) =>
  JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '');

describe('the page of a tyre', () => {
  it('tells price, stock, label and data, and presets a set of four', async () => {
    const row = await tyre('here > 4 and eprel_id is not null');
    const page = await open(row.id);
    const words = textOf(page.text);
    expect(textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '')).toBe(`${row.make} ${row.model}`);
    expect(page.text).toContain(`data-cents="${row.cents}"`);
    expect(words).toContain('je Reifen inkl. MwSt.');
    expect(words).toContain(`${row.here} Stück in Kiel, sofort abholbereit`);
    expect(words).toContain(`Kraftstoffeffizienz Klasse ${row.fuel_class} `);
    expect(words).toContain(`Nasshaftung Klasse ${row.wet_class} `);
    expect(words).toContain(`${row.noise_db} dB, Klasse ${row.noise_class} `);
    expect(words).toContain(`EAN ${row.gtin}`);
    expect(readForm(page.text, { button: 'In den Warenkorb' }).fields).toMatchObject({
      artikel: `tyre:${row.id}`,
      menge: '4',
    });
  });

  it('has structured data that can be read, with price and GTIN', async () => {
    const row = await tyre('here > 0');
    expect(jsonLd((await open(row.id)).text)).toMatchObject({
      '@type': 'Product',
      gtin13: row.gtin,
      offers: {
        price: (row.cents / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `http://localhost:${shop.port}/muster/reifen/${row.id}`,
      },
    });
  });

  it('shows the EU label as a picture that says in words what is on it', async () => {
    const row = await tyre('eprel_id is not null');
    const { text } = await open(row.id);
    const address = `/muster/bilder/reifenlabel/${row.id}.svg`;
    const image = new RegExp(`<img src="${address}"[^>]*>`).exec(text)?.[0] ?? '';
    expect(image).toContain(`Kraftstoffeffizienz ${row.fuel_class}, Nasshaftung ${row.wet_class}`);
    const picture = await request({ port: shop.port, path: address });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(picture.text).toContain(`data-eprel="${row.eprel_id}"`);
    expect((await request({ port: shop.port, path: '/muster/bilder/reifenlabel/x.svg' })).status).toBe(404);
  });

  it('draws what its size means', async () => {
    const row = await tyre('here > 0');
    const { text } = await open(row.id);
    const [, address = ''] = /<use href="([^"#]*)#flanke"/.exec(text) ?? [];
    expect(text).toContain(`<use href="${address}#querschnitt"`);
    const picture = await request({ port: shop.port, path: decodeHtml(address) });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(picture.text).toContain('id="querschnitt"');
    expect((await request({ port: shop.port, path: '/muster/bilder/reifenflanke/x.svg' })).status).toBe(404);
  });

  it('writes maker, size and date on the sidewall of a photo that has room for them', async () => {
    const row = await tyre("here > 0 and make = 'Continental'");
    const { text } = await open(row.id);
    const [, address = ''] = /<img src="([^"]*\/bilder\/reifen\/schrift-[^"]*)" alt=""/.exec(text) ?? [];
    const picture = await request({ port: shop.port, path: decodeHtml(address) });
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    for (const words of ['>CONTINENTAL<', `>DOT X7RA 23`]) expect(picture.text).toContain(words);
    const drawn = await tyre("make = 'Apollo'");
    expect((await open(drawn.id)).text).not.toContain('/schrift-');
  });

  it.each([
    ['pkw', 'Ä'.repeat(30), '315/30 ZR22 107(Y) XL', '2026', 200],
    ['transporter', 'Y', '195 R14C 106/104R', '2019', 200],
    ['constructor', 'Continental', '205/55 R16 91V', '2026', 404],
    ['pkw', 'A&<script>', '205/55 R16 91V', '2026', 404],
    ['pkw', 'Continental', '205/55 R16 91V"', '2026', 404],
    ['pkw', 'Continental', '205/55 R16 91V', '26', 404],
    ['pkw', 'x'.repeat(31), '205/55 R16 91V', '2026', 404],
  ])(
    'the words %s, %s, %s, %s for a sidewall are answered with %i',
    async (photo, make, marking, year, expected) => {
      const parts = [`schrift-${photo}-${year}`, make, marking].map(encodeURIComponent);
      const { status } = await request({
        port: shop.port,
        path: `/muster/bilder/reifen/${parts.join('/')}.svg`,
      });
      expect(status).toBe(expected);
    },
  );

  it('leads to EPREL only where there is an id', async () => {
    const known = await tyre('eprel_id is not null');
    expect((await open(known.id)).text).toContain(
      `href="https://eprel.ec.europa.eu/screen/product/tyres/${known.eprel_id}"`,
    );
    await changeTyre(database, known.id, { eprel_id: null });
    await expect.poll(async () => (await open(known.id)).text).not.toContain('eprel.ec.europa.eu');
  });

  it('of which nothing is left has no button, but a way to others', async () => {
    const { id } = await tyre('here > 0');
    await setStock(database, id, {});
    const page = await open(id);
    expect(textOf(page.text)).toContain('Zurzeit nicht lieferbar.');
    // Once is enough: that it is not at the location either goes without saying.
    expect(textOf(page.text)).not.toContain('gerade nicht vorrätig');
    const own = page.text.split('Ebenfalls in')[0] ?? '';
    expect(own).not.toContain('In den Warenkorb');
    expect(jsonLd(page.text).offers.availability).toBe('https://schema.org/OutOfStock');
  });

  it('escapes what stands in the data, in the page and in its scripts', async () => {
    const { id } = await tyre('true');
    await changeTyre(database, id, { model: '</script><img src=x onerror=a()>"\'&' });
    await expect.poll(async () => decodeHtml((await open(id)).text)).toContain('onerror=a()');
    const page = await open(id);
    expect(page.text).not.toContain('<img src=x');
    expect(jsonLd(page.text).name).toContain('</script><img src=x onerror=a()>"\'&');
  });

  it.each(['gibt-es-nicht', 'x'.repeat(3_000), "'", '%27%20or%201=1', '-1', '..', 'reifen.svg'])(
    '%s is no tyre: 404',
    async (id) => {
      const page = await visitor.open(`/muster/reifen/${id}`);
      expect(id === '..' ? 404 : page.status).toBe(404);
    },
  );
});

describe('the picture of a tyre', () => {
  const picture = (path: string) => request({ port: shop.port, path: `/muster/bilder/reifen/${path}.svg` });

  it('is a drawing with the words of the sidewall if it has no photo', async () => {
    const { id } = await tyre(`make = 'Apollo'`);
    const source = /src="(\/muster\/bilder\/[^"]+)"/.exec((await open(id)).text)?.[1] ?? '';
    const answer = await request({ port: shop.port, path: source });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8' });
    expect(answer.text).toMatch(/^<svg[\s\S]*<\/svg>$/);
  });

  it('is its photo if it has one, and nothing is said of a drawing', async () => {
    const { id } = await tyre(`make = 'Barum'`);
    const { text } = await open(id);
    expect(text).toMatch(/<picture><source type="image\/avif" srcSet="\/bilder\/foto\//);
    expect(text).not.toContain('Die Abbildung ist eine Zeichnung');
  });

  it('escapes a maker’s name', async () => {
    expect((await picture('komfort/A%26B/205%2F55%20R16')).text).toContain('A&amp;B');
  });

  it.each([
    'komfort/%3Cscript%3E/205%2F55%20R16',
    'komfort/Semperit/%3Csvg%3E',
    'nix/Semperit/205%2F55%20R16',
    'komfort/Semperit/999%2F99%20R99',
    'toString/Semperit/205%2F55%20R16',
    `komfort/${'x'.repeat(31)}/205%2F55%20R16`,
    'komfort/Semperit',
  ])('%s is none: 404', async (path) => {
    expect((await picture(path)).status).toBe(404);
  });
});

it('a price that changes is shown within a second, although pages are kept', async () => {
  const { id } = await tyre('here > 0');
  await open(id);
  await setPrice(database, id, 77_701);
  await wait(1_000);
  for (const path of [`/muster/reifen/${id}`, `/muster/reifen/${id}.data`]) {
    expect((await visitor.open(path)).text).toContain('77701');
  }
});

it('looking around sets no cookie', async () => {
  const { id } = await tyre('true');
  const pages = [
    '',
    '/reifen',
    `/reifen/${id}`,
    '/search?q=a',
    '/warenkorb',
    '/initiateCheckout',
    '/checkout/danke',
  ];
  for (const page of pages) {
    const answer = await request({ port: shop.port, path: `/muster${page}` });
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

it('the data of a page, which a click fetches, has the page’s status', async () => {
  const { id } = await tyre('true');
  for (const [page, status] of [
    ['/reifen', 200],
    [`/reifen/${id}`, 200],
    ['/reifen/nix', 404],
    ['/reifen?breite=x', 400],
    ['/search?q=michelin', 200],
    ['/warenkorb', 200],
  ] as const) {
    const [path, query] = page.split('?');
    const answer = await request({ port: shop.port, path: `/muster${path}.data${query ? `?${query}` : ''}` });
    expect([page, answer.status]).toEqual([page, status]);
    expect(answer.headers['content-type']).toContain('text/x-script');
  }
});

it.each(['localhost', 'unbekannt.example', 'LOCALHOST'])(
  'asked for by Host %s, the canonical address names the configured host',
  async (host) => {
    const answer = await request({
      port: shop.port,
      host,
      path: '/muster/reifen?breite=225&hoehe=45&durchmesser=17&saison=winter&utm_source=x',
    });
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(answer.text)?.[1];
    expect(decodeHtml(canonical ?? '')).toBe(
      `http://localhost:${shop.port}/muster/reifen?breite=225&hoehe=45&durchmesser=17`,
    );
  },
);
