import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { formatCents } from '~/values/money';
import { addTyre } from '../support/buyer';
import { findTyres, setStock, someTyre, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { cartOf } from '../support/shown-cart';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyres = await findTyres(
  database,
  `vehicle_kind = 'PKW' and (width, aspect, rim_tenths) = (205, 55, 160) and central > 8 order by cents, id`,
);
const [first = await someTyre(database), second = first] = tyres;
const open = (visitor: Visitor) => visitor.open('/muster/warenkorb');

it('a script that puts something in hears what lies there now, and what stands against it', async () => {
  const visitor = new Visitor(shop);
  const tyre = await someTyre(database, 'width = 225');
  await setStock(database, tyre.id, { here: 6 });
  const add = (menge: string) =>
    visitor.send({
      path: '/muster/warenkorb.json',
      form: { aktion: 'hinzufuegen', artikel: `tyre:${tyre.id}`, menge },
      headers: { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' },
    });
  const first = await add('4');
  expect(first.status).toBe(200);
  expect(first.text).toMatch(/4 × .+ liegen jetzt im Warenkorb\./);
  expect(JSON.parse(first.text)).toMatchObject({
    isRefused: false,
    isBlocked: false,
    picture: expect.stringMatching(/^\/(muster\/)?bilder\//),
    sum: formatCents(4 * Number(tyre.cents)),
  });
  const tooMany = await add('4');
  expect(tooMany.text).toMatch(/: Nur noch 6 Stück lieferbar/);
  expect(tooMany.text).not.toContain('liegen jetzt');
  expect(JSON.parse(tooMany.text)).toMatchObject({ isRefused: false, isBlocked: true });
  const withoutScript = textOf((await visitor.open('/muster/warenkorb')).text);
  expect(withoutScript).not.toContain('liegen jetzt im Warenkorb');
  const refused = await add('-3');
  expect([refused.status, JSON.parse(refused.text)]).toEqual([
    400,
    { message: expect.any(String), isRefused: true },
  ]);
  const read = await request({ port: shop.port, path: '/muster/warenkorb.json' });
  expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
});

it('the cart leads back to where one was when something was put in', async () => {
  const visitor = new Visitor(shop);
  const from = async (referer: string) => {
    const { headers } = await visitor.send({
      path: '/muster/warenkorb',
      form: { aktion: 'hinzufuegen', artikel: `tyre:${first.id}`, menge: '1' },
      headers: { origin: `http://localhost:${shop.port}`, referer },
    });
    return linksNamed(await visitor.open(headers.location ?? ''), 'Weiter einkaufen');
  };
  const list = `http://localhost:${shop.port}/muster/reifen?saison=winter`;
  expect(await from(list)).toEqual(['/muster/reifen?saison=winter']);
  expect(await from('https://boese.example/muster/')).toEqual(['/muster/reifen']);
});

it('the button of a list puts a set of four into the cart', async () => {
  const visitor = new Visitor(shop);
  const page = await visitor.press('/muster/reifen', 'In den Warenkorb');
  expect(page.path).toMatch(/^\/muster\/warenkorb\?neu=/);
  expect(cartOf(page).lines).toMatchObject([{ quantity: 4 }]);
  expect(textOf(page.text)).toMatch(/4 × .+ liegen jetzt im Warenkorb\./);
  expect(textOf(page.text)).toContain('Warenkorb 4 Stück');
});

it('the page of a tyre puts in the quantity that is typed; the same tyre again is added', async () => {
  const visitor = new Visitor(shop);
  const tyre = await visitor.open(`/muster/reifen/${first.id}`);
  await visitor.press(tyre, 'In den Warenkorb', { menge: '2' });
  const page = await visitor.press(tyre, 'In den Warenkorb', { menge: '3' });
  expect(cartOf(page).lines).toMatchObject([{ id: first.id, quantity: 5, cents: 5 * first.cents }]);
});

it('a line holds 99 pieces at most', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', first.id, 60);
  expect(cartOf(await addTyre(visitor, '/muster', first.id, 60)).lines).toMatchObject([{ quantity: 99 }]);
});

it('sums are those of the lines, with 19 % VAT inside', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', first.id, 4);
  const page = await addTyre(visitor, '/muster', second.id, 1);
  const goods = 4 * first.cents + second.cents;
  const vat = Math.round((4 * first.cents * 19) / 119) + Math.round((second.cents * 19) / 119);
  expect(cartOf(page)).toMatchObject({ goods, vat });
  expect(textOf(page.text)).toContain('5 Stück');
});

it('before checkout the cart says what collecting and a parcel cost, where parcels are sent', async () => {
  const visitor = new Visitor(shop);
  const page = await addTyre(visitor, '/muster', first.id, 4);
  expect(textOf(page.text)).toContain(
    'Abholung in Kiel kostenlos oder Versand mit DHL, DPD oder Spedition ab 11,90 € Gesamt bei Abholung',
  );
  await addTyre(visitor, '/kassel', first.id, 4);
  await database.query(`update companies set bank = null where code = 'kassel'`);
  await vi.waitFor(async () => {
    const { text } = await visitor.open('/kassel/warenkorb');
    expect(textOf(text)).toContain('Abholung in Kassel kostenlos Gesamt bei Abholung');
  }, 5_000);
});

it('quantities are changed and lines removed without JavaScript', async () => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', first.id, 4);
  await addTyre(visitor, '/muster', second.id, 4);
  const changed = await visitor.press(await open(visitor), 'Ändern', { menge: '2' });
  expect(cartOf(changed).lines).toMatchObject([
    { id: first.id, quantity: 2 },
    { id: second.id, quantity: 4 },
  ]);
  const less = await visitor.press(changed, 'Entfernen');
  expect(cartOf(less).lines.map((line) => line.id)).toEqual([second.id]);
  const empty = await visitor.press(less, 'Entfernen');
  expect(textOf(empty.text)).toContain('Ihr Warenkorb ist leer.');
});

describe('a line that was removed', () => {
  it('is put in again by one button, with the same quantity', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', first.id, 3);
    const without = await visitor.press(await open(visitor), 'Entfernen');
    expect(textOf(without.text)).toContain(`3 × ${first.title} entfernt. Rückgängig`);
    const again = await visitor.press(without, 'Rückgängig');
    expect(cartOf(again).lines).toMatchObject([{ id: first.id, quantity: 3 }]);
    expect(linksNamed(again, 'Weiter einkaufen')).toEqual(['/muster/reifen']);
    expect(textOf((await visitor.open(without.path)).text)).not.toContain('entfernt.');
  });

  it.each([
    'entfernt=tyre:gibt-es-nicht&menge=2',
    `entfernt=tyre:${first.id}&menge=0`,
    'entfernt=%3Cb%3EAlles&menge=2',
    `entfernt=tyre:${first.id}`,
  ])('is named by the catalogue only: %s says nothing', async (query) => {
    const page = await new Visitor(shop).open(`/muster/warenkorb?${query}`);
    expect([page.status, textOf(page.text).includes('entfernt.')]).toEqual([200, false]);
  });
});

describe('what no form of ours sends', () => {
  it('prices, locations and unknown fields are never looked at', async () => {
    const visitor = new Visitor(shop);
    const page = await visitor.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      artikel: `tyre:${first.id}`,
      menge: '1',
      preis: '1',
      priceCents: '1',
      seenPriceCents: '1',
      location: 'efa',
      isNOAEmployee: 'true',
      __proto__: 'x',
    });
    expect(cartOf(page).lines).toMatchObject([{ id: first.id, quantity: 1, cents: first.cents }]);
  });

  it.each(['0', '-1', 'abc', '1e9', '', '  ', '1.5', '100', '٣', '9999999999999999999'])(
    'a quantity of "%s" is refused in words, and the cart stays as it was',
    async (menge) => {
      const visitor = new Visitor(shop);
      const zeile = cartOf(await addTyre(visitor, '/muster', first.id, 2)).lines[0]?.line ?? '';
      for (const aktion of ['menge', 'hinzufuegen']) {
        const form = { aktion, zeile, artikel: `tyre:${first.id}`, menge };
        const page = await visitor.post('/muster/warenkorb', form);
        expect(page.status).toBe(400);
        expect(page.text).toMatch(/role="alert"/);
        expect(textOf(page.text)).toContain('Bitte eine ganze Menge von 1 bis 99 angeben.');
        expect(cartOf(page).lines).toMatchObject([{ id: first.id, quantity: 2 }]);
      }
    },
  );

  it.each([
    ['tyre:gibt-es-nicht', 'Diesen Artikel gibt es nicht mehr.'],
    ["tyre:' or 1=1", 'Dieser Artikel ist uns unbekannt.'],
    ['rim:1', 'Diesen Artikel gibt es nicht mehr.'],
    ['boat:1', 'Dieser Artikel ist uns unbekannt.'],
    ['', 'Dieser Artikel ist uns unbekannt.'],
    ['tyre:\u0000', 'Dieser Artikel ist uns unbekannt.'],
  ])('the article %j is refused: %s', async (artikel, words) => {
    const visitor = new Visitor(shop);
    const page = await visitor.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      artikel,
      menge: '4',
    });
    expect([page.status, cartOf(page).lines]).toEqual([400, []]);
    expect(textOf(page.text)).toContain(words);
    expect([...visitor.cookies]).toEqual([]);
  });

  it.each([{}, { aktion: 'leeren' }, { aktion: ['menge', 'entfernen'], artikel: 'tyre:a' }])(
    'the form %j is no failure',
    async (form) => {
      const page = await new Visitor(shop).post('/muster/warenkorb', form as Record<string, string>);
      expect([200, 400]).toContain(page.status);
    },
  );

  it('a line that is not there stays away when its quantity is set', async () => {
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', first.id, 1);
    const form = { aktion: 'menge', zeile: randomUUID(), menge: '9' };
    const page = await visitor.post('/muster/warenkorb', form);
    expect(page.status).toBe(400);
    expect(textOf(page.text)).toContain('Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.');
    expect(cartOf(page).lines).toMatchObject([{ id: first.id, quantity: 1 }]);
  });

  it('a script that sets it is led to the cart that says so, for its field is gone', async () => {
    const visitor = new Visitor(shop);
    const cart = await addTyre(visitor, '/muster', first.id, 1);
    const zeile = cartOf(cart).lines[0]?.line ?? '';
    await visitor.post('/muster/warenkorb', { aktion: 'entfernen', zeile });
    const form = { aktion: 'menge', zeile, menge: '9', bleiben: '1' };
    const page = await visitor.post('/muster/warenkorb', form);
    expect(textOf(/<div role="status".*?<\/div><\/div>/s.exec(page.text)?.[0] ?? '')).toBe(
      'Dieser Artikel liegt nicht mehr in Ihrem Warenkorb.',
    );
  });

  it('what is to go and is gone needs no words: a second click shows the same page', async () => {
    const visitor = new Visitor(shop);
    const cart = await addTyre(visitor, '/muster', first.id, 1);
    const remove = { aktion: 'entfernen', zeile: cartOf(cart).lines[0]?.line ?? '' };
    const forms: Record<string, string>[] = [
      remove,
      remove,
      { aktion: 'ohneGutschein' },
      { aktion: 'mitnehmen', standort: 'standard' },
    ];
    for (const form of forms) {
      const page = await visitor.post('/muster/warenkorb', form);
      expect([page.status, cartOf(page).lines]).toEqual([200, []]);
      expect(page.path).toMatch(/^\/muster\/warenkorb(\?entfernt=|$)/);
    }
  });

  it('a fifty-first article is refused, more of a known one is not', async () => {
    const visitor = new Visitor(shop);
    for (const { id } of tyres.slice(0, 50)) await addTyre(visitor, '/muster', id, 1);
    const full = await addTyre(visitor, '/muster', tyres[50]?.id ?? '', 1);
    expect([full.status, cartOf(full).lines.length]).toEqual([400, 50]);
    expect(textOf(full.text)).toContain('Der Warenkorb ist voll.');
    expect(cartOf(await addTyre(visitor, '/muster', first.id, 1)).lines).toHaveLength(50);
  });
});

it('no more than can be had is preselected, in a list, on a page and from the wish list, with a word', async () => {
  const visitor = new Visitor(shop);
  const tyres = await someTyres(database, 3, 'width = 195 and here > 4');
  for (const [index, tyre] of tyres.entries()) await setStock(database, tyre.id, { here: index + 1 });
  for (const [index, tyre] of tyres.entries()) {
    const pieces = index + 1;
    const words = `Nur noch ${pieces} verfügbar`;
    const page = await visitor.open(`/muster/reifen/${tyre.id}`);
    expect(textOf(page.text)).toContain(words);
    expect(/<input[^>]*name="menge"[^>]*>/.exec(page.text)?.[0]).toContain(`value="${pieces}"`);
    const size = await database.value<string>(
      `select concat('breite=', width, '&hoehe=', aspect, '&durchmesser=', rim_tenths / 10) as query
       from tyres join articles on articles.id = article_id where code = $1`,
      [tyre.id],
    );
    const list = await visitor.open(
      `/muster/reifen?${size}&${new URLSearchParams({ hersteller: tyre.make })}`,
    );
    const card = (list.text.match(/<article[\s\S]*?<\/article>/g) ?? []).find((one) =>
      one.includes(`value="tyre:${tyre.id}"`),
    );
    expect(textOf(card ?? '')).toContain(words);
    const [, button = ''] = /<button ([^>]*)>In den Warenkorb/.exec(card ?? '') ?? [];
    const [, field = ''] = /name="(\w+)"/.exec(button) ?? [];
    const buyer = new Visitor(shop);
    const cart = await buyer.post('/muster/warenkorb', {
      aktion: 'hinzufuegen',
      menge: '4',
      [field]: `tyre:${tyre.id}`,
    });
    expect(cartOf(cart).lines).toMatchObject([{ quantity: pieces }]);
    expect(textOf(cart.text)).toContain('jetzt im Warenkorb.');
    expect(textOf(cart.text)).not.toContain('Bitte passen Sie zuerst');
  }
});
