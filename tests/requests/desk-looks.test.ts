import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { openDesk, uploadFile } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');

const page = '/muster/tresen/standort/aussehen';
const preview = `${page}/vorschau`;
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>';

const press = (button: string, fields: Record<string, string> = {}) => leader.press(page, button, fields);

const inShop = async (path = '/muster') => (await new Visitor(shop).open(path)).text;
const themeOf = (html: string) => /<html[^>]* data-theme="([^"]+)"/.exec(html)?.[1];

async function stored<Column extends 'theme' | 'colors'>(column: Column) {
  const [row] = await database.query<Record<Column, Record<string, unknown>>>(
    `select ${column} from locations where url = 'muster'`,
  );
  return row?.[column];
}

describe('the look', () => {
  it('is chosen among twelve, seen in the shop within a second, and taken back', async () => {
    const before = await stored('theme');
    const done = await press('Aussehen speichern', { thema: 'Ribbon', slogan: 'Räder mit Rat' });
    expect(textOf(done.text)).toContain('Das Aussehen ist gespeichert.');
    await withinASecond(async () => themeOf(await inShop())).toBe('Ribbon');
    expect(await stored('theme')).toMatchObject({
      componentName: 'Ribbon',
      header: { componentName: 'RibbonHeader', slogan: 'Räder mit Rat' },
    });
    expect(themeOf(await inShop('/standard'))).toBe('Default');
    await leader.press(done, 'Zurücknehmen');
    expect(await stored('theme')).toEqual(before);
    await expect.poll(async () => themeOf(await inShop())).toBe('Muster');
  });

  it.each([
    [{ thema: 'Barock' }, 'ein Aussehen'],
    [{ kopf: 'toString' }, 'einen Kopf'],
    [{ fuss: 'RibbonHeader' }, 'einen Fuß'],
    [{ start: '' }, 'eine Startseite'],
    [{ slogan: 'x'.repeat(121) }, 'Höchstens 120 Zeichen'],
  ])('%j is refused', async (fields, words) => {
    const before = await stored('theme');
    const answer = await press('Aussehen speichern', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    expect(await stored('theme')).toEqual(before);
  });
});

describe('the preview', () => {
  it('shows the start page in a look that nobody else sees', async () => {
    const seen = await leader.open(`${preview}?thema=Tecar&kopf=&slogan=Nur+eine+Probe`);
    expect(seen.status).toBe(200);
    expect(themeOf(seen.text)).toBe('Tecar');
    expect(seen.headers['cache-control']).toBe('private, no-store');
    expect(seen.headers['x-robots-tag']).toContain('noindex');
    expect(seen.text).not.toContain('<script');
    expect(seen.text).toContain('name="breite"');
    expect(themeOf(await inShop())).toBe('Muster');
    expect((await leader.open('/muster')).text).not.toContain('Nur eine Probe');
  });

  it('shows colours that are not stored', async () => {
    const seen = await leader.open(`${preview}?accent=%23123456`);
    expect(seen.text).toMatch(/<html[^>]*--accent:#123456/);
    expect(await inShop()).not.toContain('--accent:#123456');
  });

  it.each(['thema=Barock', 'accent=rot', 'muted=%23bbbbbb', 'kopf=x'])(
    'answers 400 for %s',
    async (query) => {
      expect((await leader.open(`${preview}?${query}`)).status).toBe(400);
    },
  );
});

describe('colours', () => {
  it('are seen in the shop within a second, and taken back', async () => {
    const before = await stored('colors');
    const done = await press('Farben speichern', { action: '#7a1f5c' });
    expect(textOf(done.text)).toContain('Die Farben sind gespeichert.');
    await withinASecond(() => inShop()).toMatch(/<html[^>]*--action:#7a1f5c/);
    await leader.press(done, 'Zurücknehmen');
    expect((await stored('colors'))?.['--action']).toBe(before?.['--action']);
  });

  it('are removed by an empty field', async () => {
    await press('Farben speichern', { focus: '#005fcc' });
    expect((await stored('colors'))?.['--focus']).toBe('#005fcc');
    await press('Farben speichern', { focus: '' });
    expect(await stored('colors')).not.toHaveProperty('--focus');
  });

  it.each([
    [{ page: 'hellgrau' }, 'keine Farbe wie'],
    [{ accent: '#ffdd00' }, 'weiße Schrift'],
    [{ muted: '#b0b0b0' }, 'Kontrast von 1,9:1, nötig sind 4,5:1'],
    [{ text: '#ffffff' }, 'nötig sind 4,5:1'],
  ])('%j are refused, and stay in the form', async (fields, words) => {
    const before = await stored('colors');
    const answer = await press('Farben speichern', fields as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain(words);
    for (const value of Object.values(fields)) expect(answer.text).toContain(`value="${value}"`);
    expect(await stored('colors')).toEqual(before);
  });
});

describe('logo and pictures', () => {
  const shownLogo = async () => {
    const { text } = await leader.open(page);
    return /name="gezeigt" value="([^"]+)"/.exec(text)?.[1] ?? '';
  };
  const send = (fields: Record<string, string>, name: string, content: Buffer | string) =>
    leader.upload(`${page}/bilder`, fields, [{ field: 'datei', name, content }]);

  it('are uploaded, seen in the shop within a second, removed and put back', async () => {
    const done = await send({ bild: 'logo', stand: await shownLogo(), text: 'Muster' }, 'logo.svg', drawing);
    expect(textOf(done.text)).toContain('Das Bild ist gespeichert.');
    const hash = await shownLogo();
    await withinASecond(() => inShop()).toContain(`/bilder/foto/${hash}.svg`);
    const removed = await leader.press(done, 'Entfernen');
    expect(textOf(removed.text)).toContain('Das Bild ist entfernt.');
    await expect.poll(() => inShop()).not.toContain(hash);
    await leader.press(removed, 'Zurücknehmen');
    await expect.poll(() => inShop()).toContain(`/bilder/foto/${hash}.svg`);
  });

  it('that are none are refused', async () => {
    const stand = await shownLogo();
    const refused = await send({ bild: 'logo', stand }, 'logo.png', 'kein Bild');
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain('„logo.png“ ist kein Bild in einem dieser Formate');
    const script = drawing.replace('<path', '<script>alert(1)</script><path');
    expect((await send({ bild: 'logo', stand }, 'logo.svg', script)).status).toBe(400);
    const code = await readFile(new URL('desk-looks.test.ts', import.meta.url));
    expect((await send({ bild: 'bild', stand: '' }, 'haus.jpg', code)).status).toBe(400);
    expect((await send({ bild: 'logo', stand }, 'leer.png', '')).status).toBe(400);
    expect((await send({ bild: 'fremd', stand }, 'logo.svg', drawing)).status).toBe(403);
  });

  it('of somebody who saw another picture are refused', async () => {
    const other = drawing.replace('20H0z', '19H0z');
    expect((await send({ bild: 'logo', stand: 'f'.repeat(64) }, 'logo.svg', other)).status).toBe(409);
  });
});

it('is open to who leads the location only', async () => {
  for (const path of [page, preview]) expect((await seller.open(path)).status, path).toBe(404);
  const file = { field: 'datei', name: 'logo.svg', content: drawing };
  expect((await uploadFile(seller, shop, `${page}/bilder`, file)).status).toBe(404);
  expect((await seller.post(page, { befehl: 'colors', stand: 'x' })).status).toBe(404);
  expect((await leader.open(page.replace('muster', 'standard'))).status).toBe(404);
  expect((await leader.open(preview.replace('muster', 'standard'))).status).toBe(404);
  expect((await new Visitor(shop).open(preview)).path).toContain('/login');
});

it('the second of two people sees what the first did', async () => {
  const open = await leader.open(page);
  await press('Farben speichern', { focus: '#005fcc' });
  const late = await leader.press(open, 'Aussehen speichern', { thema: 'Split' });
  expect(late.status).toBe(409);
  expect(themeOf(await inShop())).toBe('Muster');
});
