import { expect, it } from 'vitest';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { decodeHtml, textOf } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();
const tyre = await someTyre(database, 'true');

/** Words as somebody says them to a voice control: signs such as × and ‹ are nothing to say. */
const spoken = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Links and buttons whose name leaves out words that they show (WCAG 2.5.3). */
function misnamed(html: string): string[] {
  return [...html.matchAll(/<(a|button|summary)\b([^>]*)>([\s\S]*?)<\/\1>/g)].flatMap(
    ([, , tag = '', inner = '']) => {
      const name = /aria-label="([^"]*)"/.exec(tag)?.[1];
      if (name === undefined) return [];
      const shown = textOf(inner);
      return spoken(decodeHtml(name)).includes(spoken(shown)) ? [] : [`${decodeHtml(name)}: ${shown}`];
    },
  );
}

it.each([
  '/muster',
  '/muster/reifen?saison=winter&seite=2',
  `/muster/reifen/${tyre.id}`,
  '/muster/alufelgen',
  '/muster/standorte',
  '/muster/warenkorb',
  '/muster/merkliste',
  '/hafen',
  '/techno',
  '/stadtwerk',
])('what controls are called contains what they show: %s', async (path) => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 2);
  await visitor.post('/muster/merkliste', { aktion: 'merken', artikel: `tyre:${tyre.id}` });
  const page = await visitor.open(path);
  expect(page.status).toBe(200);
  expect(misnamed(page.text)).toEqual([]);
});
