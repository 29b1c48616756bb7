import { describe, expect, it } from 'vitest';
import { order, orderNumber, toConfirmation } from '../support/buyer';
import { addWheel, partsOn, wheelShop } from '../support/complete-wheels';
import { decodeHtml, textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { request } from '../support/request';
import { cartOf } from '../support/shown-cart';
import { cardsOf, facetOf, hitsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor, nextWheel, wheels, list, detail } = await wheelShop();
const heading = (page: { text: string }) => textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(page.text)?.[1] ?? '');

describe('the list of complete wheels', () => {
  it('has all sixty of the demo, cheapest first', async () => {
    const known = await wheels('true order by cents, article_id');
    const page = await list();
    expect([page.status, heading(page), hitsOf(page), known.length]).toEqual([200, 'Kompletträder', 60, 60]);
    expect(cardsOf(page).map(({ id, cents }) => [id, cents])).toEqual(
      known.slice(0, 24).map(({ code, cents }) => [code, cents]),
    );
    expect(page.text).toContain('je Rad inkl. MwSt.');
  });

  it.each([
    ['', 'durchmesser', '17', 'diameter_tenths = 170'],
    ['', 'breite', '7,5', 'width_tenths = 75'],
    ['', 'reifengroesse', '205/55 R16', '(width, aspect, diameter_tenths) = (205, 55, 160)'],
    ['', 'lochkreis', '5x112', 'bolt_holes = 5 and bolt_circle_tenths = 1120'],
    ['', 'saison', 'winter', `season = 'winter'`],
    ['', 'farbe', 'Silber', `colour = 'Silber'`],
    ['', 'felgenhersteller', 'Borbet', `rim_make = 'Borbet'`],
    ['', 'reifenhersteller', 'Continental', `tyre_make = 'Continental'`],
    ['', 'nasshaftung', 'B', `wet_class = 'B'`],
    ['', 'kraftstoff', 'C', `fuel_class = 'C'`],
    ['', 'geraeusch', 'B', `noise_class = 'B'`],
    ['', 'sofort', '1', 'here > 0'],
    [
      '?saison=winter&preisBis=250',
      'durchmesser',
      '16',
      `season = 'winter' and cents <= 25000 and diameter_tenths = 160`,
    ],
  ])(
    'with "%s" the number beside %s=%s is that of the database, and of the list once chosen',
    async (query, name, value, sql) => {
      const page = await list(query);
      const known = (await wheels(sql)).length;
      expect(known).toBeGreaterThan(0);
      expect(facetOf(page, name).get(value)).toBe(known);
      if (query === '') expect(hitsOf(await list(`?${new URLSearchParams({ [name]: value })}`))).toBe(known);
    },
  );

  it('is filtered without JavaScript, and says what it cannot read', async () => {
    const filtered = await visitor.press(await list(), 'Filtern', { saison: 'winter' });
    expect(heading(filtered)).toBe('Winterkompletträder');
    expect(linksNamed(filtered, 'Winter entfernen')).toEqual(['/muster/komplettraeder']);
    for (const query of ['?durchmesser=riesig', '?reifengroesse=205', '?saison=herbst']) {
      expect((await list(query)).status).toBe(400);
    }
    expect((await list('?seite=99')).status).toBe(404);
  });

  it('stands where its other name leads, with what was chosen', async () => {
    const answer = await request({ port: shop.port, path: '/muster/komplettrad?saison=winter' });
    expect([answer.status, answer.headers.location]).toEqual([301, '/muster/komplettraeder?saison=winter']);
  });
});

describe('a location without complete wheels', () => {
  it('has no list, no page, none in searches and carts', async () => {
    const { code, title } = nextWheel();
    for (const path of ['komplettrad', 'komplettraeder', `komplettraeder/${code}`]) {
      expect((await visitor.open(`/standard/${path}`)).status).toBe(404);
    }
    const search = `search?${new URLSearchParams({ q: title })}`;
    expect(cardsOf(await visitor.open(`/muster/${search}`)).map(({ id }) => id)).toContain(code);
    expect(cardsOf(await visitor.open(`/standard/${search}`)).map(({ id }) => id)).not.toContain(code);
    const buyer = new Visitor(shop);
    await addWheel(buyer, code, 1, 'standard');
    expect(cartOf(await buyer.open('/standard/warenkorb')).lines).toEqual([]);
  });
});

describe('the page of a complete wheel', () => {
  it('tells its parts with their prices, the fitting and the sum of all', async () => {
    const { code, title, rim, tyre, rim_cents, tyre_cents, work_cents, cents } = nextWheel();
    expect(cents).toBe(rim_cents + tyre_cents + work_cents);
    const page = await detail(code);
    expect([page.status, heading(page)]).toEqual([200, title]);
    const parts = partsOn(page);
    expect(parts.cents).toEqual([rim_cents, tyre_cents, work_cents, cents]);
    expect(parts.text).toMatch(new RegExp(`href="/muster/(alu|stahl)felgen/${rim}"`));
    expect(parts.text).toContain(`href="/muster/reifen/${tyre}"`);
    expect(page.text).toContain('<meta property="og:type" content="product"/>');
  });

  it('shows the EU label of its tyre with the data sheet', async () => {
    const { code, tyre } = nextWheel();
    const page = await detail(code);
    const eprelId = await database.value<string>(
      'select eprel_id from tyres join articles on articles.id = article_id where code = $1',
      [tyre],
    );
    expect(page.text).toContain(`src="/muster/bilder/reifenlabel/${tyre}.svg"`);
    expect(page.text).toContain(`https://eprel.ec.europa.eu/screen/product/tyres/${eprelId}`);
    expect((await list()).text).toContain('#eu-label"');
  });

  it('shows the photos that it has', async () => {
    const [wheel] = await wheels(
      'article_id in (select article_id from article_images) order by article_id limit 1',
    );
    const page = await detail(wheel?.code ?? '');
    expect(page.text).toMatch(/<picture><source type="image\/avif" srcSet="\/bilder\/foto\//);
    const [own = ''] = page.text.split('Ähnliche Kompletträder</h2>');
    expect(own).not.toContain('/bilder/komplettraeder/');
    expect(page.text).not.toContain('Die Abbildung ist eine Zeichnung');
    const [, words = ''] = /<img src="([^"]*\/bilder\/reifen\/schrift-[^"]*)" alt=""/.exec(page.text) ?? [];
    const drawn = await request({ port: shop.port, path: decodeHtml(words) });
    const [tyre] = await database.query<{ make: string; subtitle: string }>(
      'select make, subtitle from articles where code = $1',
      [wheel?.tyre],
    );
    for (const word of [tyre?.make.toUpperCase(), tyre?.subtitle]) expect(drawn.text).toContain(`>${word}<`);
  });

  it('is drawn if it has no photo, and there is no drawing of what is no wheel', async () => {
    const [drawn] = await wheels(
      'article_id not in (select article_id from article_images where article_id is not null) order by article_id limit 1',
    );
    const page = await detail(drawn?.code ?? '');
    expect(page.text).toContain('Die Abbildung ist eine Zeichnung');
    expect(page.text).not.toContain('/schrift-');
    const source = /src="(\/muster\/bilder\/komplettraeder\/[^"]+)"/.exec(page.text)?.[1] ?? '';
    const answer = await request({ port: shop.port, path: source });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    for (const wrong of [
      'nix/Silber/17/5/komfort/Nokian/205%2F55%20R16%2091V',
      'sport/Silber/17/0/komfort/Nokian/205%2F55%20R16%2091V',
      'sport/Silber/17/5/komfort/Nokian/rund',
    ]) {
      expect(
        (await request({ port: shop.port, path: `/muster/bilder/komplettraeder/${wrong}.svg` })).status,
      ).toBe(404);
    }
  });

  it('has the same page at the address with "exakt", whose canonical address is the one without', async () => {
    const [wheel] = await wheels('true order by article_id');
    const exact = await visitor.open(`/muster/komplettraeder/${wheel?.code}/exakt`);
    expect([exact.status, heading(exact)]).toEqual([200, heading(await detail(wheel?.code ?? ''))]);
    expect(exact.text).toMatch(new RegExp(`rel="canonical" href="[^"]*/komplettraeder/${wheel?.code}"`));
    for (const path of [`${wheel?.code}/genau`, 'gibt-es-nicht/exakt'])
      expect((await visitor.open(`/muster/komplettraeder/${path}`)).status).toBe(404);
    expect((await visitor.open(`/standard/komplettraeder/${wheel?.code}/exakt`)).status).toBe(404);
  });

  it.each(['gibt-es-nicht', 'x'.repeat(200), "'"])('%s is none: 404', async (code) => {
    expect((await detail(code)).status).toBe(404);
  });

  it('says with a chosen vehicle by which document it is allowed, and why not', async () => {
    const driver = new Visitor(shop);
    await driver.post('/muster/fahrzeug', {
      fahrzeug: 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline',
    });
    const pages = await driver.open('/muster/komplettraeder?lochkreis=5x112');
    expect(textOf(pages.text)).toMatch(/Zugelassen: (ABE KBA|ECE-Genehmigung)/);
    const [other] = await wheels('bolt_holes = 4 limit 1');
    const page = await driver.open(`/muster/komplettraeder/${other?.code}`);
    expect(page.text).toContain('data-fitment="fits-not"');
    expect(textOf(page.text)).toMatch(/Lochkreis 4x[\d,]+ passt nicht: das Fahrzeug hat 5x112/);
  });
});

it('a complete wheel is put on the wish list and found there', async () => {
  const { code, title } = nextWheel();
  const wisher = new Visitor(shop);
  await wisher.open('/muster/komplettraeder');
  await wisher.post('/muster/merkliste', { aktion: 'merken', artikel: `complete-wheel:${code}` });
  const wishes = await wisher.open('/muster/merkliste');
  expect(textOf(wishes.text)).toContain(`Komplettrad: ${title}`);
  expect(wishes.text).toContain(`href="/muster/komplettraeder/${code}"`);
});

it('a complete wheel is called one in the cart, in the order and its mails, and when it was taken out', async () => {
  const { code, title } = nextWheel();
  const named = `Komplettrad: ${title}`;
  const buyer = new Visitor(shop);
  const put = () =>
    buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel: `complete-wheel:${code}`, menge: '4' });
  const cart = await put();
  expect(textOf(cart.text)).toContain(`4 × ${named} liegen jetzt im Warenkorb.`);
  expect(textOf(cart.text).split(named).length).toBeGreaterThan(2);
  const [, line = ''] = /name="zeile" value="([^"]*)"/.exec(cart.text) ?? [];
  const removed = await buyer.post('/muster/warenkorb', { aktion: 'entfernen', zeile: line });
  expect(textOf(removed.text)).toContain(named);
  await put();
  const confirmation = await toConfirmation(buyer, '/muster', 'reservierung');
  expect(textOf(confirmation.text)).toContain(`4 × ${named}`);
  const thanks = await order(buyer, '/muster', 'reservierung');
  const mails = await mailsOfOrder(database, orderNumber(thanks));
  for (const words of [thanks.text, ...mails.flatMap(({ text, html }) => [text, html])])
    expect(textOf(words).replace(/\s+/g, ' ')).toContain(named);
  expect((await detail(code)).text).toContain(`<title>${named}`);
});

it('words about complete wheels find them', async () => {
  const found = await visitor.open(
    `/muster/search?${new URLSearchParams({ q: 'Winterkompletträder Stahlgrau' })}`,
  );
  const known = await wheels(`season = 'winter' and colour = 'Stahlgrau'`);
  expect(known.length).toBeGreaterThan(0);
  expect(new Set(cardsOf(found).map(({ id }) => id))).toEqual(new Set(known.map(({ code }) => code)));
});
