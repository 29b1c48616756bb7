import { beforeEach, describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');
const mechanic = await openDesk(database, shop, 'werkstatt');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');

const page = '/muster/tresen/standort/menues';

const press = (button: string, fields: Record<string, string> = {}) => leader.press(page, button, fields);

const inShop = async (place = '/muster') => (await new Visitor(shop).open(place)).text;

interface Stored {
  navigationMain: { category?: string; title?: string; dropdown?: unknown; children?: unknown[] }[];
  navigationSub: { contextText: string; links: unknown[] };
}
const stored = (url = 'muster') =>
  database.value<Stored>(`select content from navigation_contents where location_url = '${url}'`);

const namesOf = (menu: Stored | undefined) =>
  menu?.navigationMain.map(({ category, title }) => category ?? title) ?? [];

beforeEach(() => database.query("delete from navigation_contents where location_url = 'muster'"));

describe('the main menu', () => {
  it('is given an order, an entry with links below and another category, and taken back', async () => {
    const shared = await stored('*');
    const names = namesOf(shared);
    const last = names.length;
    const letters = (index: number) => String.fromCharCode(65 + index);
    const below = `Über uns | /ueberuns\r\n\r\nDas Haus | https://haus.example/`;
    const saved = await press('Hauptmenü speichern', {
      platzB: '99',
      gruppeC: '',
      [`text${letters(last + 2)}`]: 'Rundherum',
      [`ziel${letters(last + 2)}`]: '/kontakt',
      [`unten${letters(last + 2)}`]: below,
    });
    expect(textOf(saved.text)).toContain('Das Hauptmenü ist gespeichert.');
    expect(textOf(saved.text)).toContain('Dieser Standort hat Menüs für sich.');
    const own = await stored();
    expect(namesOf(own)).toEqual([names[0], ...names.slice(3), 'Rundherum', names[1]]);
    expect(own?.navigationMain[0]?.dropdown).toEqual(shared?.navigationMain[0]?.dropdown);
    await expect.poll(() => inShop()).toContain('https://haus.example/');
    expect(await inShop()).toContain('Rundherum');
    expect(await inShop('/standard')).not.toContain('haus.example');
    await leader.press(saved, 'Zurücknehmen');
    expect(await stored()).toBeUndefined();
    expect(await stored('*')).toEqual(shared);
    await expect.poll(() => inShop()).not.toContain('haus.example');
  });

  it('names a link that leads nowhere, which the shop leaves out', async () => {
    const index = namesOf(await stored('*')).findIndex((name) => name?.startsWith('Service'));
    const letter = String.fromCharCode(65 + index);
    const saved = await press('Hauptmenü speichern', { [`unten${letter}`]: 'Verloren | /nirgends' });
    expect(saved.status).toBe(200);
    await expect
      .poll(async () => textOf((await leader.open(page)).text))
      .toContain('führt ins Leere: Verloren | /nirgends');
    expect(await inShop()).not.toContain('/nirgends');
  });

  it.each([
    [{ platzA: '0' }, 'eine Zahl von 1 bis 99'],
    [{ platzA: 'x' }, 'eine Zahl von 1 bis 99'],
    [{ gruppeA: 'gibt-es-nicht' }, 'Diese Warengruppe gibt es nicht.'],
    [{ gruppeA: 'felgen-raeder' }, 'Diese Warengruppe steht schon im Menü.'],
  ])('%j is refused, and nothing is stored', async (fields, words) => {
    const answer = await press('Hauptmenü speichern', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(await stored()).toBeUndefined();
  });

  it.each([
    [{ text: 'Ohne Ziel', ziel: '', unten: '' }, 'gehören ein Text und ein Ziel'],
    [{ text: '', ziel: '', unten: 'Kontakt | /kontakt' }, 'gehören ein Text und ein Ziel'],
    [{ text: 'X', ziel: 'javascript:alert(1)', unten: '' }, 'eine Seite wie /kontakt'],
    [{ text: 'X', ziel: '//fremd.example', unten: '' }, 'eine Seite wie /kontakt'],
    [{ text: 'X', ziel: '/kontakt', unten: 'nur Text' }, 'Jede Zeile ist ein Text'],
    [{ text: 'X', ziel: '/kontakt', unten: 'A | javascript:x' }, 'Jede Zeile ist ein Text'],
    [{ text: 'X', ziel: '/kontakt', unten: 'A | /a | /b' }, 'Jede Zeile ist ein Text'],
  ])('an entry %j is refused, and stays in the form', async (entry, words) => {
    const letter = String.fromCharCode(65 + namesOf(await stored('*')).length + 2);
    const fields = Object.fromEntries(
      Object.entries(entry).map(([name, text]) => [`${name}${letter}`, text]),
    );
    const answer = await press('Hauptmenü speichern', fields);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    if (entry.unten !== '') expect(answer.text).toContain(entry.unten);
    expect(await stored()).toBeUndefined();
  });
});

describe('links above the menu', () => {
  it('are changed with the words beside them, without markup that runs', async () => {
    const saved = await press('Links speichern', {
      textA: 'Ganz lang'.repeat(8),
      zielA: '/kontakt',
      hinweis: '<p>Ruf an: {telefon}</p><script>alert(1)</script>',
    });
    expect(textOf(saved.text)).toContain('Die Links sind gespeichert.');
    expect((await stored())?.navigationSub.contextText).toBe('<p>Ruf an: {telefon}</p>');
    await expect.poll(() => inShop()).toContain('Ruf an:');
    expect(await inShop()).not.toContain('alert(1)');
  });

  it('may be none', async () => {
    const links = (await stored('*'))?.navigationSub.links ?? [];
    const empty = links.flatMap((_, index) => {
      const letter = String.fromCharCode(65 + index);
      return [
        [`text${letter}`, ''],
        [`ziel${letter}`, ''],
      ];
    });
    await press('Links speichern', { ...Object.fromEntries(empty), hinweis: '' });
    expect((await stored())?.navigationSub).toEqual({ contextText: '', links: [] });
    expect((await new Visitor(shop).open('/muster')).status).toBe(200);
  });
});

it('own menus give way to those of all locations', async () => {
  await press('Links speichern', { textA: 'Eigenes', zielA: '/kontakt' });
  const back = await press('Gemeinsame Menüs zeigen');
  expect(textOf(back.text)).toContain('Der Standort zeigt wieder die Menüs aller Standorte.');
  expect(await stored()).toBeUndefined();
  await expect.poll(() => inShop()).not.toContain('Eigenes');
});

it('faulty menus are named, and replaced', async () => {
  shop.expectError('A part of the page is left out');
  await database.query(
    `insert into navigation_contents (location_url, content) values ('muster', '{"navigationMain": 7}')`,
  );
  expect(textOf((await leader.open(page)).text)).toContain('Die gespeicherten Menüs sind fehlerhaft');
  await press('Links speichern', { textA: 'Wieder da', zielA: '/kontakt' });
  expect((await stored())?.navigationSub.links).toHaveLength(1);
});

it('is open to who leads the location only', async () => {
  for (const visitor of [seller, mechanic, elsewhere]) {
    expect((await visitor.open(page)).status).toBe(404);
    for (const befehl of ['main-menu', 'sub-menu', 'shared-menu', 'undo'])
      expect((await visitor.post(page, { befehl, stand: 'x' })).status).toBe(404);
  }
  expect((await leader.post(page, { befehl: 'refund', stand: 'x' })).status).toBe(403);
  expect((await new Visitor(shop).open(page)).path).toContain('/login');
});

it('the second of two people sees what the first did', async () => {
  const open = await leader.open(page);
  await press('Links speichern', { textA: 'Erster', zielA: '/kontakt' });
  const late = await leader.press(open, 'Links speichern', { textA: 'Zweiter' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('value="Zweiter"');
});

it('a form over menus of all locations is made anew when these change', async () => {
  const opened = await leader.open(page);
  const before = await stored('*');
  await database.query(
    `update navigation_contents set content = jsonb_set(content, '{navigationMain}', (content->'navigationMain') - 0)
     where location_url = '*'`,
  );
  const late = await leader.press(opened, 'Hauptmenü speichern', { platzB: '99' });
  expect(late.status).toBe(409);
  expect(await stored()).toBeUndefined();
  await database.query("update navigation_contents set content = $1 where location_url = '*'", [before]);
});
