import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const centre = await openDesk(database, shop, 'leitung', null);
const leader = await openDesk(database, shop, 'leitung');

const at = (code: string) => `/muster/tresen/bestand/product:${code}`;

/** Of the form about vehicles. */
const standIn = ({ text }: { text: string }) =>
  /name="stand" value="([^"]+)"[^>]*>(?:(?!name="stand").)*?value="car-make"/s.exec(text)?.[1] ?? '';

describe('vehicles of an article', () => {
  const variant = async (isMade: boolean) => {
    const [row] = await database.query<{ code: string; id: number }>(
      `select code, id from articles where kind = 'product' and retired_at is null and
         ${isMade ? '' : 'not'} exists (select from article_vehicle_prefixes where article_id = articles.id) order by id limit 1`,
    );
    return row ?? expect.fail('no variant');
  };
  const prefixesOf = async (id: number) =>
    (
      await database.query<{ prefix: string }>(
        'select prefix from article_vehicle_prefixes where article_id = $1 order by prefix',
        [id],
      )
    ).map(({ prefix }) => prefix);
  const aKey = async () =>
    (
      await database.query<{ hsn: string; tsn: string; prefix: string; code: string }>(
        `select hsn, tsn, dat_ecode_prefix as prefix, code from vehicle_keys join vehicles on vehicles.id = vehicle_id
         where length(dat_ecode_prefix) = 15 order by hsn, tsn limit 1`,
      )
    )[0] ?? expect.fail('no key');

  it('are found by HSN and TSN, added, and removed', async () => {
    const { code, id } = await variant(false);
    const { hsn, tsn, prefix, code: vehicle } = await aKey();
    const open = await centre.open(`${at(code)}?hsn=${hsn}&tsn=${tsn}`);
    const form = { befehl: 'add-vehicle', stand: standIn(open), fahrzeug: vehicle, umfang: 'subModel' };
    const added = await centre.post(at(code), form);
    expect(textOf(added.text)).toContain('Das Fahrzeug ist eingetragen.');
    expect(await prefixesOf(id)).toEqual([prefix.slice(0, 11)]);
    const late = await centre.post(at(code), { ...form, umfang: 'variant' });
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
    const removed = await centre.post(at(code), {
      ...{ befehl: 'remove-vehicle', stand: standIn(added), nummer: prefix.slice(0, 11) },
    });
    expect(textOf(removed.text)).toContain('Das Fahrzeug ist entfernt.');
    expect(await prefixesOf(id)).toEqual([]);
    const journal = textOf((await centre.open('/muster/tresen/protokoll?art=article')).text);
    expect(journal).toContain('Fahrzeug:');
  });

  it('of other prefixes stay with their filter values when one is removed', async () => {
    const { code, id } = await variant(true);
    const stored = () =>
      database.query(
        'select prefix, filter_values from article_vehicle_prefixes where article_id = $1 order by prefix',
        [id],
      );
    const before = await stored();
    const open = await centre.open(at(code));
    const nummer = /data-prefix="(\d+)"/.exec(open.text)?.[1] ?? '';
    const removed = await centre.post(at(code), {
      ...{ befehl: 'remove-vehicle', stand: standIn(open), nummer },
    });
    expect(removed.status).toBe(200);
    const after = await stored();
    expect(after).toHaveLength(before.length - 1);
    for (const row of after) expect(before).toContainEqual(row);
  });

  it('without a DAT code stay unknown', async () => {
    const { code, id } = await variant(false);
    const { hsn, tsn, code: vehicle } = await aKey();
    await database.query('update vehicles set dat_ecode_prefix = null where code = $1', [vehicle]);
    const open = await centre.open(`${at(code)}?hsn=${hsn}&tsn=${tsn}`);
    expect(textOf(open.text)).toContain('Ohne DAT-Code: Ob der Artikel passt, bleibt unbekannt.');
    const form = { befehl: 'add-vehicle', stand: standIn(open), fahrzeug: vehicle, umfang: 'variant' };
    expect((await centre.post(at(code), form)).status).toBe(409);
    expect(await prefixesOf(id)).toEqual([]);
  });

  it.each([
    ['hsn=12&tsn=abc', 'Die HSN hat vier Ziffern'],
    ['hsn=9999&tsn=999', 'Diesen Schlüssel kennen wir nicht'],
    ['fahrzeug=xyzxyzxyz', 'Dazu finden wir kein Fahrzeug'],
  ])('that nobody has are told: %s', async (query, words) => {
    const { code } = await variant(false);
    expect(textOf((await centre.open(`${at(code)}?${query}`)).text)).toContain(words);
  });

  it('are changed by who leads all locations', async () => {
    const { code, id } = await variant(false);
    expect((await leader.open(at(code))).text).not.toContain('value="car-make"');
    for (const befehl of ['add-vehicle', 'remove-vehicle', 'car-make', 'move-product'])
      expect((await leader.post(at(code), { befehl, fabrikat: 'VW' })).status).toBe(403);
    expect(await prefixesOf(id)).toEqual([]);
  });

  it('may be of one make', async () => {
    const { code } = await variant(false);
    const open = await centre.open(at(code));
    const done = await centre.press(open, 'Fahrzeugmarke speichern', { fabrikat: 'VW' });
    expect(textOf(done.text)).toContain('Die Fahrzeugmarke ist gespeichert.');
    expect(textOf(done.text)).toContain('Für welche Modelle, ist unbekannt');
  });
});

describe('the category of a product', () => {
  it('is changed with all variants, once what gets lost is confirmed', async () => {
    const [product] = await database.query<{ code: string; group: string; url: string }>(
      `select min(articles.code) as code, article_groups.code as group, categories.url from articles
         join article_groups on article_groups.id = group_id join products on products.group_id = article_groups.id
         join categories on categories.id = products.category_id
       where articles.kind = 'product' and retired_at is null and products.values <> '{}'
       group by 2, 3, article_groups.id having count(*) > 1 order by article_groups.id limit 1`,
    );
    if (!product) throw new Error('no product');
    const [other] = await database.query<{ url: string }>(
      `select url from categories where presentation = 'list' and url <> $1
         and not exists (select from category_fields where category_id = categories.id)
         and exists (select from products where category_id = categories.id) order by url limit 1`,
      [product.url],
    );
    const [any] = await database.query<{ url: string }>(
      `select url from categories where presentation = 'list' and url <> $1
         and exists (select from products where category_id = categories.id) order by url limit 1`,
      [product.url],
    );
    const to = (other ?? any)?.url ?? '';
    const open = await centre.open(at(product.code));
    const asked = await centre.press(open, 'Warengruppe wechseln', { kategorie: to });
    expect(asked.status).toBe(400);
    expect(textOf(asked.text)).toContain('In der neuen Warengruppe fehlen diese Angaben:');
    const moved = await centre.press(asked, 'Warengruppe wechseln', {
      kategorie: to,
      trotzdem: 'on',
    });
    expect(textOf(moved.text)).toContain(
      'Das Produkt steht mit allen Ausführungen in der neuen Warengruppe.',
    );
    const rows = await database.query<{ url: string }>(
      `select distinct categories.url from articles join article_categories on article_id = articles.id
         join categories on categories.id = category_id join article_groups on article_groups.id = group_id
       where article_groups.code = $1 and retired_at is null`,
      [product.group],
    );
    expect(rows).toEqual([{ url: to }]);
    await expect
      .poll(async () => (await new Visitor(shop).open(`/muster/${to}/${product.group}`)).status)
      .toBe(200);
    const late = await centre.press(open, 'Warengruppe wechseln', { kategorie: to, trotzdem: 'on' });
    expect(late.status).toBe(409);
    const bad = await centre.press(moved, 'Warengruppe wechseln', { kategorie: 'gibt-es-nicht' });
    expect(bad.status).toBe(409);
    expect(textOf(bad.text)).toContain('Diese Warengruppe hat keine Liste von Produkten.');
  });
});
