import { expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const boss = await openDesk(database, shop, 'leitung', null);
const leader = await openDesk(database, shop, 'leitung');
const central = await openDesk(database, shop, 'verkauf', null);

const page = '/muster/tresen/standort/kopie';
const fields = {
  name: 'Autohaus Möwe & Söhne',
  stadt: 'Neu-Ulm',
  adresse: 'neu-ulm',
  strasse: 'Donaustraße 1',
  plz: '89231',
  breite: '48,39',
  laenge: '10,0',
  telefon: '0731 1234567',
  email: 'post@moewe.example',
};
const make = (changed: Record<string, string> = {}, visitor = boss) =>
  visitor.press(page, 'Standort anlegen', { ...fields, ...changed });

const row = async (url: string) =>
  (await database.query<Record<string, never>>('select * from locations where url = $1', [url]))[0];

it('a location like this one serves a shop and a desk within a second', async () => {
  const made = await make();
  expect(made.status).toBe(200);
  expect(textOf(made.text)).toMatch(/Der Standort (neu-ulm|Autohaus Möwe & Söhne, Neu-Ulm) ist angelegt/);
  await expect.poll(async () => (await new Visitor(shop).open('/neu-ulm')).status).toBe(200);
  const imprint = textOf((await new Visitor(shop).open('/neu-ulm/impressum')).text);
  for (const words of ['Donaustraße 1', '89231 Neu-Ulm', '0731 1234567', 'post@moewe.example'])
    expect(imprint).toContain(words);
  const [of, muster] = [await row('neu-ulm'), await row('muster')];
  for (const column of ['theme', 'colors', 'delivery', 'workshop', 'payments', 'company_code'] as const)
    expect(of?.[column]).toEqual(muster?.[column]);
  expect(of?.premises).toMatchObject({ latitude: 48.39, longitude: 10, specialDays: [] });
  expect((await boss.open('/neu-ulm/tresen/standort')).status).toBe(200);
  expect((await leader.open('/neu-ulm/tresen')).status).toBe(404);
  expect((await new Visitor(shop).open('/neu-ulm/reifen')).status).toBe(200);
  const [place] = await database.query<{ id: number }>(
    "select id from warehouses where location_id = (select id from locations where url = 'neu-ulm')",
  );
  expect(place).toBeDefined();
  expect(textOf((await boss.open('/muster/tresen/protokoll')).text)).toContain('Neuer Standort');
});

it('bays and menus come along', async () => {
  await database.query(
    `insert into navigation_contents (location_url, content) values ('muster', '{"navigationMain": [],
      "navigationSub": {"contextText": "", "links": []}}')`,
  );
  await make({ adresse: 'mit-allem' });
  const counted = (url: string) =>
    database.query<{ bays: string; menus: string }>(
      `select (select count(*) from bays where location_url = $1) as bays,
        (select count(*) from navigation_contents where location_url = $1) as menus`,
      [url],
    );
  expect(await counted('mit-allem')).toEqual(await counted('muster'));
});

it.each([
  [{ adresse: 'muster' }, 409, 'Diese Adresse hat schon ein Standort.'],
  [{ adresse: 'reifen' }, 409, 'So heißt eine Seite des Shops.'],
  [{ adresse: 'api' }, 409, 'So heißt eine Seite des Shops.'],
  [{ adresse: 'zentrallager' }, 409, 'So heißt eine Seite des Shops.'],
  [{ adresse: 'dachboxen' }, 409, 'So heißt eine Seite des Shops.'],
  [{ adresse: 'Neu Ulm' }, 400, 'Kleinbuchstaben'],
  [{ adresse: '../x' }, 400, 'Kleinbuchstaben'],
  [{ adresse: '' }, 400, 'Kleinbuchstaben'],
  [{ host: 'efa.localhost' }, 409, 'keinen weiteren Standort'],
  [{ host: 'fremd.example' }, 409, 'keinen weiteren Standort'],
  [{ firma: 'fremd' }, 409, 'Diese Firma gibt es nicht.'],
  [{ name: '' }, 400, 'Bitte geben Sie den Namen an.'],
  [{ name: 'x'.repeat(81) }, 400, 'Höchstens 80 Zeichen.'],
  [{ plz: '123' }, 400, 'fünf Ziffern'],
  [{ breite: '95' }, 400, 'die Breite in Grad'],
  [{ telefon: 'anrufen' }, 400, 'Nummer aus Ziffern'],
  [{ email: 'kein@' }, 400, 'vollständige E-Mail-Adresse'],
])('%j is refused, and what was typed stays', async (changed, status, words) => {
  const count = async () => (await database.query('select 1 from locations')).length;
  const before = await count();
  const answer = await make({ adresse: 'frei', ...(changed as Record<string, string>) });
  expect(answer.status).toBe(status);
  expect(textOf(answer.text)).toContain(words);
  expect(answer.text).toContain('Donaustraße 1');
  expect(await count()).toBe(before);
});

it('two at once make one', async () => {
  const answers = await Promise.all([make({ adresse: 'zugleich' }), make({ adresse: 'zugleich' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('payments of another company do not come along', async () => {
  await database.query(`
    insert into companies (code, name, register_court, register_number, vat_id, management, shareholder_number)
    values ('andere', 'Andere GmbH', 'Ulm', 'HRB 1', 'DE111111111', 'A', '')`);
  await expect.poll(async () => (await boss.open(page)).text).toContain('Andere GmbH');
  await make({ adresse: 'andere', firma: 'andere' });
  expect((await row('andere'))?.payments).toMatchObject({ paymentProvider: null, payone: { aid: null } });
});

it('is open to who leads all locations only', async () => {
  for (const visitor of [leader, central]) {
    expect((await visitor.open(page)).status).toBe(404);
    expect((await visitor.post(page, { befehl: 'copy-location', ...fields })).status).toBe(404);
  }
  expect((await leader.open('/muster/tresen/standort')).text).not.toContain('standort/kopie');
  expect((await new Visitor(shop).open(page)).path).toContain('/login');
});
