import { expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { decodeHtml } from '../support/html-forms';
import { sharedShop } from '../support/shared-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = sharedShop();

/** The breadcrumb of a page: label and address of each step; the last one is the page itself. */
async function crumbs(path: string): Promise<string[][]> {
  const { text } = await new Visitor(shop).open(path);
  const [nav = ''] = /<nav aria-label="Brotkrumen"[\s\S]*?<\/nav>/.exec(text) ?? [];
  const steps = nav.matchAll(/<(?:a|span)[^>]*?(?:href="([^"]*)"[^>]*)?>([^<]*)<\/(?:a|span)>/g);
  return [...steps].map(([, href, label = '']) => (href ? [label, decodeHtml(href)] : [label]));
}

const home = ['Home', '/muster'];
const tyres = ['Reifen', '/muster/reifen'];
const summer = ['Sommerreifen', '/muster/sommerreifen'];
const sizeQuery = 'breite=205&hoehe=55&durchmesser=16';

it.each([
  ['/muster/sommerreifen?breite=205', [home, tyres, ['Sommerreifen']]],
  [`/muster/sommerreifen?${sizeQuery}`, [home, tyres, summer, ['205/55 R16']]],
  [`/muster/reifen?${sizeQuery}`, [home, tyres, ['205/55 R16']]],
  ['/muster/reifen?breite=205', [home, ['Reifen']]],
])('the list %s stands below season and size', async (path, steps) => {
  expect(await crumbs(path)).toEqual(steps);
});

it('the page of a tyre stands below its season and its size, which are links', async () => {
  const tyre = await someTyre(
    database,
    "season = 'sommer' and width = 205 and aspect = 55 and rim_tenths = 160",
  );
  const [a, b, c, size, self] = await crumbs(`/muster/reifen/${tyre.id}`);
  expect([a, b, c]).toEqual([home, tyres, summer]);
  expect(size).toEqual(['205/55 R16', `/muster/sommerreifen?${sizeQuery}`]);
  expect(self?.[0]).toContain(`${tyre.make} ${tyre.model}`);
});

it('the page of a rim stands below its category', async () => {
  const rimCode = await database.value<string>(
    "select code from articles join rims on rims.article_id = id where material = 'alu' limit 1",
  );
  const steps = await crumbs(`/muster/alufelgen/${rimCode}`);
  expect(steps.slice(-2, -1)).toEqual([['Alufelgen', '/muster/alufelgen']]);
  expect(steps[0]).toEqual(home);
});

it('a main category has the name of the menu on its own page and above its sub-categories', async () => {
  expect(await crumbs('/muster/transport-reise')).toEqual([home, ['Transport']]);
  expect(await crumbs('/muster/dachboxen')).toEqual([
    home,
    ['Transport', '/muster/transport-reise'],
    ['Dachboxen'],
  ]);
});
