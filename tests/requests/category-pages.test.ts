import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { retireProducts } from '../support/products';
import { startShop } from '../support/running-shop';
import { linksNamed } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await retireProducts(database, ['cat-batterien', 'cat-dachboxen', 'cat-kindersitze', 'cat-schneeketten']);
const visitor = new Visitor(await startShop({ DATABASE_URL: database.url }));

/** The drawings that a page's content points to. */
async function drawingsOf(path: string): Promise<string[]> {
  const { text } = await visitor.open(path);
  return [...text.matchAll(/<use href="[^"]*\/spots-[^"]*\.svg#([\w-]+)"/g)].map(([, name = '']) => name);
}

it.each([
  ['batterien', 'battery'],
  ['dachboxen', 'roof-box'],
  ['kindersitze', 'child-seat'],
  ['schneeketten', 'chains'],
])('the category %s, which is empty, is drawn as what it sells', async (url, drawing) => {
  expect(await drawingsOf(`/muster/${url}`)).toEqual([drawing]);
});

it('the tiles of a category carry the drawings of its sub-categories', async () => {
  expect((await drawingsOf('/muster/technik-elektrik')).sort()).toEqual(
    ['battery', 'dashcam', 'headlight', 'marten', 'park-assist', 'rear-camera'].sort(),
  );
});

it.each(['muster', 'legacy', 'rheinland', 'standard'])(
  'at %s an empty category has one next step, to the place for enquiries or a mail with its subject',
  async (location) => {
    const page = await visitor.open(`/${location}/batterien`);
    const [to = '', ...more] = linksNamed(page, 'Anfrage senden');
    expect(more).toEqual([]);
    if (to.startsWith('mailto:')) expect(to).toMatch(/@.+\?subject=Anfrage%3A%20Batterien$/);
    else expect((await visitor.open(to)).status).toBe(200);
    const style = /<a[^>]*class="([^"]*)"[^>]*>Anfrage senden</.exec(page.text)?.[1] ?? '';
    const main = /<main[\s\S]*<\/main>/.exec(page.text)?.[0] ?? '';
    expect(main.split(`class="${style}"`)).toHaveLength(2);
    expect(textOf(page.text)).toContain('Batterien erhalten Sie bei uns im Haus');
  },
);
