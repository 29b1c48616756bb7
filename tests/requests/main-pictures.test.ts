import { describe, expect, it } from 'vitest';
import { articlePath } from '~/paths';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const codeOf = async (kind: string, rest = '') => {
  const code = await database.value<string>(
    `select code from articles where kind = $1 and retired_at is null and exists
     (select from article_images where article_id = articles.id or article_images.group_id = articles.group_id) ${rest}
     order by id limit 1`,
    [kind],
  );
  return code ?? '';
};
const alloy = await codeOf('rim', "and id in (select article_id from rims where material = 'alu')");
const tyre = await codeOf('tyre');
const wheel = await codeOf('complete-wheel');
const pathOf = (kind: 'tyre' | 'complete-wheel' | 'rim', code: string) =>
  `/muster${articlePath({ kind, code, categories: kind === 'rim' ? ['alufelgen'] : [] })}`;

/** Pictures of the page without header, footer and the lettering that lies on a picture. */
async function imagesAt(path: string, host = 'localhost') {
  const { status, text } = await request({ port: shop.port, path, headers: { host } });
  expect(status).toBe(200);
  const main = text.slice(text.indexOf('<main'), text.indexOf('<footer'));
  return [...main.matchAll(/<img (?!src="[^"]*\/schrift-)[^>]*>/g)].map(([image]) => ({
    image,
    isFirst: / fetchPriority="high"/.test(image),
    isLazy: / loading="lazy"/.test(image),
  }));
}

describe('the picture that a page shows first', () => {
  it.each([
    ['a list of tyres', '/muster/winterreifen'],
    ['a list of rims', '/muster/alufelgen'],
    ['a list of products', '/muster/dachboxen'],
    ['a list of complete wheels', '/muster/komplettraeder'],
    ['a search', '/muster/search?q=thule'],
    ['offers', '/muster/angebote'],
    ['a tyre', pathOf('tyre', tyre)],
    ['a rim', pathOf('rim', alloy)],
    ['a complete wheel', pathOf('complete-wheel', wheel)],
    ['the configurator', '/muster/felgenkonfigurator/volkswagen-golf-vii-2-0-tdi-dsg-highline'],
    ['a start page with a photo', '/bergstrasse'],
  ])('of %s is asked for first, at once, and has its room reserved', async (_, path) => {
    const images = await imagesAt(path);
    expect(images[0]?.isFirst).toBe(true);
    for (const { image, isLazy, isFirst } of images.filter((one) => one.isFirst || !one.isLazy)) {
      expect(image).toMatch(/ width="\d+"/);
      expect(image).toMatch(/ height="\d+"/);
      expect([image, isLazy && isFirst]).toEqual([image, false]);
    }
    expect(images.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  });

  it('of a product is asked for first', async () => {
    const [product = ''] =
      /(?<=href=")\/muster\/dachboxen\/[^"/?#]+(\/exakt)?(?=")/.exec(
        (await request({ port: shop.port, path: '/muster/dachboxen' })).text,
      ) ?? [];
    const images = await imagesAt(product);
    expect(images.map(({ isFirst }) => isFirst).slice(0, 2)).toEqual([true, false]);
    expect(images[0]?.isLazy).toBe(false);
  });

  it.each(['/muster', '/legacy', '/techno'])(
    'is no picture at %s, where words and a drawing come first',
    async (path) => {
      for (const { isFirst, isLazy } of await imagesAt(path))
        expect([isFirst, isLazy]).toEqual([false, true]);
    },
  );
});
