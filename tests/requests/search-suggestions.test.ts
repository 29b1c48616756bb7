import { describe, expect, it } from 'vitest';
import { demoStaff } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { addProducts } from '../support/products';
import { hitsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop, visitor } = await freshShop();

interface Option {
  to: string;
  words: string;
  cents: number | undefined;
  picture: string | undefined;
}

/** The options that are suggested for some words. */
async function suggestions(words: string, who = visitor, place = '/muster') {
  const answer = await who.open(`${place}/search/vorschlaege?${new URLSearchParams({ q: words })}`);
  const options = [...answer.text.matchAll(/<a role="option"[\s\S]*?<\/a>/g)].map(([option]): Option => {
    const cents = /data-cents="(\d+)"/.exec(option)?.[1];
    return {
      to: decodeHtml(/ href="([^"]*)"/.exec(option)?.[1] ?? ''),
      words: textOf(option),
      cents: cents === undefined ? undefined : Number(cents),
      picture: /<img src="([^"]*)"/.exec(option)?.[1],
    };
  });
  return { answer, options, articles: options.filter(({ cents }) => cents !== undefined) };
}

await addProducts(database, 'cat-dachboxen', [
  {
    code: 'zaspel',
    make: 'Probemarke',
    name: 'Zaspelund 400',
    variants: [{ code: 'zaspel-1', cents: 12_345 }],
  },
]);

describe('suggestions', () => {
  it('are articles with picture and price, ways, and the search for all', async () => {
    const { options, articles } = await suggestions('mich');
    expect(options.length).toBeLessThanOrEqual(8);
    expect(articles.length).toBeGreaterThan(3);
    for (const { picture, cents, to } of articles) {
      expect(cents).toBeGreaterThan(0);
      expect([(await visitor.open(picture ?? '')).status, (await visitor.open(to)).status]).toEqual([
        200, 200,
      ]);
    }
    expect(options[0]).toMatchObject({
      words: 'Michelin-Reifen in Kiel',
      to: '/muster/reifen?breite=&hersteller=Michelin',
    });
    expect(options.at(-1)?.to).toBe('/muster/search?q=mich');
  });

  it('lead each to a page', async () => {
    for (const words of ['audi', 'öl', '205/55 R16', 'dachb', 'kont', 'borbet']) {
      const { options } = await suggestions(words);
      expect(options.length, words).toBeGreaterThan(1);
      for (const { to } of options)
        expect([words, to, (await visitor.open(to)).status]).toEqual([words, to, 200]);
    }
  });

  it('name a list once: the search for a size is its list', async () => {
    for (const words of ['225/45 R18', 'winterreifen 225/45 r18', '235/55']) {
      const { options } = await suggestions(words);
      const reached = await Promise.all(options.map(async ({ to }) => (await visitor.open(to)).path));
      expect([words, new Set(reached).size]).toEqual([words, options.length]);
    }
  });

  it('lead to no list without tyres', async () => {
    for (const words of ['155/35 R21', 'winterreifen 155/35 r21', 'ganzjahresreifen 165/70 r14 91y']) {
      const { options } = await suggestions(words);
      for (const { to } of options) expect(hitsOf(await visitor.open(to)), `${words} ${to}`).not.toBe(0);
    }
  });

  it('keep words as they are typed beside a vehicle', async () => {
    const { options } = await suggestions('Fußmatten Golf');
    const [choice] = options.filter(({ words }) => words.endsWith('als Fahrzeug wählen'));
    expect(decodeURIComponent(decodeURIComponent(choice?.to ?? ''))).toContain('/search?q=Fußmatten&');
  });

  it.each(['z', 'Ö', '5'])('are none for %s alone', async (words) => {
    expect((await suggestions(words)).options).toEqual([]);
  });

  it.each(['zas', 'Zaspelund', 'zaspelund 4', 'zaspelund 40', 'probemarke zasp', '  ZASPELUND  400 '])(
    'know what is meant while %j is typed',
    async (words) => {
      const { articles } = await suggestions(words);
      expect(articles).toMatchObject([{ to: '/muster/dachboxen/zaspel-1/exakt', cents: 12_345 }]);
    },
  );

  it('know the words that are meant', async () => {
    const { options } = await suggestions('Zaspelumd');
    expect(options.at(-1)).toMatchObject({ to: '/muster/search?q=Zaspelund' });
    expect(options.at(-1)?.words).toContain('Meinten Sie „Zaspelund“?');
  });

  it('are those of the list that is meant', async () => {
    const { options, articles } = await suggestions('Reifn');
    expect(articles.length).toBeGreaterThan(3);
    expect(options.at(-1)?.words).toContain('Meinten Sie „Reifen“?');
  });

  it('stand below the pages whose names are typed where articles have the words elsewhere', async () => {
    expect((await suggestions('kontakt')).options[0]?.to).toBe('/muster/kontakt');
  });

  it('are those of the location, and of who asks', async () => {
    const staff = await demoStaff(shop);
    const forAll = await suggestions('Ausstellungsst');
    const forStaff = await suggestions('Ausstellungsst', staff);
    expect([forAll.articles.length, forStaff.articles.length > 0]).toEqual([0, true]);
    const { options } = await suggestions('zaspel', new Visitor(shop, 'efa.localhost'), '');
    expect(options[0]?.to).toBe('/dachboxen/zaspel-1/exakt');
  });
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['zero bytes', '\u0000\u0000'],
  ['more letters than are read', 'x'.repeat(3_000)],
  ['more letters than an address may have', 'x'.repeat(5_000)],
  ['very many words', 'mi '.repeat(1_600)],
  ['half a surrogate', '\ud800\ud800'],
  ['a sign that the longest text cuts in two', `${'a'.repeat(99)}😀`],
  ['percent signs', '%%%'],
  ['a program', '<script>alert(1)</script>'],
])('suggestions for %s are answered as the search is, and quickly', async (_, words) => {
  const { answer } = await suggestions(words);
  const page = await visitor.open(`/muster/search?${new URLSearchParams({ q: words })}`);
  expect([answer.status, answer.ms < 1_000, page.status < 500]).toEqual([page.status, true, true]);
  expect(answer.text).not.toContain('<script>alert');
});

it('no field and a malformed escape are no failure', async () => {
  for (const query of ['', '?q', '?q=mich&q=b', '?q=%E0%A4%A', '?Q=mich']) {
    expect((await visitor.open(`/muster/search/vorschlaege${query}`)).status).toBeLessThan(500);
  }
});

it('a page without scripts has an empty list, which nobody sees', async () => {
  const { text } = await visitor.open('/muster');
  expect(text).toMatch(/<form[^>]*role="search"[^>]*data-suggestions="\/muster\/search\/vorschlaege"/);
  expect(text).toMatch(/<div role="listbox"[^>]*hidden=""/);
});
