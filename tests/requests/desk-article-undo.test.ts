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
const tyres = await someTyres(database, 6);
const DONE = 'Die Änderung ist zurückgenommen.';

const at = (name: string, place = '/muster') => `${place}/tresen/bestand/${name}`;
const open = (name: string) => centre.open(at(name));
const shown = async (path: string) => (await new Visitor(shop).open(path)).text;

/** The latest change that can be taken back. */
async function undo(name: string) {
  const done = await centre.press(await open(name), 'Zurücknehmen');
  return { status: done.status, text: textOf(done.text) };
}

const press = async (name: string, button: string, fields: Record<string, string> = {}) =>
  centre.press(await open(name), button, fields);

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
    const done = await centre.post(at(name), first);
    expect(textOf(done.text)).toContain(DONE);
    expect(await eprel()).toEqual([{ ...before, is_sold_out: true }]);
    expect((await centre.post(at(name), first)).status).toBe(409);
    expect((await centre.post(at(name), { ...first, stand: '' })).status).toBe(409);
    expect((await leader.post(at(name), first)).status).toBe(403);
    expect((await leader.open(at(name))).text).not.toContain('undo-article');
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
    await centre.upload(
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
      expect((await centre.post(at(name), form)).status).toBe(200);
      expect(await photos()).toEqual(state);
    }
    await withinASecond(() => shown(`/muster/reifen/${tyres[2]?.id}`)).not.toContain(hash);
  });

  it('of its photos, unless a file was cleaned up since', async () => {
    const name = `tyre:${tyres[5]?.id}`;
    const stand =
      /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="add-photos"/.exec(
        (await open(name)).text,
      )?.[1] ?? '';
    await centre.upload(`${at(name)}/bilder`, { befehl: 'add-photos', stand, text: '' }, [
      { field: 'fotos', name: 'a.jpg', content: await photoOf('#0cc') },
    ]);
    await press(name, 'Entfernen');
    const offered = async () =>
      [...(await open(name)).text.matchAll(/aria-label="Fotos zurücknehmen/g)].length;
    expect(await offered()).toBe(2);
    const [removal = ''] = [...(await open(name)).text.matchAll(/name="nummer" value="(\d+)"/g)].map(
      ([, id = '']) => id,
    );
    const cleaned = "hash = (select before -> 0 ->> 'hash' from desk_changes where id = $1)";
    for (const table of ['picture_sources', 'pictures'])
      await database.query(`delete from ${table} where ${cleaned}`, [removal]);
    expect(await offered()).toBe(1);
    const page = textOf((await open(name)).text);
    expect(page).toContain('1 Foto → 0 Fotos');
  });

  it('of two forms at once, made from one state, only one counts', async () => {
    const name = `tyre:${tyres[4]?.id}`;
    const page = await open(name);
    const stand =
      /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="add-photos"/.exec(
        page.text,
      )?.[1] ?? '';
    const sent = ['#00c', '#cc0'].map(async (colour) => {
      const files = [{ field: 'fotos', name: 'a.jpg', content: await photoOf(colour) }];
      return centre.upload(`${at(name)}/bilder`, { befehl: 'add-photos', stand, text: '' }, files);
    });
    expect((await Promise.all(sent)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of its maker, also to none', async () => {
    const name = `tyre:${tyres[3]?.id}`;
    const make = await database.value<string>('select make from articles where code = $1', [tyres[3]?.id]);
    await database.query('delete from makes where name = $1', [make]);
    const maker = { name: 'Muster AG', anschrift: 'Weg 1, 20095 Hamburg', kontakt: 'https://muster.example' };
    await press(name, 'Hersteller speichern', maker);
    expect(await database.query('select 1 from makes where name = $1', [make])).toHaveLength(1);
    expect((await undo(name)).text).toContain(DONE);
    expect(await database.query('select 1 from makes where name = $1', [make])).toHaveLength(0);
    expect((await undo(name)).text).toContain(DONE);
    expect(await database.query('select 1 from makes where name = $1', [make])).toHaveLength(1);
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
      const removed = await centre.post(at(name), {
        befehl: 'remove-vehicle',
        stand,
        nummer: prefix,
      });
      expect(removed.status).toBe(200);
      break;
    }
    const elsewhere = await centre.open(at(name, '/standard'));
    const done = await centre.press(elsewhere, 'Zurücknehmen');
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

  const categoryOf = (group: number) =>
    database.value<string>(
      'select url from products join categories on id = category_id where group_id = $1',
      [group],
    );
  const move = (name: string, to: string) => press(name, 'Warengruppe wechseln', { kategorie: to });
  const entry = 'aria-label="Warengruppe zurücknehmen';

  it('of the category of a product, if it lost no value', async () => {
    const [product] = await database.query<{ name: string; group: number; url: string; to: string }>(
      `select 'product:' || code as name, articles.group_id as group, url, min(url) over () as to from articles
       join products on products.group_id = articles.group_id join categories on categories.id = category_id
       where retired_at is null order by url desc, articles.id limit 1`,
    );
    const { name, group, url, to } = product ?? expect.fail('no product');
    await database.query("update products set values = '{}' where group_id = $1", [group]);
    await database.query(
      `update product_variants set values = '{}', own_values = '{}'
       where article_id in (select id from articles where group_id = $1)`,
      [group],
    );
    expect((await move(name, to)).status).toBe(200);
    expect(await categoryOf(group)).toBe(to);
    expect((await open(name)).text).toContain(entry);
    expect((await undo(name)).text).toContain(DONE);
    expect(await categoryOf(group)).toBe(url);
  });

  it('but not of a category whose change lost values', async () => {
    const { code, group } = await aProduct();
    const name = `product:${code}`;
    const from = (await categoryOf(group)) ?? '';
    const toUrl = await database.value<string>(
      "select url from categories where presentation = 'list' and url <> $1 order by url limit 1",
      [from],
    );
    const before = (await open(name)).text.split(entry).length;
    const asked = await move(name, toUrl ?? '');
    expect([asked.status, textOf(asked.text).includes('Sie gehen verloren.')]).toEqual([400, true]);
    const confirmed = { kategorie: toUrl ?? '', trotzdem: 'on' };
    await centre.press(asked, 'Warengruppe wechseln', confirmed);
    expect(await categoryOf(group)).toBe(toUrl);
    expect((await open(name)).text.split(entry)).toHaveLength(before);
  });

  it('and says what the way back would lose', async () => {
    const [box] = await database.query<{ name: string; group: number }>(
      `select 'product:' || code as name, articles.group_id as group from articles
       join products on products.group_id = articles.group_id join categories on categories.id = category_id
       where url = 'dachboxen' and retired_at is null order by articles.id limit 1`,
    );
    const name = box?.name ?? expect.fail('no box');
    await database.query(
      `insert into desk_changes (location_id, staff, kind, subject, before, after, at)
       select id, 'leitung@example.de', 'article', $1, $2, $3, now() from locations where url = 'muster'`,
      [name, JSON.stringify({ kategorieUrl: 'accessoires' }), JSON.stringify({ kategorieUrl: 'dachboxen' })],
    );
    const refused = await undo(name);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Das lässt sich nicht zurücknehmen: In der alten Warengruppe fehlen');
    expect(await categoryOf(box?.group ?? 0)).toBe('dachboxen');
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
  /** The page with the form of its first approval. */
  const openChange = async (name: string) => {
    const { text } = await open(name);
    const [, path = ''] = /href="([^"]*[?]freigabe=[^"]+)"/.exec(text) ?? [];
    return centre.open(path);
  };
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
    const changed = await centre.press(await openChange(name), 'Freigabe speichern', {
      nummer: 'KBA 54321',
    });
    expect(changed.status).toBe(200);
    expect((await stored(code)).map(({ number }) => number)).toEqual(['KBA 54321']);
    const late = await centre.press(added, 'Entfernen');
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
    await press(name, 'Entfernen');
    expect(await stored(code)).toEqual([]);
    expect((await undo(name)).text).toContain(DONE);
    const restored = await stored(code);
    expect(restored.map(({ number }) => number)).toEqual(['KBA 54321']);
    expect(restored[0]?.conditions).toEqual(['Nur ohne Ketten', 'Nicht vorn']);
    const journal = textOf((await centre.open('/muster/tresen/protokoll?art=article')).text);
    expect(journal).toContain('Nummer: KBA 54321');
    expect(journal).toContain('ABE, Achse: beide');
    expect(journal).toContain('Reifengrößen: 205/55 R16; 215/55 R16');
    expect(journal).toContain('nur Winterreifen: ja');
  });

  it('that somebody else has changed is not overwritten, and nothing typed is lost', async () => {
    const code = await aRim();
    const name = `rim:${code}`;
    await database.query('delete from rim_approvals where rim_code = $1', [code]);
    await press(name, 'Freigabe speichern', approval);
    const form = await openChange(name);
    await press(name, 'Freigabe speichern', { ...approval, nummer: 'KBA 22222' });
    await database.query("delete from rim_approvals where rim_code = $1 and number = 'KBA 12345'", [code]);
    const button = 'Freigabe speichern';
    const late = await centre.press(form, button, { nummer: 'KBA 33333' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
    expect((await stored(code)).map(({ number }) => number)).toEqual(['KBA 22222']);
    // Sent again, it is a new one.
    expect((await centre.press(late, button)).status).toBe(200);
    expect((await stored(code)).map(({ number }) => number)).toEqual(['KBA 22222', 'KBA 33333']);
  });

  it('with many vehicles keep all of them when something else is changed', async () => {
    const code = await aRim();
    const ecodes = Array.from({ length: 700 }, (_, index) => String(10_000_000 + index));
    await database.query('delete from rim_approvals where rim_code = $1', [code]);
    await database.query(
      `insert into rim_approvals (rim_code, kind, number, vehicles, ecodes, tyre_sizes, axle, conditions, needs_inspection, has_only_document_sizes, is_winter_only)
       values ($1, 'ece', 'R124', '{}', $2, '{}', 'both', '{}', false, false, false)`,
      [code, ecodes],
    );
    const form = await openChange(`rim:${code}`);
    const done = await centre.press(form, 'Freigabe speichern', { abnahme: 'on' });
    expect(done.status).toBe(200);
    const [row] = await database.query<{ ecodes: string[]; needs_inspection: boolean }>(
      'select ecodes, needs_inspection from rim_approvals where rim_code = $1',
      [code],
    );
    expect(row).toEqual({ ecodes, needs_inspection: true });
  });

  it.each([
    [{ nummer: '' }, 'Nur bei Originalrädern darf das Feld leer sein'],
    [{ ecodes: '' }, 'Geben Sie ein Fahrzeug oder einen ECode an'],
    [{ reifen: '' }, 'gelten nur für Größen'],
    [{ reifen: 'groß' }, 'ist keine Größe wie 205/55 R16'],
    [{ auflagen: '=1+1' }, 'Sieht nach einer Formel aus'],
    [{ art: 'tuev' }, 'Erwartet wird original, ece, abe, teilegutachten'],
    [{ fahrzeuge: 'vw-golf-8-1' }, 'Kein Fahrzeug im Shop hat vw-golf-8-1.'],
    [{ ecodes: '01905 99999999' }, 'Kein Fahrzeug im Shop hat 99999999.'],
  ])('are refused beside their field: %j', async (fields, words) => {
    const code = await aRim();
    await database.query('delete from rim_approvals where rim_code = $1', [code]);
    const form = { ...approval, befehl: 'save-approval', freigabe: '', ...fields };
    const refused = await centre.post(at(`rim:${code}`), form);
    expect(refused.status).toBe(400);
    expect(textOf(refused.text)).toContain(words);
    expect(await stored(code)).toEqual([]);
  });
});
