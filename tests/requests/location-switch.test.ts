import { expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { readForm } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();

/** Where the choice of a location leads, from a page of /muster. */
async function switched(page: string, nach = 'kassel') {
  const query = new URLSearchParams({ seite: page, nach });
  const answer = await request({ port: shop.port, path: `/muster/standort-wechsel?${query}` });
  const { origin, pathname, search } = new URL(
    answer.headers.location ?? '',
    `http://localhost:${shop.port}`,
  );
  expect(origin).toBe(`http://localhost:${shop.port}`);
  return [answer.status, pathname + search];
}

it('the menu of locations says what page it stands on, and leads to the same one', async () => {
  const visitor = new Visitor(shop);
  const page = await visitor.open('/muster/reifen?breite=205&hoehe=55&durchmesser=16&hersteller=Continental');
  const { action, fields } = readForm(page.text, { action: '/muster/standort-wechsel' });
  expect([action, fields.seite]).toEqual([
    '/muster/standort-wechsel',
    '/reifen?breite=205&hoehe=55&durchmesser=16&hersteller=Continental',
  ]);
  expect(page.text).toContain('value="kassel"');
  expect(await switched(String(fields.seite))).toEqual([302, `/kassel${fields.seite}`]);
});

it('articles, categories and information pages keep their place', async () => {
  const { id } = await someTyre(database);
  const [rim] = await database.query<{ code: string }>(
    "select code from articles join rims on rims.article_id = id where material = 'alu' limit 1",
  );
  for (const page of [
    `/reifen/${id}`,
    `/alufelgen/${rim?.code}`,
    '/dachtraeger',
    '/impressum',
    '/wintercheck',
    '/angebote',
  ])
    expect(await switched(page)).toEqual([302, `/kassel${page}`]);
});

it.each([
  ['a category that the other location hides', '/kindersitze'],
  ['an article that is gone', '/reifen/gibt-es-nicht'],
  ['a page that is nowhere', '/gibt-es-nicht'],
  ['a page of one visitor', '/account/orders'],
  ['a step of the checkout', '/checkout/kontakt'],
  ['the start page', '/'],
])('%s leads to the start page', async (_, page) => {
  expect(await switched(page)).toEqual([302, '/kassel']);
});

it('leads nowhere else: not to other sites, not to locations that are not offered', async () => {
  for (const page of [
    'https://example.org/',
    '//example.org/reifen',
    '/\\example.org',
    '/%0d%0aSet-Cookie:a=b',
  ])
    expect(await switched(page)).toEqual([302, '/kassel']);
  for (const nach of ['gibt-es-nicht', '//example.org', ''])
    expect(await switched('/reifen', nach)).toEqual([302, '/muster/standorte']);
});
