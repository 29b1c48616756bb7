import { describe, expect, it } from 'vitest';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import { withinASecond } from '../support/within-a-second';

const { database, shop } = await freshShop();
const centre = await openDesk(database, shop, 'leitung', null);
const leader = await openDesk(database, shop, 'leitung');

const ADDED = 'Das Produkt steht jetzt auch in dieser Warengruppe.';
const at = (code: string) => `/muster/tresen/bestand/product:${code}`;
const open = (code: string) => centre.open(at(code));
const shown = async (path: string) => (await new Visitor(shop).open(path)).text;

/** A product with one of its variants, apart from those of other tests. */
const products = await database.query<{ variant: string; code: string; title: string; url: string }>(
  `select min(articles.code) as variant, article_groups.code, article_groups.title, categories.url from products
     join article_groups on article_groups.id = group_id join categories on categories.id = category_id
     join articles on articles.group_id = products.group_id and retired_at is null
   where categories.url in ('dachboxen', 'winterzubehoer') group by article_groups.id, categories.url order by article_groups.id`,
);
const taken = new Map<string, number>();
function product(url: string) {
  const index = taken.get(url) ?? 0;
  taken.set(url, index + 1);
  return products.filter((one) => one.url === url)[index] ?? expect.fail(`no product of ${url}`);
}

const add = async (code: string, weitere: string) =>
  centre.press(await open(code), 'Auch dort zeigen', { weitere });
const placesOf = async (code: string) =>
  (
    await database.query<{ place: string }>(
      `select distinct url || case when is_further then ' +' else '' end as place from article_categories
         join articles on articles.id = article_id join article_groups on article_groups.id = group_id
         join categories on categories.id = category_id where article_groups.code = $1 order by 1`,
      [code],
    )
  ).map(({ place }) => place);
const totalOf = async (url: string) => Number(/data-hits="(\d+)"/.exec(await shown(`/muster/${url}`))?.[1]);
/** With the list's first products. */
const newest = (url: string, place = '/muster') => shown(`${place}/${url}?sortierung=name`);

describe('a product in a further category', () => {
  it('is in its list at one address, until the change is taken back', async () => {
    const { code, variant, title } = product('dachboxen');
    const added = await add(variant, 'winterzubehoer');
    expect(textOf(added.text)).toContain(ADDED);
    expect(await placesOf(code)).toEqual(['dachboxen', 'winterzubehoer +']);
    const search = `/muster/winterzubehoer?hersteller=${encodeURIComponent(title.split(' ')[0] ?? '')}`;
    await withinASecond(() => shown(search)).toContain(`/muster/dachboxen/${code}`);
    expect((await new Visitor(shop).open(`/muster/dachboxen/${code}`)).status).toBe(200);
    expect((await new Visitor(shop).open(`/muster/winterzubehoer/${code}`)).status).toBe(404);
    expect((await new Visitor(shop).open(`/muster/winterzubehoer/${variant}/exakt`)).status).toBe(404);
    const journal = textOf((await centre.open('/muster/tresen/protokoll?art=article')).text);
    expect(journal).toContain('auch in: Winterzubehör');
    const undone = await centre.press(await open(variant), 'Zurücknehmen');
    expect(textOf(undone.text)).toContain('Die Änderung ist zurückgenommen.');
    expect(await placesOf(code)).toEqual(['dachboxen']);
    await withinASecond(() => shown(search)).not.toContain(`/muster/dachboxen/${code}`);
  });

  it('of several, leaves one after the other', async () => {
    const { code, variant } = product('dachboxen');
    for (const url of ['winterzubehoer', 'kofferraum', 'bekleidung']) await add(variant, url);
    expect(await placesOf(code)).toEqual(['bekleidung +', 'dachboxen', 'kofferraum +', 'winterzubehoer +']);
    const [, stand = ''] =
      /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="remove-category"/.exec(
        (await open(variant)).text,
      ) ?? [];
    const form = { befehl: 'remove-category', stand, nummer: 'kofferraum' };
    const removed = await centre.post(at(variant), form);
    expect(textOf(removed.text)).toContain('Das Produkt steht nicht mehr in dieser weiteren Warengruppe.');
    expect(await placesOf(code)).toEqual(['bekleidung +', 'dachboxen', 'winterzubehoer +']);
    const late = await centre.post(at(variant), form);
    expect(late.status).toBe(409);
    expect(textOf(late.text)).toContain('Inzwischen hat sich hier etwas geändert');
  });

  it.each(['dachboxen', 'gibt-es-nicht', 'reifen', ''])('is refused in “%s”', async (weitere) => {
    const { code, variant } = product('dachboxen');
    const [, stand = ''] =
      /name="stand" value="([^"]*)"[^>]*>(?:(?!name="stand")[\s\S])*value="add-category"/.exec(
        (await open(variant)).text,
      ) ?? [];
    const form = { befehl: 'add-category', stand, weitere };
    expect((await centre.post(at(variant), form)).status).toBe(409);
    expect((await leader.post(at(variant), { ...form, weitere: 'winterzubehoer' })).status).toBe(403);
    expect(await placesOf(code)).toEqual(['dachboxen']);
  });

  it('moves with its further categories; one that becomes its own is no further one', async () => {
    const { code, variant } = product('winterzubehoer');
    await add(variant, 'accessoires');
    await add(variant, 'bekleidung');
    const move = async (kategorie: string) =>
      centre.press(await open(variant), 'Warengruppe wechseln', { kategorie, trotzdem: 'on' });
    expect((await move('accessoires')).status).toBe(200);
    expect(await placesOf(code)).toEqual(['accessoires', 'bekleidung +']);
    await withinASecond(() => shown(`/muster/accessoires/${code}`)).toContain('<h1');
  });

  it('counts there, in its facets too', async () => {
    const before = await totalOf('winterzubehoer');
    const { code, variant } = product('dachboxen');
    await database.query(
      `update product_variants set own_values = own_values || '{"farbe": ["Prüfrosa"]}' where article_id in
         (select articles.id from articles join article_groups on article_groups.id = group_id where article_groups.code = $1)`,
      [code],
    );
    await add(variant, 'winterzubehoer');
    await withinASecond(() => totalOf('winterzubehoer')).toBe(before + 1);
    expect(await shown('/muster/winterzubehoer')).toContain('Prüfrosa');
    expect(await shown('/muster/winterzubehoer/filters/farbe-pruefrosa')).toContain(
      `/muster/dachboxen/${code}`,
    );
  });
});

/** Kassel's blacklist names the category `dachboxen`. */
describe('where a category is hidden', () => {
  it('its products are hidden in all lists', async () => {
    const { variant } = product('dachboxen');
    await add(variant, 'winterzubehoer');
    await withinASecond(() => newest('winterzubehoer')).toContain('/muster/dachboxen/');
    const { text } = await new Visitor(shop).open('/kassel/winterzubehoer?proSeite=100');
    expect(text).not.toContain('/kassel/dachboxen/');
    const put = await new Visitor(shop).post('/kassel/warenkorb', {
      ...{ aktion: 'hinzufuegen', artikel: `product:${variant}`, menge: '1' },
    });
    expect(put.text).not.toContain(`product:${variant}`);
  });

  it('products that are there as in a further one are sold', async () => {
    const { code, variant } = product('winterzubehoer');
    await add(variant, 'dachboxen');
    expect((await new Visitor(shop).open(`/kassel/winterzubehoer/${code}`)).status).toBe(200);
  });
});
