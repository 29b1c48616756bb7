import fs from 'node:fs';
import path from 'node:path';
import { TOTP } from 'otpauth';
import { beforeAll, expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { archiveOf } from '../support/made-workbook';
import { demo } from '../support/network-folder';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const production = { DEPLOYMENT_ENVIRONMENT: 'production', SESSION_SECRET: 's'.repeat(40) };
const database = await freshDatabase('empty');
const shop = await startShop({ ...production, DATABASE_URL: database.url });
const SET_UP = '/tresen/einrichten';
const BUTTON = 'Betrieb anlegen';
const desk = '/husum/tresen';
const chief = new Visitor(shop);
const leader = { email: 'inge@autohaus-nord.example', password: '', secret: '' };
let forms = 0;
let started = 0;

const firm = {
  firma: 'Autohaus Nord GmbH',
  geschaeftsfuehrung: 'Inge Neu',
  ustId: 'DE 123456789',
  registergericht: 'Amtsgericht Flensburg',
  hrb: 'HRB 4711',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  bank: 'DKB',
};
const place = {
  name: 'Autohaus Nord',
  stadt: 'Husum',
  adresse: 'husum',
  strasse: 'Hafenstraße 1',
  plz: '25813',
  telefon: '04841 1234',
  email: 'haus@autohaus-nord.example',
  bundesland: 'SH',
  thema: 'Compact',
};

async function press(page: string, button: string, fields: Record<string, string>) {
  forms += 1;
  const answer = await chief.press(page, button, fields);
  expect(answer.status, `${page} ${button}: ${textOf(answer.text).slice(0, 400)}`).toBe(200);
  return answer;
}

async function account(email: string, ...role: string[]): Promise<string> {
  const name = ['--first-name', 'Inge', '--last-name', 'Neu'];
  const target = { url: database.url, environment: production };
  const { stdout } = await radhaus(target, 'user', 'create', email, ...name, ...role);
  return /shown only now: (\S+)/.exec(stdout)?.[1] ?? '';
}

const OWN = 'fünf lange Wörter von mir selbst';

/** With the password that the command told; then with one of the owner's own. */
async function signIn(visitor: Visitor, email: string, passwort: string) {
  const page = await visitor.press('/login', 'Einloggen', { email, passwort });
  return page.text.includes('Passwort speichern')
    ? visitor.press(page, 'Passwort speichern', { passwortNeu: OWN })
    : page;
}

const steps = async () =>
  [...(await chief.open(desk)).text.matchAll(/data-step="(\w+)" data-done="false"/g)].map(([, step]) => step);

beforeAll(() => {
  started = Date.now();
});

it('an empty network opens one page, to staff', async () => {
  const visitor = new Visitor(shop);
  const front = await visitor.open('/');
  expect(front.status).toBe(503);
  expect(textOf(front.text)).toContain('Hier entsteht ein Shop');
  expect(front.text).toContain('href="/tresen"');
  for (const path of ['/reifen', '/api/v1/standorte', '/sitemap.xml', '/husum', '/einladung/x'])
    expect((await visitor.open(path)).status, path).toBe(503);
  for (const path of ['/tresen', '/login', '/account/zweiter-faktor', '/Tresen/Einrichten/'])
    expect((await visitor.open(path)).text, path).toContain('Ihr Betrieb in fünf Schritten');
  const page = await visitor.open(SET_UP);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.headers['x-robots-tag']).toContain('noindex');
  expect(page.text).not.toContain(BUTTON);
  expect((await visitor.post(SET_UP, { befehl: 'set-up', ...firm, ...place })).status).toBe(403);
  expect((await visitor.post('/warenkorb', { aktion: 'hinzufuegen' })).status).toBe(503);
});

it('an account that does not lead all locations makes nothing', async () => {
  const seller = new Visitor(shop);
  const password = await account('verkauf@autohaus-nord.example', '--role', 'verkauf');
  expect((await signIn(seller, 'verkauf@autohaus-nord.example', 'geraten')).status).toBe(401);
  const page = await signIn(seller, 'verkauf@autohaus-nord.example', password);
  expect(textOf(page.text)).toContain('Ihr Konto hat diese Rolle nicht');
  expect((await seller.post(SET_UP, { befehl: 'set-up', ...firm, ...place })).status).toBe(403);
});

it('who leads all sets up a second factor first', async () => {
  leader.password = await account(leader.email, '--role', 'leitung');
  const page = await signIn(chief, leader.email, leader.password);
  leader.password = OWN;
  const { password } = leader;
  forms += 1;
  expect(page.path).toBe(SET_UP);
  expect((await chief.post(SET_UP, { befehl: 'set-up', ...firm, ...place })).status).toBe(403);
  const secret = /Schlüssel ein: ((?:[A-Z2-7]{4} ?)+)/.exec(textOf(page.text))?.[1]?.replace(/ /g, '') ?? '';
  leader.secret = secret;
  const code = new TOTP({ secret }).generate();
  const button = 'Zweiten Faktor einrichten';
  expect((await chief.press(page, button, { code: '000000', passwort: password })).status).toBe(401);
  const done = await chief.press(page, button, { code, passwort: password });
  expect(textOf(done.text)).toContain('Ihre Wiederherstellungscodes');
  forms += 2;
});

it('the form names what is wrong beside each field, and keeps the rest', async () => {
  const page = await chief.open(SET_UP);
  expect(readForm(page.text, { button: BUTTON }).fields).toMatchObject({ host: 'localhost', artA: 'on' });
  const nothing = await chief.press(page, BUTTON);
  expect(nothing.status).toBe(400);
  expect(nothing.text).toContain('role="alert"');
  // Each problem leads to its field.
  expect(nothing.text).not.toMatch(/<li>[^<]+<\/li><\/ul><\/div>/);
  const bad = {
    ...firm,
    ...place,
    ...{ host: 'Kein Host', ustId: 'ATU1', iban: 'DE00', adresse: 'reifen', plz: '00000', zoll: '99' },
    ...{ thema: 'Prunk', art: 'viele', pauschale: 'viel', MoVonA: '19:00', email: '@' },
  };
  const answer = await chief.press(page, BUTTON, bad);
  expect(answer.status).toBe(400);
  const fields = ['host', 'ustId', 'iban', 'adresse', 'plz', 'zoll', 'thema', 'art', 'pauschale', 'email'];
  expect(fields.filter((field) => !answer.text.includes(`id="set-up-${field}-error"`))).toEqual([]);
  expect(answer.text).toContain('value="Autohaus Nord GmbH"');
  for (const adresse of ['tresen', 'api', 'zentrallager', 'dachboxen', 'Husum', '../x', 'ä'])
    expect((await chief.press(page, BUTTON, { ...firm, ...place, adresse })).status).toBe(400);
  expect(await database.query('select 1 from hosts union all select 1 from companies')).toEqual([]);
});

it('what was typed in a session that has expired is there after signing in', async () => {
  const page = await chief.open(SET_UP);
  await database.query('delete from sessions');
  const asked = await chief.press(page, BUTTON, { ...firm, ...place, host: 'Kein Host' });
  expect(textOf(asked.text)).toContain('Ihre Sitzung ist abgelaufen.');
  await database.query('update second_factors set last_step = 0');
  const login = { email: leader.email, passwort: leader.password };
  const code = await chief.press(asked, 'Einloggen', login);
  const totp = new TOTP({ secret: leader.secret }).generate();
  const again = await chief.press(code, 'Weiter', { code: totp });
  expect(again.text).toContain('value="Autohaus Nord GmbH"');
  await database.query('delete from kept_forms');
});

it('of two who send the form at once, one makes the location', async () => {
  const page = await chief.open(SET_UP);
  forms += 1;
  const sent = await Promise.all(
    [place, { ...place, adresse: 'zweiter', name: 'Zweites Haus' }].map((one) =>
      chief.press(page, BUTTON, { ...firm, ...one }),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  const made = await database.query<{ url: string }>('select url from locations');
  expect(made).toHaveLength(1);
  if (made[0]?.url === 'zweiter')
    await database.query("update locations set url = 'husum', title = 'Autohaus Nord'");
  await database.query("update hosts set index_location_url = 'husum'");
  await expect.poll(async () => (await chief.open(SET_UP)).path).toBe(desk);
  expect((await new Visitor(shop).open(SET_UP)).path).toContain('/husum/login');
});

it('from there to a shop that takes an order, by the console alone', async () => {
  expect(await steps()).toEqual(['goods', 'services']);
  expect((await new Visitor(shop).open('/husum')).status).toBe(200);
  await press(`${desk}/standort/leistungen`, 'Speichern', { keine: 'on' });

  const [head = '', ...tyres] = fs.readFileSync(path.join(demo, 'tyres.csv'), 'utf8').split('\n').slice(0, 4);
  const ids = tyres.map((line) => line.split(';')[0] ?? '');
  const content = await archiveOf({
    'tyres.csv': [head, ...tyres, ''].join('\n'),
    'stock.csv': ['id;zentrallager;husum', ...ids.map((id) => `${id};0;8`), ''].join('\n'),
  });
  forms += 1;
  const sent = await chief.upload(
    `${desk}/import`,
    { befehl: 'upload-file', lieferant: 'Erste Waren', art: 'folder' },
    [{ field: 'datei', name: 'waren.zip', content }],
  );
  const at = sent.path.split('?')[0] ?? '';
  const settled = () =>
    expect.poll(async () => (await chief.open(at)).text).not.toContain('http-equiv="refresh"');
  await settled();
  await press(at, 'Übernehmen', {});
  await settled();

  const made = await press(`${desk}/bestand/neu`, 'Produkt anlegen', {
    ...{
      kategorie: 'dachboxen',
      hersteller: 'Thule',
      name: 'Box Nordsee',
      beschreibung: 'Für lange Reisen.',
    },
    ...{ bezeichnungA: '400 l', preisA: '399,00' },
  });
  const article = made.path.split('?')[0] ?? '';
  await press(article, 'Bestand setzen', { gezaehlt: '5', grund: 'Lieferung' });
  await expect.poll(steps).toEqual([]);

  const buyer = new Visitor(shop);
  const key = decodeURIComponent(article.split('/').at(-1) ?? '');
  await expect.poll(async () => (await buyer.open('/husum/dachboxen')).text).toContain('Box Nordsee');
  await buyer.post('/husum/warenkorb', { aktion: 'hinzufuegen', artikel: key, menge: '2' });
  await addTyre(buyer, '/husum', ids[0] ?? '', 4);
  const number = orderNumber(await order(buyer, '/husum', 'kauf'));
  expect(number).toBeDefined();
  const shown = textOf((await chief.open(`${desk}/bestellungen/${number}`)).text);
  expect(shown).toContain('Box Nordsee');
  expect(shown).toContain('Himadri');
  const journal = textOf((await chief.open(`${desk}/protokoll`)).text);
  expect(journal).toContain('inge@autohaus-nord.example');
  expect(forms).toBeLessThan(10);
  expect(Date.now() - started).toBeLessThan(60_000);
}, 90_000);
