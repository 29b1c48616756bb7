import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cardsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const audi = () => new Visitor(shop, 'audi.localhost');

const mainOf = ({ text }: { text: string }) => /<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const tilesOf = (page: { text: string }) =>
  [...mainOf(page).matchAll(/<li><a[^>]*href="([^"]+)"[^>]*><svg[^>]*width="150"/g)].map(([, to = '']) => to);

it('sixteen tiles lead to articles, those for the make first, with words and three questions', async () => {
  const page = await audi().open('/audi-zubehoer');
  expect(page.status).toBe(200);
  const tiles = tilesOf(page);
  expect(tiles).toHaveLength(16);
  expect(tiles).toContain('/fussmatten/filters/audi');
  expect(tiles).toContain('/anhaengerkupplung/filters/audi');
  expect(tiles).toContain('/komplettraeder?saison=winter');
  for (const to of tiles) {
    const there = await audi().open(to);
    const isListOrTiles = cardsOf(there).length > 0 || /<main[\s\S]*ab [\d.,]+\s€/.test(there.text);
    expect([to, there.status, isListOrTiles]).toEqual([to, 200, true]);
  }
  const main = mainOf(page);
  expect(textOf(/<h1[\s\S]*?<\/h1>/.exec(main)?.[0] ?? '')).toBe('Audi Zubehör');
  expect(main.match(/<details/g)).toHaveLength(3);
});

it('exists at its one location only, and no link leads to it elsewhere', async () => {
  expect((await new Visitor(shop).open('/muster/audi-zubehoer')).status).toBe(404);
  expect((await new Visitor(shop, 'efa.localhost').open('/audi-zubehoer')).status).toBe(404);
  expect((await audi().open('/')).text).toContain('href="/audi-zubehoer"');
});

it('a category that the location hides has no tile', async () => {
  await database.query(
    `update locations set categories = categories || '{"categoryBlacklist": [{"_id": "cat-fussmatten", "url": "fussmatten"}]}'
     where url = 'audi-zentrum'`,
  );
  await expect.poll(async () => tilesOf(await audi().open('/audi-zubehoer'))).toHaveLength(15);
});
