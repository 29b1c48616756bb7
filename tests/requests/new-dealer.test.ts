import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { order, orderNumber } from '../support/buyer';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { archiveOf } from '../support/made-workbook';
import { demo } from '../support/network-folder';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const read = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(demo, name), 'utf8')) as Record<string, unknown>[];
const only = (name: string, field: string, value: string) =>
  read(name).filter((entry) => entry[field] === value);

/** Of a dealer who has a host, a company and a name, and nothing else. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'radhaus-dealer-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const [location] = only('locations.json', 'url', 'muster');
const { einlagerung: _, raederwechsel: __, termine: ___, ...plain } = location ?? {};
const bare = { ...plain, openingHours: [], colors: {} };
const files = {
  'hosts.json': only('hosts.json', 'hostname', 'localhost'),
  'companies.json': only('companies.json', 'code', 'muster'),
  'locations.json': [bare],
};
const headOf = (name: string) => fs.readFileSync(path.join(demo, name), 'utf8').split('\n')[0] ?? '';
fs.writeFileSync(path.join(folder, 'tyres.csv'), `${headOf('tyres.csv')}\n`);
fs.writeFileSync(path.join(folder, 'stock.csv'), 'id;zentrallager;muster\n');
for (const [name, content] of Object.entries(files))
  fs.writeFileSync(path.join(folder, name), JSON.stringify(content));

const database = await freshDatabase('empty');
const shop = await startShop({ DATABASE_URL: database.url, RADHAUS_NETWORK: folder });
const desk = '/muster/tresen';
const chief = new Visitor(shop);
let forms = 0;

async function press(page: string, button: string, fields: Record<string, string>) {
  forms += 1;
  const answer = await chief.submit(await chief.open(`${desk}${page}`), { button }, fields);
  expect(answer.status, `${page} ${button}: ${textOf(answer.text).slice(0, 400)}`).toBe(200);
  return answer;
}

const steps = async () =>
  [...(await chief.open(desk)).text.matchAll(/data-step="(\w+)" data-done="false"/g)].map(([, step]) => step);

it('from an empty database to a shop that takes an order, by the console alone', async () => {
  const started = Date.now();
  const email = 'inge@autohaus-neu.example';
  const { stdout } = await radhaus(
    database,
    ...['user', 'create', email, '--first-name', 'Inge', '--last-name', 'Neu', '--role', 'leitung'],
  );
  const password = /shown only now: (\S+)/.exec(stdout)?.[1] ?? '';
  await signIn(chief, '/muster', email, password);
  expect(await steps()).toEqual(['hours', 'goods', 'services']);

  await press('/standort', 'Öffnungszeiten speichern', { MoVonA: '08:00', MoBisA: '18:00' });
  await press('/standort', 'Speichern', { telefon: '04841 1234', email: 'haus@autohaus-neu.example' });
  const address = { strasse: 'Hafenstraße 1', plz: '25813', ort: 'Husum', breite: '54,47', laenge: '9,05' };
  await press('/standort', 'Anschrift speichern', address);
  await press('/standort/zahlung', 'Versand speichern', { pauschale: '9,90', artA: 'on' });
  await press('/standort/leistungen', 'Speichern', { keine: 'on' });
  await press('/standort/aussehen', 'Aussehen speichern', { thema: 'Compact' });

  const category = {
    ...{ _id: 'cat-boxen', title: 'Dachboxen', url: 'dachboxen', presentation: 'list' },
    ...{ isNOAEmployeeCategory: false, zeichnung: 'roof-box', beschreibung: 'Boxen für das Dach.' },
  };
  const content = await archiveOf({ 'categories.json': JSON.stringify([category]) });
  forms += 1;
  const sent = await chief.upload(
    `${desk}/import`,
    { befehl: 'upload-file', lieferant: 'Erste Waren', art: 'folder' },
    [{ field: 'datei', name: 'netz.zip', content }],
  );
  const at = sent.path.split('?')[0] ?? '';
  const settled = () =>
    expect.poll(async () => (await chief.open(at)).text).not.toContain('http-equiv="refresh"');
  await settled();
  await press(at.slice(desk.length), 'Übernehmen', {});
  await settled();

  const made = await press('/bestand/neu', 'Produkt anlegen', {
    ...{
      kategorie: 'dachboxen',
      hersteller: 'Thule',
      name: 'Box Nordsee',
      beschreibung: 'Für lange Reisen.',
    },
    ...{ bezeichnungA: '400 l', preisA: '399,00' },
  });
  const article = made.path.split('?')[0]?.slice(desk.length) ?? '';
  await press(article, 'Bestand setzen', { gezaehlt: '5', grund: 'Lieferung' });
  await expect.poll(steps).toEqual([]);

  const buyer = new Visitor(shop);
  const key = decodeURIComponent(article.split('/').at(-1) ?? '');
  await expect.poll(async () => (await buyer.open('/muster/dachboxen')).text).toContain('Box Nordsee');
  await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel: key, menge: '2' });
  const number = orderNumber(await order(buyer, '/muster', 'kauf'));
  expect(number).toBeDefined();
  expect(textOf((await chief.open(`${desk}/bestellungen/${number}`)).text)).toContain('Box Nordsee');
  expect(forms).toBeLessThan(15);
  expect(Date.now() - started).toBeLessThan(60_000);
}, 90_000);
