import { describe, expect, it } from 'vitest';
import { someTyres } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { photoOf } from '../support/made-pictures';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const centre = await openDesk(database, shop, 'leitung', null);
const leader = await openDesk(database, shop, 'leitung');
const tyres = await someTyres(database, 4);
const DONE = 'Die Änderung ist zurückgenommen.';

const at = (name: string, place = '/muster') => `${place}/tresen/bestand/${name}`;
const open = (name: string) => centre.visitor.open(at(name));
const shown = async (path: string) => (await new Visitor(shop).open(path)).text;

/** The latest change that can be taken back. */
async function undo(name: string) {
  const done = await centre.visitor.submit(await open(name), { button: 'Zurücknehmen' });
  return { status: done.status, text: textOf(done.text) };
}

const press = async (name: string, button: string, fields: Record<string, string> = {}) =>
  centre.visitor.submit(await open(name), { button }, fields);

const aProduct = async () => {
  const [row] = await database.query<{ code: string; id: number; group: number }>(
    "select code, id, group_id as group from articles where kind = 'product' and retired_at is null order by id limit 1",
  );
  return row ?? expect.fail('no product');
};

describe('a change of an article is taken back', () => {
  it('of its details, and only what it changed', async () => {
    const name = `tyre:${tyres[0]?.id}`;
    const eprel = async () =>
      database.query(
        'select eprel_id, is_sold_out from tyres join articles on id = article_id where code = $1',
        [tyres[0]?.id],
      );
    const [before] = await eprel();
    await press(name, 'Angaben speichern', { eprel: '7654321' });
    await press(name, 'Angaben speichern', { eprel: '7654321', ausverkauft: 'on' });
    const page = await open(name);
    const ids = [...page.text.matchAll(/name="nummer" value="(\d+)"/g)].map(([, id = '']) => id);
    const stand = /name="stand" value="([^"]+)"[^>]*>(?:(?!name="stand").)*?value="undo-article"/s.exec(
      page.text,
    )?.[1];
    const first = { befehl: 'undo-article', nummer: ids[1] ?? '', stand: stand ?? '' };
    const done = await centre.visitor.post(at(name), first);
    expect(textOf(done.text)).toContain(DONE);
    expect(await eprel()).toEqual([{ ...before, is_sold_out: true }]);
    expect((await centre.visitor.post(at(name), first)).status).toBe(409);
    expect((await centre.visitor.post(at(name), { ...first, stand: '' })).status).toBe(409);
    expect((await leader.visitor.post(at(name), first)).status).toBe(403);
    expect((await leader.visitor.open(at(name))).text).not.toContain('undo-article');
  });

  it('unless the same has changed since', async () => {
    const name = `tyre:${tyres[1]?.id}`;
    await press(name, 'Angaben speichern', { eprel: '1234567' });
    await database.query(
      "update tyres set eprel_id = '7777777' where article_id = (select id from articles where kind = 'tyre' and code = $1)",
      [tyres[1]?.id],
    );
    const refused = await undo(name);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Inzwischen hat sich hier etwas geändert');
  });

  it('of its photos: added, described, moved and removed ones', async () => {
    const name = `tyre:${tyres[2]?.id}`;
    const photos = async () =>
      database.query<{ hash: string }>(
        `select article_images.hash, alternative from article_images join articles on articles.id = article_id
         where code = $1 order by position`,
        [tyres[2]?.id],
      );
    const page = await open(name);
    const stand =
      /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="add-photos"/.exec(
        page.text,
      )?.[1] ?? '';
    const content = [await photoOf('#c00'), await photoOf('#0c0')];
    await centre.visitor.upload(
      `${at(name)}/bilder`,
      { befehl: 'add-photos', stand, text: 'Von vorn' },
      content.map((one, index) => ({ field: 'fotos', name: `${index}.jpg`, content: one })),
    );
    const states = [await photos()];
    const hash = states[0]?.[0]?.hash ?? 'none';
    await withinASecond(() => shown(`/muster/reifen/${tyres[2]?.id}`)).toContain(hash);
    await press(name, 'Nach vorn');
    states.push(await photos());
    await press(name, 'Text speichern', { text: 'Anders' });
    states.push(await photos());
    await press(name, 'Entfernen');
    expect(await photos()).toHaveLength(1);
    const entries = [...(await open(name)).text.matchAll(/aria-label="Fotos zurücknehmen/g)];
    expect(entries).toHaveLength(4);
    expect((await undo(name)).text).toContain(DONE);
    expect(await photos()).toEqual(states[2]);
    const ids = [...(await open(name)).text.matchAll(/name="nummer" value="(\d+)"/g)].map(
      ([, id = '']) => id,
    );
    // The entries below the undo and the removal.
    for (const [index, state] of [
      [2, states[1]],
      [3, states[0]],
      [4, []],
    ] as const) {
      const now = await open(name);
      const fresh = /name="stand" value="([^"]+)"[^>]*>(?:(?!name="stand").)*?value="undo-article"/s.exec(
        now.text,
      )?.[1];
      const form = { befehl: 'undo-article', nummer: ids[index] ?? '', stand: fresh ?? '' };
      expect((await centre.visitor.post(at(name), form)).status).toBe(200);
      expect(await photos()).toEqual(state);
    }
    await withinASecond(() => shown(`/muster/reifen/${tyres[2]?.id}`)).not.toContain(hash);
  });

  it('of its maker, also to none', async () => {
    const name = `tyre:${tyres[3]?.id}`;
    const [row] = await database.query<{ make: string }>('select make from articles where code = $1', [
      tyres[3]?.id,
    ]);
    await database.query('delete from makes where name = $1', [row?.make]);
    const maker = { name: 'Muster AG', anschrift: 'Weg 1, 20095 Hamburg', kontakt: 'https://muster.example' };
    await press(name, 'Hersteller speichern', maker);
    expect(await database.query('select 1 from makes where name = $1', [row?.make])).toHaveLength(1);
    expect((await undo(name)).text).toContain(DONE);
    expect(await database.query('select 1 from makes where name = $1', [row?.make])).toHaveLength(0);
    expect((await undo(name)).text).toContain(DONE);
    expect(await database.query('select 1 from makes where name = $1', [row?.make])).toHaveLength(1);
  });

  it('of its vehicles, with their filter values, at another location than it was made', async () => {
    const [made] = await database.query<{ code: string; id: number }>(
      `select code, id from articles where kind = 'product' and retired_at is null
         and exists (select from article_vehicle_prefixes where article_id = articles.id and filter_values <> '{}') limit 1`,
    );
    const stored = () =>
      database.query(
        'select prefix, filter_values from article_vehicle_prefixes where article_id = $1 order by prefix',
        [made?.id],
      );
    const before = await stored();
    const name = `product:${made?.code}`;
    const page = await open(name);
    const stand =
      /name="stand" value="([^"]+)"[^>]*>(?:(?!name="stand").)*?value="car-make"/s.exec(page.text)?.[1] ?? '';
    for (const [, prefix = ''] of page.text.matchAll(/data-prefix="(\d+)"/g)) {
      const removed = await centre.visitor.post(at(name), {
        befehl: 'remove-vehicle',
        stand,
        nummer: prefix,
      });
      expect(removed.status).toBe(200);
      break;
    }
    const elsewhere = await centre.visitor.open(at(name, '/standard'));
    const done = await centre.visitor.submit(elsewhere, { button: 'Zurücknehmen' });
    expect(textOf(done.text)).toContain(DONE);
    expect(await stored()).toEqual(before);
    await press(name, 'Fahrzeugmarke speichern', { fabrikat: 'VW' });
    await undo(name);
    expect(
      await database.query('select 1 from product_variants where article_id = $1 and car_make = $2', [
        made?.id,
        'VW',
      ]),
    ).toEqual([]);
  });

  it('of the category of a product', async () => {
    const { code, group } = await aProduct();
    const category = async () =>
      (
        await database.query<{ url: string }>(
          'select url from products join categories on id = category_id where group_id = $1',
          [group],
        )
      )[0]?.url;
    const from = await category();
    const [to] = await database.query<{ url: string }>(
      "select url from categories where presentation = 'list' and url <> $1 order by url limit 1",
      [from],
    );
    const name = `product:${code}`;
    const asked = await press(name, 'Warengruppe wechseln', { kategorie: to?.url ?? '' });
    if (asked.status === 400)
      await centre.visitor.submit(
        asked,
        { button: 'Warengruppe wechseln' },
        { kategorie: to?.url ?? '', trotzdem: 'on' },
      );
    expect(await category()).toBe(to?.url);
    expect((await undo(name)).text).toContain(DONE);
    expect(await category()).toBe(from);
  });
});

describe('approvals of a rim', () => {
  const aRim = async () => {
    const [row] = await database.query<{ code: string }>(
      "select code from articles where kind = 'rim' and retired_at is null order by code limit 1",
    );
    return row?.code ?? expect.fail('no rim');
  };
  const stored = async (code: string) =>
    database.query<{ number: string; tyre_sizes: string[]; conditions: string[] }>(
      'select number, tyre_sizes, conditions from rim_approvals where rim_code = $1 order by id',
      [code],
    );
  const approval = {
    art: 'abe',
    nummer: 'KBA 12345',
    fahrzeuge: '',
    ecodes: '01905',
    reifen: '205/55R16\n215/55 R16',
    auflagen: 'Nur ohne Ketten\nNicht vorn',
    achse: 'beide',
    nurWinter: 'on',
  };

  it('are shown, added, changed, removed, and taken back', async () => {
    const code = await aRim();
    const name = `rim:${code}`;
    await database.query('delete from rim_approvals where rim_code = $1', [code]);
    expect(textOf((await open(name)).text)).toContain('Keine ist bekannt');
    const added = await press(name, 'Freigabe speichern', approval);
    expect(textOf(added.text)).toContain('Die Freigabe ist gespeichert.');
    expect(textOf(added.text)).toContain('ABE KBA 12345');
    expect(await stored(code)).toEqual([
      {
        number: 'KBA 12345',
        tyre_sizes: ['205/55 R16', '215/55 R16'],
        conditions: ['Nur ohne Ketten', 'Nicht vorn'],
      },
    ]);
    const changed = await centre.visitor.submit(
      added,
      { button: 'Freigabe speichern' },
      { nummer: 'KBA 54321' },
    );
    expect(changed.status).toBe(200);
    expect((await stored(code)).map(({ number }) => number)).toEqual(['KBA 54321']);
    const late = await centre.visitor.submit(added, { button: 'Entfernen' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
    await press(name, 'Entfernen');
    expect(await stored(code)).toEqual([]);
    expect((await undo(name)).text).toContain(DONE);
    const restored = await stored(code);
    expect(restored.map(({ number }) => number)).toEqual(['KBA 54321']);
    expect(restored[0]?.conditions).toEqual(['Nur ohne Ketten', 'Nicht vorn']);
    const journal = textOf((await centre.visitor.open('/muster/tresen/protokoll?art=article')).text);
    expect(journal).toContain('Nummer: KBA 54321');
  });

  it.each([
    [{ nummer: '' }, 'Nur bei Originalrädern darf das Feld leer sein'],
    [{ ecodes: '' }, 'Geben Sie ein Fahrzeug oder einen ECode an'],
    [{ reifen: '' }, 'gelten nur für Größen'],
    [{ reifen: 'groß' }, 'ist keine Größe wie 205/55 R16'],
    [{ auflagen: '=1+1' }, 'Sieht nach einer Formel aus'],
    [{ art: 'tuev' }, 'Erwartet wird original, ece, abe, teilegutachten'],
  ])('are refused beside their field: %j', async (fields, words) => {
    const code = await aRim();
    await database.query('delete from rim_approvals where rim_code = $1', [code]);
    const page = await open(`rim:${code}`);
    const stand =
      /name="stand" value="([^"]+)"[^>]*>(?:(?!name="stand").)*?value="save-approval"/s.exec(
        page.text,
      )?.[1] ?? '';
    const form = { ...approval, befehl: 'save-approval', stand, eintrag: '', ...fields };
    const refused = await centre.visitor.post(at(`rim:${code}`), form);
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain(words);
    expect(await stored(code)).toEqual([]);
  });
});
