import { expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { readForm, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';
import { linksNamed } from '../support/shown-list';
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
  const rimCode = await database.value<string>(
    "select code from articles join rims on rims.article_id = id where material = 'alu' limit 1",
  );
  for (const page of [
    `/reifen/${id}`,
    `/alufelgen/${rimCode}`,
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

it('the root of a host leads to its index location, which offers the location that was chosen before', async () => {
  const visitor = new Visitor(shop);
  const first = await visitor.open('/');
  expect([first.path, first.text.includes('Dorthin wechseln')]).toEqual(['/muster', false]);
  await visitor.open('/muster/standort-wechsel?nach=kassel');
  const again = await visitor.open('/');
  expect(again.path).toBe('/muster?zuletzt=kassel');
  expect(textOf(again.text)).toMatch(/Zuletzt hatten Sie [^.]*, Kassel gewählt\. Dorthin wechseln/);
  const [link = ''] = linksNamed(again, 'Dorthin wechseln');
  expect((await visitor.open(link)).path).toBe('/kassel');
  await visitor.open('/kassel/standort-wechsel?nach=muster');
  expect((await visitor.open('/')).text).not.toContain('Dorthin wechseln');
  for (const odd of ['gibt-es-nicht', '%22%3E%3Cb%3E', 'x'.repeat(3_000), 'a&b=c']) {
    visitor.cookies.set('radhaus-standort', odd);
    const page = await visitor.open('/');
    expect([page.status, page.text.includes('Dorthin wechseln')], odd).toEqual([200, false]);
  }
});
