import { expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { cardsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

type Page = { text: string; status: number };

const mainOf = ({ text }: Page) => /<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, to = '']) => decodeHtml(to));

/** Links of a page's content that lead to articles, straight or by one more click. */
async function leadsToArticles(visitor: Visitor, page: Page): Promise<boolean> {
  for (const to of hrefsOf(mainOf(page))) {
    if (cardsOf(await visitor.open(to)).length > 0) return true;
  }
  return false;
}

it.each([
  ['localhost', '/muster'],
  ['nord-ostsee.localhost', '/noa-kiel'],
])(
  'on %s no link of the menus of %s ends without articles and without a way on',
  async (host, home) => {
    const visitor = new Visitor(shop, host);
    const start = await visitor.open(home);
    const navigations = [...start.text.matchAll(/<nav\b[\s\S]*?<\/nav>/g)].map(([nav]) => nav).join('');
    const links = [...new Set(hrefsOf(navigations))].filter((to) => to.startsWith(`${home}/`));
    expect(links.length).toBeGreaterThan(35);
    for (const to of links) {
      const page = await visitor.open(to);
      expect([to, page.status]).toEqual([to, 200]);
      const hasArticles = cardsOf(page).length > 0;
      const isText = /<main\b[\s\S]*<(form|address)\b/.test(page.text);
      expect([to, hasArticles || isText || (await leadsToArticles(visitor, page))]).toEqual([to, true]);
    }
  },
  120_000,
);

/** Takes from the lists what stands at categories. */
async function emptyCategories(urls: readonly string[]): Promise<void> {
  await database.query(
    `delete from current_prices using article_categories, categories
     where current_prices.article_id = article_categories.article_id and category_id = categories.id and url = any($1)`,
    [urls],
  );
  await touchTags(database.db, ['list:product']);
}

it('a category without articles names those that have, its own kin first, and whom to ask', async () => {
  await emptyCategories(['radzubehoer']);
  const visitor = new Visitor(shop);
  await expect.poll(async () => cardsOf(await visitor.open('/muster/radzubehoer'))).toEqual([]);
  const page = await visitor.open('/muster/radzubehoer');
  const main = mainOf(page);
  expect(textOf(main)).toContain('Radzubehör erhalten Sie bei uns im Haus.');
  expect(main).toMatch(/href="tel:/);
  const [, section = ''] = /Unser Sortiment([\s\S]*?)<\/ul>/.exec(main) ?? [];
  const ways = hrefsOf(section);
  const kin = ['alufelgen', 'komplettraeder', 'rdks-sensoren', 'stahlfelgen'];
  expect(ways.slice(0, 4)).toEqual(kin.map((url) => `/muster/${url}`));
  expect(ways).toContain('/muster/reifen');
  expect(ways).not.toContain('/muster/felgen-raeder');
  for (const to of ways) {
    const there = await visitor.open(to);
    const hasArticles = cardsOf(there).length > 0 || (await leadsToArticles(visitor, there));
    expect([to, hasArticles]).toEqual([to, true]);
  }
});

it('a category none of whose sub-categories has articles does so, too; one with articles need not', async () => {
  const visitor = new Visitor(shop);
  const words = 'Unser Sortiment';
  expect(textOf((await visitor.open('/muster/technik-elektrik')).text)).not.toContain(words);
  await emptyCategories([
    'technik-elektrik',
    'batterien',
    'dashcam',
    'einparkhilfe',
    'licht-xenon',
    'marderschutz',
    'rueckfahrkamera',
  ]);
  const pageText = async () => textOf((await visitor.open('/muster/technik-elektrik')).text);
  await expect.poll(pageText).toContain(words);
  expect(textOf((await visitor.open('/muster/felgen-raeder')).text)).not.toContain(words);
  expect(textOf((await visitor.open('/muster/suv-reifen')).text)).not.toContain(words);
});

it.each(['/muster/warenkorb', '/muster/merkliste'])('%s, empty, names what the shop sells', async (path) => {
  const ways = hrefsOf(mainOf(await new Visitor(shop).open(path)));
  expect(ways).toEqual(
    expect.arrayContaining(['/muster/reifen', '/muster/felgen-raeder', '/muster/transport-reise']),
  );
});

it('what a location hides is no way on there', async () => {
  await database.query(
    `update locations
       set categories = categories || '{"categoryBlacklist": [{"_id": "cat-alufelgen", "url": "alufelgen"}]}'
       where url = 'muster'`,
  );
  const visitor = new Visitor(shop);
  await expect
    .poll(async () => hrefsOf(mainOf(await visitor.open('/muster/radzubehoer'))))
    .not.toContain('/muster/alufelgen');
  expect(hrefsOf(mainOf(await visitor.open('/muster/radzubehoer')))).toContain('/muster/stahlfelgen');
});
