import { describe, expect, it } from 'vitest';
import { demoStaff } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { addProducts, setFields } from '../support/products';
import { cardsOf, linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor } = await freshShop();
const find = async (words: string) => {
  const page = await visitor.open(`/muster/search?${new URLSearchParams({ q: words })}`);
  return {
    page,
    hits: Number(/data-hits="(\d+)"/.exec(page.text)?.[1]),
    ids: cardsOf(page).map(({ id }) => id),
  };
};

const product = (
  code: string,
  name: string,
  cents: number,
  more: { here?: number; farbe?: string[] } = {},
) => ({
  code,
  make: 'Probemarke',
  name,
  variants: [{ code: `${code}-1`, cents, here: more.here ?? 0, values: { farbe: more.farbe ?? [] } }],
});

await setFields(database, 'cat-dachboxen', [
  { name: 'farbe', label: 'Farbe', type: 'text', unit: null, isMultiple: true },
]);
await addProducts(database, 'cat-dachboxen', [
  // What fits less is always cheaper.
  product('genau', 'Zibelax', 90_000),
  product('wort-hier', 'Zibelax Grande', 80_000, { here: 2 }),
  product('wort', 'Grande Zibelaxe', 70_000),
  product('teil', 'Zibelaxhalter', 60_000, { here: 2 }),
  product('text-hier', 'Quastel', 50_000, { here: 2, farbe: ['Zibelax'] }),
  product('text', 'Questel', 40_000, { farbe: ['Zibelax'] }),
  product('textteil', 'Quistel', 30_000, { farbe: ['Zibelaxblau'] }),
  product('anders', 'Quostel', 20_000, { here: 2 }),

  product('kurz', 'Prüf Öl', 1_000),
  product('mehrzahl', 'Prüf Öle', 2_000),
  product('letzter', 'Prüf Schmieröl', 3_000),
  product('erster', 'Prüf Ölfilter', 4_000),
  product('mitten', 'Prüf Golfpolster', 5_000),

  product('zoll', 'Prüf 7Jx19', 6_000),
  product('rund', 'Prüf R19', 7_000),
  product('laenger', 'Prüf 195 2019', 8_000),
  product('sorte', 'Prüf 5W-77', 9_000),
  product('lm', 'Prüf LM-83', 10_000),
]);

await addProducts(database, 'cat-ausstellungsstuecke', [
  { ...product('rest', 'Einzelrad', 11_000), make: 'Restemarke' },
]);

describe('what fits best stands first', () => {
  it.each([
    ['Zibelax', ['genau', 'wort-hier', 'wort', 'teil', 'text-hier', 'text', 'textteil']],
    ['zibelax PROBEMARKE', ['wort-hier', 'wort', 'genau', 'teil', 'text-hier', 'text', 'textteil']],
    ['Probemarke Zibelax', ['genau', 'wort-hier', 'wort', 'teil', 'text-hier', 'text', 'textteil']],
    ['Grande Zibelax', ['wort-hier', 'wort']],
    ['Zibelax Grande', ['wort-hier', 'wort']],
    ['Zibelax Quastel', ['text-hier']],
  ])('%s finds %j', async (words, codes) => {
    const { ids, hits } = await find(words);
    expect(ids).toEqual(codes.map((code) => `${code}-1`));
    expect(hits).toBe(codes.length);
  });

  it('on all pages, whatever its kind', async () => {
    const { page } = await find('Winter');
    const next = await visitor.open(`${page.path}&seite=2`);
    const first = cardsOf(page).map(({ id }) => id);
    expect(first.length).toBeGreaterThan(12);
    expect(cardsOf(next).filter(({ id }) => first.includes(id))).toEqual([]);
  });
});

describe('short words', () => {
  it.each([
    ['Prüf Öl', ['kurz', 'mehrzahl', 'letzter', 'erster']],
    ['pruef oel', ['kurz', 'mehrzahl', 'letzter', 'erster']],
    ['Prüf 19', ['zoll', 'rund']],
    ['Prüf 5W', ['sorte']],
    ['Prüf 5W77', ['sorte']],
    ['Prüf 5W-77', ['sorte']],
    ['Prüf LM', ['lm']],
    ['Prüf 195', ['laenger']],
    ['Prüf W', []],
  ])('%s finds %j', async (words, codes) => {
    expect((await find(words)).ids).toEqual(codes.map((code) => `${code}-1`));
  });

  it('Öl finds what Öle and Motoröl find', async () => {
    const [oil, oils, motor] = await Promise.all(['Öl', 'Öle', 'Motoröl'].map(find));
    expect(motor?.hits).toBeGreaterThan(10);
    expect(oil?.hits).toBeGreaterThanOrEqual(Math.max(oils?.hits ?? 0, motor?.hits ?? 0));
    expect(oil?.page.text).toContain('Öle und Flüssigkeiten');
  });
});

/** The ways to remove what was understood, by their accessible names. */
function removals({ text }: { text: string }): Map<string, string> {
  const chips = /<ul[^>]*aria-label="Als Filter verstanden"[\s\S]*?<\/ul>/.exec(text)?.[0] ?? '';
  const links = [...chips.matchAll(/<a\b[^>]*>/g)].map(([tag]) => tag);
  const attribute = (tag: string, name: string) =>
    decodeHtml(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  return new Map(links.map((tag) => [attribute(tag, 'aria-label'), attribute(tag, 'href')]));
}

describe('words that are filters', () => {
  it('are shown, each with a way that removes it and keeps the rest', async () => {
    const { page } = await find('Prüf runflat Michelin 205/55 R16 Winterreifen');
    const chips = removals(page);
    expect([...chips.keys()]).toEqual([
      'Runflat entfernen',
      'Michelin entfernen',
      '205/55 R16 entfernen',
      'Winter entfernen',
    ]);
    const left = await visitor.open(chips.get('Michelin entfernen') ?? '');
    expect(left.text).toContain('value="Prüf runflat 205/55 R16 Winterreifen"');
    expect([...removals(left).keys()]).toEqual([
      'Runflat entfernen',
      '205/55 R16 entfernen',
      'Winter entfernen',
    ]);
  });

  it('and are alone lead to the list, where they are chips, too', async () => {
    const { page } = await find('runflat Michelin');
    expect(page.path).toBe('/muster/reifen?breite=&hersteller=Michelin&runflat=1');
    expect(page.text).toContain('aria-label="Runflat entfernen"');
  });
});

describe('makes', () => {
  it.each([
    ['Michelin', 'Michelin-Reifen in Kiel', '/muster/reifen?breite=&hersteller=Michelin'],
    ['borbet', 'Alufelgen von Borbet', '/muster/alufelgen/filters/borbet'],
    ['Borbet Felgen', 'Alufelgen von Borbet', '/muster/alufelgen/filters/borbet'],
    ['Thule', 'Dachboxen von Thule', '/muster/dachboxen/filters/hersteller-thule'],
    ['Audi', 'Fußmatten für Audi', '/muster/fussmatten/filters/audi'],
    ['Audi Fußmatten', 'Fußmatten für Audi', '/muster/fussmatten/filters/audi'],
    ['Audi', 'Ihr Audi', '/muster/fahrzeug?fahrzeugart=PKW&hersteller=Audi'],
  ])('%s leads with a way "%s" to a page with articles', async (words, name, to) => {
    const { page } = await find(words);
    expect(linksNamed(page, name)).toEqual([to]);
    const led = await visitor.open(to);
    expect([led.status, led.path]).toEqual([200, to]);
    if (!to.includes('/fahrzeug?')) expect(cardsOf(led).length).toBeGreaterThan(0);
  });

  it('of the dealer lead to its accessories', async () => {
    const page = await new Visitor(shop, 'audi.localhost').open('/search?q=Audi');
    expect(linksNamed(page, 'Audi Zubehör')).toContain('/audi-zubehoer');
  });

  it('are led to only where a visitor may see what there is', async () => {
    const ways = async (path: string, name: string, visitor = new Visitor(shop)) =>
      linksNamed(await visitor.open(path), name);
    const [list, path] = ['Dachboxen von Thule', 'search?q=Thule'];
    expect(await ways(`/muster/${path}`, list)).toHaveLength(1);
    // The category is hidden there.
    expect(await ways(`/kassel/${path}`, list)).toEqual([]);

    const staff = await demoStaff(shop);
    const [ofStaff, search] = ['Ausstellungsstücke von Restemarke', '/muster/search?q=Restemarke'];
    expect(await ways(search, ofStaff, staff)).toHaveLength(1);
    expect(await ways(search, ofStaff)).toEqual([]);
  });
});
