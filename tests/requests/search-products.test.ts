import { describe, expect, it } from 'vitest';
import { demoStaff } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { addProducts, retireProducts, setFields } from '../support/products';
import { cardsOf, linksNamed } from '../support/shown-list';

const { database, shop, visitor } = await freshShop();
const find = (words: string, who = visitor, place = '/muster') =>
  who.open(`${place}/search?${new URLSearchParams({ q: words })}`);

/** What a search says that it has found. */
const foundBy = (page: { text: string }) => Number(/data-hits="(\d+)"/.exec(page.text)?.[1]);
const main = (page: { text: string }) => textOf(/<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '');

/** How many products have a variant for which a condition holds. */
async function countProducts(condition: string): Promise<number> {
  const count = await database.value<number>(`
    select count(distinct articles.group_id)::int from articles join products on products.group_id = articles.group_id
     join categories on categories.id = products.category_id where retired_at is null and ${condition}`);
  return count ?? 0;
}

/** The numbers beside the links to parts of what is found, by their words. */
function sectionsOf(page: { text: string }): Map<string, number> {
  const links = /<nav aria-label="Treffer nach Art"[\s\S]*?<\/nav>/.exec(page.text)?.[0] ?? '';
  const found = [...links.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g)].map(([, words = '']) =>
    /^(.*) ([\d.]+)$/.exec(textOf(words)),
  );
  return new Map(found.flatMap((one) => (one ? [[one[1] ?? '', Number(one[2]?.replace('.', ''))]] : [])));
}

/** All cards on all pages of a search. */
async function allCards(first: { text: string }): Promise<string[]> {
  const shown: string[] = [];
  for (let page = first; ; ) {
    shown.push(...cardsOf(page).map(({ id }) => id));
    const [next] = linksNamed(page, 'Nächste Seite');
    if (!next) return shown;
    page = await visitor.open(next);
  }
}

/** Makes products of our own in a category whose fields are replaced. */
const box = (
  code: string,
  name: string,
  variants: Parameters<typeof addProducts>[2][number]['variants'],
) => ({
  code,
  make: 'Probemarke',
  name,
  variants,
});

await setFields(database, 'cat-dachboxen', [
  { name: 'volumen', label: 'Volumen', type: 'number', unit: 'l', isMultiple: false },
  { name: 'farbe', label: 'Farbe', type: 'text', unit: null, isMultiple: true },
  { name: 'abschliessbar', label: 'Abschließbar', type: 'flag', unit: null, isMultiple: false },
]);
await addProducts(database, 'cat-dachboxen', [
  box('quanta-400', 'Quantasus 400', [
    { code: 'quanta-400-w', cents: 10_000, values: { volumen: [412.5], farbe: ['Perlweiß'] } },
    {
      code: 'quanta-400-s',
      cents: 30_000,
      values: { volumen: [412.5], farbe: ['Pechschwarz'], abschliessbar: true },
    },
  ]),
  box('quanta-500', 'Quantasus 500', [
    { code: 'quanta-500-w', cents: 5_000, values: { volumen: [512], farbe: ['Perlweiß'] }, carMake: 'Audi' },
    {
      code: 'quanta-500-s',
      cents: 40_000,
      values: { farbe: ['Pechschwarz'], abschliessbar: false },
      here: 3,
    },
  ]),
]);

describe('products', () => {
  it('are found by their make, each once, and all that is counted is on the pages', async () => {
    const page = await find('Thule');
    const products = await countProducts(
      `articles.make = 'Thule' and not categories.is_noa_employee_category`,
    );
    expect(products).toBeGreaterThan(24);
    expect(foundBy(page)).toBe(products);
    const cards = await allCards(page);
    expect(new Set(cards).size).toBe(products);
  });

  it('are found by their category, in one form or the other', async () => {
    const inBoxes = await countProducts(`categories.url = 'dachboxen'`);
    for (const words of ['Dachboxen', 'Dachbox']) {
      const page = await find(words);
      expect([words, (await allCards(page)).length]).toEqual([words, inBoxes]);
      expect(linksNamed(page, 'Dachboxen'), words).toContain('/muster/dachboxen');
    }
  });

  it.each([
    ['Quantasus', ['quanta-500-s', 'quanta-400-w']],
    ['Perlweiß quantasus', ['quanta-500-w', 'quanta-400-w']],
    ['quantasus pechschwarz', ['quanta-500-s', 'quanta-400-s']],
    ['Quantasus abschließbar', ['quanta-400-s']],
    ['quantasus 412,5 l', ['quanta-400-w']],
    ['Quantasus Audi', ['quanta-500-w']],
    ['Ausführung quanta-500-w', ['quanta-500-w']],
    ['quanta-400', ['quanta-400-w']],
    ['QUANTA-400-S', ['quanta-400-s']],
  ])(
    '%s finds %j: of each product the variant that is meant, what is in stock here first',
    async (words, codes) => {
      const page = await find(words);
      expect([foundBy(page), cardsOf(page).map(({ id }) => id)]).toEqual([codes.length, codes]);
    },
  );

  it('are found by the EAN of a variant, which leads to that variant', async () => {
    const [one] = await database.query<{ code: string; gtin: string }>(
      `select code, gtin from articles where kind = 'product' and gtin is not null order by id desc limit 1`,
    );
    const page = await find(`EAN ${one?.gtin}`);
    expect(cardsOf(page).map(({ id }) => id)).toEqual([one?.code]);
  });

  it('that are retired are not found', async () => {
    await addProducts(database, 'cat-modellautos', [
      box('alt', 'Zwirbelmobil', [{ code: 'alt-1', cents: 100 }]),
    ]);
    await expect.poll(async () => foundBy(await find('Zwirbelmobil'))).toBe(1);
    await retireProducts(database, ['cat-modellautos']);
    await expect.poll(async () => foundBy(await find('Zwirbelmobil'))).toBe(0);
    expect(foundBy(await find('alt-1'))).toBe(0);
  });

  it('are found by new words of the article and of a field, and keep them when a price changes', async () => {
    await addProducts(database, 'cat-dachboxen', [
      box('neu', 'Knirpsbox', [{ code: 'neu-1', cents: 7_000, values: { farbe: ['Moosgrün'] } }]),
    ]);
    await expect.poll(async () => foundBy(await find('Knirpsbox moosgrün'))).toBe(1);
    const touch = "insert into tag_moves (tag) values ('list:product')";
    await database.query(`update articles set subtitle = 'Sonderlack' where code = 'neu-1'`);
    await database.query(
      `update product_variants set "values" = '{"farbe": ["Kobalt"]}' where article_id = (select id from articles where code = 'neu-1')`,
    );
    await database.query(touch);
    await expect.poll(async () => foundBy(await find('Knirpsbox Sonderlack kobalt'))).toBe(1);
    expect(main(await find('Knirpsbox moosgrün'))).toContain('Zu „moosgrün“ haben wir nichts gefunden');
    await database.query(
      `update current_prices set cents = 6_500 where article_id = (select id from articles where code = 'neu-1')`,
    );
    await database.query(touch);
    await expect.poll(async () => cardsOf(await find('Knirpsbox kobalt'))[0]?.cents).toBe(6_500);
  });

  it('for staff are found by staff alone, by words and by number', async () => {
    const [one] = await database.query<{ code: string; title: string }>(
      `select articles.code, title from articles join article_categories on article_id = id
       where category_id = 'cat-ausstellungsstuecke' order by id limit 1`,
    );
    const staff = await demoStaff(shop);
    for (const words of [one?.title ?? '', one?.code ?? '']) {
      const ids = cardsOf(await find(words)).map(({ id }) => id);
      expect([words, ids.includes(one?.code ?? '')]).toEqual([words, false]);
      expect(cardsOf(await find(words, staff)).map(({ id }) => id)).toEqual([one?.code]);
    }
    expect(sectionsOf(await find('Ausstellungsstück')).size).toBe(0);
  });

  it('of a category on the blacklist of a location are not found there', async () => {
    expect(foundBy(await find('Quantasus', visitor, '/stadtwerk'))).toBe(2);
    const id = await database.value<string>(`select id from categories where url = 'dachboxen'`);
    await database.query(`update locations set categories = categories || $1 where url = 'stadtwerk'`, [
      JSON.stringify({ categoryBlacklist: [{ _id: id, url: 'dachboxen' }] }),
    ]);
    await expect.poll(async () => foundBy(await find('Quantasus', visitor, '/stadtwerk'))).toBe(0);
    expect(foundBy(await find('Quantasus'))).toBe(2);
  });
});

describe('errors in typing and other forms of words', () => {
  it.each([
    ['Michlin', 'Michelin', 'michelin'],
    ['Dachbocks', 'Dachbox', 'dachboxen'],
    ['Qantasus', 'Quantasus', 'quantasus'],
    ['Fusmatten', 'Fußmatten', 'fußmatten'],
  ])('%s finds what %s finds, and says so', async (typed, meant, same) => {
    const page = await find(typed);
    expect(foundBy(page)).toBe(foundBy(await find(same)));
    expect(main(page)).toContain(`Zu „${typed}“ haben wir nichts gefunden. Wir zeigen Treffer für ${meant}`);
  });

  it('Reifn leads to the tyres, and Wintereifen to the winter tyres', async () => {
    expect((await find('Reifn')).path).toBe('/muster/reifen?breite=');
    expect((await find('Wintereifen')).path).toBe('/muster/winterreifen?breite=');
  });

  it.each([
    ['Fußmatten', 'fussmatten'],
    ['Fußmatten', 'Fußmatte'],
    ['Kindersitz', 'Kindersitze'],
    ['Anhängerkupplung', 'Anhaengerkupplungen'],
    ['Öle', 'Oele'],
    ['Kompletträder', 'Komplettraeder'],
  ])('%s and %s find the same', async (one, other) => {
    const hits = foundBy(await find(one));
    expect(hits).toBeGreaterThan(0);
    expect(foundBy(await find(other))).toBe(hits);
  });

  it('compound words are understood', async () => {
    const batteries =
      sectionsOf(await find('Autobatterie')).get('Batterien') ?? foundBy(await find('Autobatterie'));
    expect(batteries).toBeGreaterThanOrEqual(await countProducts(`categories.url = 'batterien'`));
    const wheels = await find('Winterkompletträder');
    expect(foundBy(wheels)).toBeGreaterThan(0);
  });

  it.each(['Nichlim', 'Quaxlim'])('%s is too far from every word to be taken for one', async (words) => {
    const page = await find(words);
    expect(foundBy(page)).toBe(0);
    expect(main(page)).not.toContain('Meinten Sie');
  });
});

describe('the parts of what is found', () => {
  it('are counted by kind and category, and lead to what they count', async () => {
    const page = await find('schwarz');
    const sections = sectionsOf(page);
    expect(sections.size).toBeGreaterThan(2);
    const sum = [...sections.values()].reduce((all, one) => all + one, 0);
    expect((await allCards(page)).length).toBe(sum);
    for (const [name, hits] of [...sections].slice(-3)) {
      const [to = ''] = linksNamed(page, `${name} ${hits}`);
      const part = await visitor.open(to);
      expect([name, (await allCards(part)).length]).toEqual([name, hits]);
      expect(foundBy(await visitor.open(linksNamed(part, 'Alle Treffer')[0] ?? ''))).toBe(foundBy(page));
    }
  });

  it('that there are none of are all', async () => {
    const page = await visitor.open('/muster/search?q=Quantasus&art=gibtsnicht');
    expect(cardsOf(page)).toHaveLength(2);
  });
});
