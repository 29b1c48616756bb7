import { expect, it } from 'vitest';
import { findTyres, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cardsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const visitor = new Visitor(shop);
const search = (words: string) => visitor.open(`/muster/search?${new URLSearchParams({ q: words })}`);

it.each([
  ['205/55 R16 91V', '?breite=205&hoehe=55&durchmesser=16&tragfaehigkeit=91&geschwindigkeitsindex=V'],
  ['225 45 17', '?breite=225&hoehe=45&durchmesser=17'],
  ['195/70R15C', '?breite=195&hoehe=70&durchmesser=15'],
])('a size, such as %s, leads from the field in the header to its list', async (words, query) => {
  const home = await visitor.open('/muster');
  const page = await visitor.submit(home, { action: '/muster/search' }, { q: words });
  expect([page.status, page.path]).toEqual([200, `/muster/reifen${query}`]);
});

it('words find tyres of that make or model, what is in stock here first, then cheapest first', async () => {
  const page = await search('michelin');
  const known = await findTyres(database, `make = 'Michelin' order by here = 0, cents, id limit 24`);
  expect(cardsOf(page).map((card) => card.id)).toEqual(known.map((row) => row.id));
});

it('several words must all fit, in any order and case', async () => {
  const { make, model, title } = await someTyre(database);
  const cards = cardsOf(await search(`${model.toUpperCase()} ${make.toLowerCase()}`));
  expect(cards.length).toBeGreaterThan(0);
  expect(new Set(cards.map((card) => card.title))).toEqual(new Set([title]));
});

it.each(['%', '_', '%%', 'a%', "'", '"', '\\', "' or 1=1 --", '\u0000michelin\u0000x', '<b>'])(
  'a search for %j is about these characters, and finds nothing',
  async (words) => {
    const page = await search(words);
    expect([page.status, cardsOf(page)]).toEqual([200, []]);
    expect(textOf(page.text)).toContain('Dazu haben wir nichts gefunden.');
  },
);

it('what was searched for stays in the field, as text', async () => {
  const page = await search('"><script>alert(1)</script>');
  expect(page.text).not.toContain('<script>alert(1)');
  expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
});

it.each([
  ['nothing', ''],
  ['spaces', '   '],
  ['control characters', '\u0000\u0007'],
  ['very many characters', 'x'.repeat(3_000)],
  ['very many words', 'mi '.repeat(800)],
  ['half a surrogate', '\ud800'],
  ['emoji', '🛞🛞'],
])('a search for %s is answered quickly', async (_, words) => {
  const page = await search(words);
  expect(page.status).toBe(200);
  expect(page.ms).toBeLessThan(1_000);
});

it('the field is asked for without words, twice, and with a malformed escape', async () => {
  for (const query of ['', '?q', '?q=a&q=b', '?q=%E0%A4%A', '?Q=michelin']) {
    expect((await visitor.open(`/muster/search${query}`)).status).toBeLessThan(500);
  }
});
