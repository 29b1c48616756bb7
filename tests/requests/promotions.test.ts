import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';

const { database, shop } = await freshShop();
const get = (path: string) => request({ port: shop.port, path });
const mainOf = (text: string) => textOf(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '');

it('a location whose theme has promotions tells of season, coupon and offers, and its menus lead there', async () => {
  const page = await get('/muster/home/aktionen');
  expect([page.status, mainOf(page.text)]).toEqual([200, expect.stringContaining('Aktionen in Kiel')]);
  expect(mainOf(page.text)).toMatch(/Jetzt an (Winter|Sommer)reifen denken.*WILLKOMMEN10.*Angebote ansehen/);
  expect((await get('/legacy')).text).toContain('href="/legacy/home/aktionen"');
});

it('without the flag the page is not there, and no stored link leads to it', async () => {
  await database.query(
    `update locations set theme = jsonb_set(theme, '{body,enablePromotionLandingpages}', 'false') where url = 'legacy'`,
  );
  await expect.poll(async () => (await get('/legacy/home/aktionen')).status).toBe(404);
  expect((await get('/legacy')).text).not.toContain('/legacy/home/aktionen');
  expect((await get('/legacy/home')).status).toBe(200);
});
