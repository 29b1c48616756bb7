import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const seller = await openDesk(database, shop, 'verkauf');
const mechanic = await openDesk(database, shop, 'werkstatt');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');

const page = '/muster/tresen/standort/rechtstexte';

const press = (button: string, text: string) => leader.press(page, button, { text });

const inShop = async (path: string, place = '/muster') =>
  (await new Visitor(shop).open(`${place}${path}`)).text;

const stored = () =>
  database.value<Record<string, unknown>>("select content from locations where url = 'muster'");

describe.each([
  ['Impressum', '/impressum', 'Das Impressum ist gespeichert.', 'Vorschau des Impressums'],
  ['AGB', '/agb', 'Die AGB sind gespeichert.', 'Vorschau der AGB'],
])('%s', (title, path, done, preview) => {
  const text = `Vorab.\r\n\r\n## Haus Möwe\r\n\r\n{firma}\r\nHafenkai 1\r\n\r\n### Näheres\r\n\r\nMehr bei [uns](/kontakt).`;

  it('is shown before it is stored', async () => {
    const before = await stored();
    const shown = await press(preview, text);
    expect(shown.status).toBe(200);
    expect(textOf(shown.text)).toContain('Vorschau, noch nicht gespeichert');
    expect(shown.text).toMatch(/Hafenkai 1<\/p>/);
    expect(textOf(shown.text)).toContain('Es fehlt, was das Gesetz verlangt');
    expect(textOf(shown.text)).toContain('Teilnahme an einer Verbraucherschlichtung (§ 36 VSBG)');
    expect(shown.text).toContain('## Haus Möwe');
    expect(await stored()).toEqual(before);
    const saved = await leader.press(shown, `${title} speichern`);
    expect(textOf(saved.text)).toContain(done);
    await leader.press(saved, 'Zurücknehmen');
    expect(await stored()).toEqual(before);
  });

  it('replaces the page of the shop within a second, with a line for each line, and is taken back', async () => {
    const [before, own] = [await stored(), await inShop(path)];
    const saved = await press(`${title} speichern`, text);
    expect(textOf(saved.text)).toContain(done);
    await expect.poll(() => inShop(path)).toContain('Haus Möwe');
    const shown = await inShop(path);
    expect(shown).toMatch(/<br ?\/?>\s*Hafenkai 1/);
    expect(shown).toMatch(/<h3[^>]*>Näheres<\/h3>/);
    expect(shown).not.toContain('{firma}');
    expect(await inShop(path, '/standard')).not.toContain('Haus Möwe');
    await leader.press(saved, 'Zurücknehmen');
    expect(await stored()).toEqual(before);
    await expect.poll(() => inShop(path)).not.toContain('Haus Möwe');
    expect(textOf(await inShop(path))).toBe(textOf(own));
  });

  it('goes back to the text of the shop when it is emptied', async () => {
    await press(`${title} speichern`, text);
    await press(`${title} speichern`, '  \r\n ');
    expect(Object.keys((await stored()) ?? {})).not.toContain(title === 'AGB' ? 'terms' : 'imprint');
  });

  it('is text without markup of its own', async () => {
    await press(
      `${title} speichern`,
      '## Laut\n\n<script>alert(1)</script><img src=x onerror=y>[x](javascript:alert)',
    );
    await expect.poll(() => inShop(path)).toContain('Laut</h2>');
    const shown = await inShop(path);
    expect(shown).not.toContain('alert(1)');
    expect(shown).not.toContain('onerror');
    expect(shown).not.toContain('href="javascript');
    await press(`${title} speichern`, '');
  });

  it.each([
    ['Hallo {name}', 'Den Platzhalter {name} gibt es nicht'],
    ['ä'.repeat(20_001), 'Höchstens 20.000 Zeichen'],
  ])('%# is refused, and stays in the form', async (typed, words) => {
    const before = await stored();
    for (const button of [`${title} speichern`, preview]) {
      const answer = await press(button, typed);
      expect(answer.status).toBe(400);
      expect(textOf(answer.text)).toContain(words);
      expect(answer.text).toContain(typed);
    }
    expect(await stored()).toEqual(before);
  });

  it('takes twenty thousand letters, however long their words', async () => {
    const long = `## ${'Donaudampfschiff'.repeat(10)}\n\n${'ü'.repeat(19_000)}`;
    expect(textOf((await press(`${title} speichern`, long)).text)).toContain(done);
    await press(`${title} speichern`, '');
  });
});

it('names what the shop has no facts for', async () => {
  await database.query(
    "update companies set register_number = '' where code = (select company_code from locations where url = 'muster')",
  );
  await expect
    .poll(async () => textOf((await leader.open(page)).text))
    .toContain('Register und Registernummer (§ 5 Abs. 1 Nr. 4 DDG)');
});

it('is open to who leads the location only', async () => {
  for (const visitor of [seller, mechanic, elsewhere]) {
    expect((await visitor.open(page)).status).toBe(404);
    for (const path of [page, `${page}?vorschau=imprint`])
      expect((await visitor.post(path, { befehl: 'imprint', stand: 'x', text: 'x' })).status).toBe(404);
  }
  expect((await new Visitor(shop).open(page)).path).toContain('/login');
});

it('the second of two people sees what the first did', async () => {
  const open = await leader.open(page);
  await press('AGB speichern', 'Erster Zahlung');
  const late = await leader.press(open, 'Impressum speichern', { text: 'Zweiter' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Zweiter');
});
