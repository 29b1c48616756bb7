import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const centre = await openDesk(database, shop, 'leitung', null);
const seller = await openDesk(database, shop, 'verkauf');
const elsewhere = await openDesk(database, shop, 'leitung', 'standard');

const list = '/muster/tresen/seiten';
const isoDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const shown = async (path: string, place = '/muster') => new Visitor(shop).open(`${place}${path}`);

const page = {
  titel: 'So finden Sie uns',
  text: 'Vorab.\r\n\r\n## Mit dem Bus\r\n\r\nLinie 11, dann [Kontakt](/kontakt).',
  label: 'Anfahrt',
  beschreibung: 'Mit Bus, Rad und Auto.',
};

const create = (fields: Record<string, string>, visitor = leader, button = 'Seite speichern') =>
  visitor.press(`${list}/neu`, button, { ...page, ...fields });

const stored = async (path: string) =>
  database.query<Record<string, string>>('select * from content_pages where path = $1 order by owner', [
    path,
  ]);

describe('a page', () => {
  it('is shown before it is stored, then made, changed, removed and brought back', async () => {
    const path = '/seiten/anfahrt';
    const preview = await create({ pfad: path }, leader, 'Vorschau');
    expect(textOf(preview.text)).toContain('Vorschau, noch nicht gespeichert');
    expect(preview.text).toContain('<h3>Mit dem Bus</h3>');
    expect(await stored(path)).toEqual([]);

    const made = await leader.press(preview, 'Seite speichern');
    expect(textOf(made.text)).toContain('Die Seite ist gespeichert.');
    await expect.poll(async () => (await shown(path)).status).toBe(200);
    expect((await shown(path, '/standard')).status).toBe(404);

    const changed = await leader.press(made, 'Seite speichern', { titel: 'Neuer Titel' });
    expect(changed.path).toContain('/tresen/seiten/standort/seiten/anfahrt');
    await expect.poll(async () => (await shown(path)).text).toContain('Neuer Titel');

    await leader.press(changed, 'Seite entfernen');
    await expect.poll(async () => (await shown(path)).status).toBe(404);
    const overview = await leader.open(list);
    expect(textOf(overview.text)).toMatch(/\/seiten\/anfahrt entfernt .* Titel geändert .* angelegt/);
    const back = await leader.press(overview, 'Zurücknehmen');
    expect(textOf(back.text)).toContain('Die Änderung ist zurückgenommen.');
    await expect.poll(async () => (await shown(path)).text).toContain('Neuer Titel');
    const journal = textOf((await leader.open('/muster/tresen/protokoll?art=content')).text);
    expect(journal).toContain('Seite /seiten/anfahrt');
    expect(journal).not.toContain('{"');
  });

  it('waits for its day, and is seen before by who has the key', async () => {
    const path = '/seiten/bald';
    const made = await create({ pfad: path, gueltigVon: isoDay(2), gueltigBis: isoDay(3) });
    expect(textOf(made.text)).toContain('ab ');
    const [row] = await stored(path);
    expect((await shown(path)).status).toBe(404);
    expect((await shown(`${path}?vorschau=geraten-geraten-geraten`)).status).toBe(404);
    await expect.poll(async () => (await shown(`${path}?vorschau=${row?.preview_key}`)).status).toBe(200);
    expect(made.text).toContain(`${path}?vorschau=${row?.preview_key}`);
  });

  it('of all locations is changed by who leads all, and replaced by a page of the location', async () => {
    const path = '/seiten/netz';
    await create({ pfad: path, fuer: 'alle' }, centre);
    const at = `${list}/alle${path}`;
    const open = await leader.open(at);
    expect(open.text).not.toContain('value="save-page"');
    const { status } = await leader.post(at, { befehl: 'save-page', ...page, titel: 'Fremd' });
    expect(status).toBe(403);
    expect((await leader.post(at, { befehl: 'remove-page' })).status).toBe(403);
    const own = await leader.open(`${list}/neu?vorlage=alle${path}`);
    await leader.press(own, 'Seite speichern', { titel: 'Nur in Muster' });
    expect((await stored(path)).map(({ owner }) => owner)).toEqual(['*', 'muster']);
    await expect.poll(async () => (await shown(path)).text).toContain('Nur in Muster');
    expect((await shown(path, '/standard')).text).not.toContain('Nur in Muster');
  });

  it('of the network cannot be claimed by a form, nor taken back by who leads one location', async () => {
    const refused = await leader.post(`${list}/neu`, {
      ...{ befehl: 'save-page', ...page, art: 'text', fuer: 'alle', pfad: '/seiten/erschlichen' },
    });
    expect(refused.status).toBe(403);
    expect(await stored('/seiten/erschlichen')).toEqual([]);
    await create({ pfad: '/seiten/zentral', fuer: 'alle' }, centre);
    const changeId = await database.value<string>(
      "select id from desk_changes where subject = '/seiten/zentral'",
    );
    const form = { befehl: 'undo-page', nummer: String(changeId) };
    expect((await leader.post(list, form)).status).toBe(409);
    expect((await centre.post(list, form)).status).toBe(200);
    expect(await stored('/seiten/zentral')).toEqual([]);
  });
});

describe('what is typed', () => {
  it.each([
    [{ pfad: '/reifen' }, 'Pfad: erlaubt sind'],
    [{ pfad: '' }, 'Pfad: darf nicht leer sein'],
    [{ titel: '' }, 'Titel: darf nicht leer sein'],
    [{ text: '  ' }, 'Text: darf nicht leer sein'],
    [{ text: 'Hallo {name}' }, 'Text: nennt einen unbekannten Platzhalter'],
    [{ gueltigVon: '2026-12-24', gueltigBis: '2026-12-01' }, 'Letzter Tag: darf nicht vor gueltigVon liegen'],
    [{ gueltigVon: '2026-02-30' }, 'Erster Tag: erwartet wird ein Tag'],
    [{ vorschau: 'kurz' }, 'Schlüssel der Vorschau: braucht mindestens 16 Zeichen'],
    [{ text: 'a'.repeat(100_001) }, 'Text: ist länger als 100000 Zeichen'],
    [{ label: 'x'.repeat(201) }, 'Name in Menüs und Listen: ist länger als 200 Zeichen'],
  ])('%# is refused beside its field, and stays in the form', async (fields, words) => {
    for (const button of ['Seite speichern', 'Vorschau']) {
      const answer = await create({ pfad: '/seiten/falsch', ...fields }, leader, button);
      expect(answer.status).toBe(400);
      expect(textOf(answer.text)).toContain(words);
      expect(answer.text).toContain('Mit Bus, Rad und Auto.');
    }
    expect(await stored('/seiten/falsch')).toEqual([]);
  });

  it('is told where readers would miss something', async () => {
    const text =
      '## Weg\n\n[Nirgends](/gibt-es-nicht) [Laut](javascript:alert(1)) ![Bild](/x.png)\n\n<script>alert(1)</script>';
    const preview = await create({ pfad: '/seiten/luecken', text }, leader, 'Vorschau');
    const told = textOf(preview.text);
    expect(told).toContain('Links ins Leere zeigt der Shop als Text: „/gibt-es-nicht“.');
    expect(told).toMatch(/Das lässt der Shop weg: .*javascript.*x\.png.*script/);
    const inPreview = preview.text.slice(preview.text.indexOf('aria-label="Vorschau"'));
    expect(inPreview).not.toMatch(/<script>alert|href="javascript|<img/);
    await database.query("update companies set management = ''");
    await expect
      .poll(async () =>
        textOf((await create({ pfad: '/seiten/x', text: '{vertretung}' }, leader, 'Vorschau')).text),
      )
      .toContain('Für {vertretung} hat dieser Standort keinen Wert.');
    const good = await create({ pfad: '/seiten/gut' });
    expect(good.text).not.toContain('data-findings');
  });

  it('may be long: a heading of ten thousand letters breaks nothing', async () => {
    const made = await create({
      pfad: '/seiten/lang',
      titel: 'Donaudampfschiff'.repeat(12),
      text: `## ${'ü'.repeat(10_000)}\n\n${'Wort '.repeat(15_000)}`,
    });
    expect(textOf(made.text)).toContain('Die Seite ist gespeichert.');
    await expect.poll(async () => (await shown('/seiten/lang')).status).toBe(200);
  });

  it('has a path once', async () => {
    await create({ pfad: '/seiten/einmal' });
    const again = await create({ pfad: '/seiten/einmal', titel: 'Zweite' });
    expect(again.status).toBe(409);
    expect(textOf(again.text)).toContain('Unter diesem Pfad gibt es schon eine Seite.');
    expect(again.text).toContain('value="Zweite"');
  });
});

it('the second of two people sees what the first did', async () => {
  await create({ pfad: '/seiten/zu-zweit' });
  const at = `${list}/standort/seiten/zu-zweit`;
  const open = await centre.open(at);
  await leader.press(at, 'Seite speichern', { titel: 'Erste' });
  const late = await centre.press(open, 'Seite speichern', { titel: 'Zweite' });
  expect(late.status).toBe(409);
  expect(late.text).toContain('value="Zweite"');
  expect((await centre.press(open, 'Seite entfernen')).status).toBe(409);
  expect((await stored('/seiten/zu-zweit'))[0]?.title).toBe('Erste');
});

it('keeps a long text through an expired session', async () => {
  const person = await openDesk(database, shop, 'leitung');
  const open = await person.open(`${list}/neu`);
  await database.query('delete from sessions where user_id = (select id from users where email = $1)', [
    person.email,
  ]);
  const text = `Anfang ${'o'.repeat(80_000)} Ende`;
  const asked = await person.press(open, 'Seite speichern', {
    ...page,
    text,
    pfad: '/seiten/abgelaufen',
  });
  expect(asked.path).toContain('/login');
  const back = await person.press(asked, 'Einloggen', { email: person.email, passwort: PASSWORD });
  expect(back.text.includes(text)).toBe(true);
  expect(await stored('/seiten/abgelaufen')).toEqual([]);
});

it('is open to who leads the location only, and not found of another owner', async () => {
  for (const visitor of [seller, elsewhere])
    for (const path of [list, `${list}/neu`, `${list}/alle/faq`])
      expect((await visitor.open(path)).status).toBe(404);
  for (const path of ['/alle/seiten/fehlt', '/standort/faq', '/fremd/faq', '/constructor/faq'])
    expect((await leader.open(`${list}${path}`)).status).toBe(404);
});

it('shows a location without any page, and one with a thousand', async () => {
  const kept = await database.query('select * from content_pages');
  expect(kept.length).toBeGreaterThan(0);
  await database.query('delete from content_pages');
  await expect
    .poll(async () => textOf((await leader.open(list)).text))
    .toContain('Noch gibt es keine Seite.');
  await database.query(
    `insert into content_pages (owner, path, kind, label, title, description, lead, asked_for, markdown)
     select 'muster', '/seiten/nr-' || n, 'text', 'Seite ' || n, 'T', 'B', '', '', 'x' from generate_series(1, 1000) n`,
  );
  const { text } = await leader.open(list);
  expect(text.match(/data-page=/g)).toHaveLength(50);
  expect(text).toContain('>Weitere<');
});
