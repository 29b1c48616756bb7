import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, test } from 'vitest';
import { radhaus } from '../support/command';
import { linksOf } from '../support/crawl';
import { freshShop } from '../support/fresh-shop';
import { demo, smallNetworkFolder } from '../support/network-folder';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const folder = smallNetworkFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const pageOf = async (path: string) => (await request({ port: shop.port, path })).text;

/** Rows of the folder's tyres, as cells by the names of their columns. */
function editTyre(change: (cells: Record<string, string>) => void): string {
  const file = join(folder, 'tyres.csv');
  const [head = '', first = '', ...others] = readFileSync(file, 'utf8').split('\n');
  const names = head.split(';');
  const cells = Object.fromEntries(first.split(';').map((cell, index) => [names[index] ?? '', cell]));
  change(cells);
  writeFileSync(file, [head, names.map((name) => cells[name]).join(';'), ...others].join('\n'));
  return cells.id ?? '';
}

const category = (url: string, presentation: string, more = {}) => ({
  _id: `cat-${url}`,
  title: `Titel ${url}`,
  url,
  presentation,
  isNOAEmployeeCategory: false,
  beschreibung: 'Eine Gruppe.',
  ...more,
});

const writeJson = (file: string, value: unknown) => writeFileSync(join(folder, file), JSON.stringify(value));

test('a text of operators leads to pages of its location, and only the words stay of what leads nowhere', async () => {
  const texte = {
    einleitung: [
      '<a href="/agb">AGB hier</a>',
      '<a href="/muster/kontakt?a=1&amp;b=2">Kontakt hier</a>',
      '<a href="/impresum">Verschrieben</a>',
      '<a href="/reifen/gibt-es-nicht">Ausverkauft</a>',
      '<a href="https://efa.localhost/agb">Dort</a>',
      '<a href="https://hersteller.example/">Fremd</a>',
    ].join(' '),
  };
  writeJson('page-texts.json', [{ standortUrl: 'muster', page: '/kontakt', texte }]);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/muster/kontakt')).toContain('Verschrieben');
  const text = await pageOf('/muster/kontakt');
  for (const href of [
    '/muster/agb"',
    '/muster/kontakt?a=1&amp;b=2"',
    `http://efa.localhost:${shop.port}/agb"`,
    'https://hersteller.example/" rel="noopener"',
  ])
    expect(text).toContain(`<a href="${href}`);
  const links = linksOf(text).join(' ');
  expect(links).not.toContain('impresum');
  expect(links).not.toContain('gibt-es-nicht');
});

it('a category may choose tyres that belong to it by their season as well', async () => {
  const season = category('winterreifen', 'tyres', { reifen: { fahrzeug: 'PKW' } });
  writeJson('categories.json', [category('reifen', 'page', { subCategories: [season] })]);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/muster')).toContain('Titel winterreifen');
});

it('a category is a page of its own only where the shop has one; one that is to come stands in no menu', async () => {
  writeJson('categories.json', [category('eigene-seite', 'page')]);
  await expect(radhaus(database, 'seed', folder)).rejects.toThrow(
    'categories.json, Eintrag 1 (cat-eigene-seite), Feld presentation: der Shop hat keine eigene Seite mit dieser url',
  );
  writeJson('categories.json', [
    category('faq', 'page'),
    category('zubehoer', 'list', {
      subCategories: [category('fachbegriffe', 'page'), category('matten', 'list')],
    }),
  ]);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/muster')).toContain('Titel zubehoer');
  const links = [...linksOf(await pageOf('/muster')), ...linksOf(await pageOf('/muster/zubehoer'))];
  expect(links).toContain('/muster/matten');
  expect(links).not.toContain('/muster/faq');
  expect(links).not.toContain('/muster/fachbegriffe');
});

it('a tyre of any make has its picture', async () => {
  const id = editTyre((cells) => {
    cells.hersteller = `a\\b <🛞> ${'Rindfleischetikettierung'.repeat(2)}`;
  });
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf(`/muster/reifen/${id}`)).toContain('Rindfleisch');
  const [picture = ''] =
    /\/muster\/bilder\/reifen\/[^"?]*\.svg/.exec(await pageOf(`/muster/reifen/${id}`)) ?? [];
  expect((await request({ port: shop.port, path: picture })).status).toBe(200);
});

it('an offer that has ended is none, and does not keep a folder from being loaded', async () => {
  const id = editTyre(() => undefined);
  const head = 'artikel;standort;gueltigVon;preis;angebot;angebotBis';
  writeFileSync(join(folder, 'prices.csv'), `${head}\ntyre:${id};muster;;77.70;66.60;2020-01-01T00:00:00Z\n`);
  await radhaus(database, 'seed', folder);
  const rows = await database.query(
    `select regular_cents, offer_cents from prices join articles on articles.id = article_id
     where code = $1 and location_id = 'loc-muster'`,
    [id],
  );
  expect(rows).toEqual([{ regular_cents: 7_770, offer_cents: null }]);
});

test('categories have any depth: each has its page, its crumbs, its tile above and its entry in searches', async () => {
  const nested = [1, 2, 3, 4, 5].reduceRight<object[]>(
    (below, level) => [category(`stufe-${level}`, 'tiles', { subCategories: below })],
    [],
  );
  writeJson('categories.json', [category('reifen', 'page'), ...nested]);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/muster/stufe-4')).toContain('Titel stufe-4');
  const text = await pageOf('/muster/stufe-4');
  const [crumbs = ''] = /<nav aria-label="Brotkrumen"[\s\S]*?<\/nav>/.exec(text) ?? [];
  expect([...crumbs.matchAll(/Titel stufe-\d/g)].join(' ')).toBe(
    'Titel stufe-1 Titel stufe-2 Titel stufe-3 Titel stufe-4',
  );
  expect(linksOf(text)).toContain('/muster/stufe-5');
  expect(await pageOf('/muster/search?q=stufe-5')).toContain('href="/muster/stufe-5"');
  expect((await request({ port: shop.port, path: '/muster/stufe-6' })).status).toBe(404);
  await radhaus(database, 'export', folder);
  expect(readFileSync(join(folder, 'categories.json'), 'utf8')).toContain('stufe-5');
});

test('a rim may have a negative offset: in its name, its data and the filter', async () => {
  writeJson('categories.json', [category('reifen', 'page'), category('alufelgen', 'list')]);
  const [head = '', first = ''] = readFileSync(join(demo, 'rims.csv'), 'utf8').split('\n');
  const at = head.split(';').indexOf('einpresstiefe');
  const row = first.split(';').with(at, '-12').join(';');
  writeFileSync(join(folder, 'rims.csv'), `${head}\n${row}\n`);
  await radhaus(database, 'seed', folder);
  const filtered = async () => (await new Visitor(shop).open('/muster/alufelgen?einpresstiefe=-12')).text;
  await expect.poll(filtered).toContain('ET-12');
  const [id = ''] = first.split(';');
  expect(await pageOf(`/muster/alufelgen/${id}`)).toContain('ET -12 mm');
});

test('booking systems of one name lead each to its own address', async () => {
  const externalServices = ['eins', 'zwei'].map((host) => ({
    name: 'Werkstatt',
    url: `https://${host}.example/termin`,
    default: false,
  }));
  const locations: { url: string }[] = JSON.parse(readFileSync(join(folder, 'locations.json'), 'utf8'));
  const changed = locations.map((one) => (one.url === 'stadtwerk' ? { ...one, externalServices } : one));
  writeJson('locations.json', changed);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/stadtwerk')).toContain('>Werkstatt</option>');
  const [select = ''] = /<select[^>]*name="system"[\s\S]*?<\/select>/.exec(await pageOf('/stadtwerk')) ?? [];
  const values = [...select.matchAll(/<option value="([^"]*)"/g)].map(([, value = '']) => value);
  const targets = values.map(async (value) => {
    const path = `/stadtwerk/termin-buchung?system=${encodeURIComponent(value)}`;
    return (await request({ port: shop.port, path })).headers.location;
  });
  expect(await Promise.all(targets)).toEqual(externalServices.map(({ url }) => url));
});

const navigationOf = (html: string) =>
  /<nav aria-label="Hauptnavigation"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';

test('cards of a menu entry without pages below it, and a hint without links, are shown', async () => {
  writeJson('categories.json', [category('matten', 'list')]);
  const picture = '/bilder/felgen/sport/Silber/18/5.svg';
  const offer = { imageMedium: picture, slogan: 'Nur jetzt', title: 'Saubere Sache', subline: 'ab 20 Euro' };
  const topics = [{ image: picture, url: '/agb', text: 'Ein Thema' }];
  writeJson('navigation.json', [
    {
      standortUrl: null,
      navigationMain: [{ category: 'matten', dropdown: { offer, topics } }],
      navigationSub: { contextText: '<p>Rufen Sie an: {telefon}</p>', links: [] },
    },
  ]);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/standard')).toContain('Titel matten');
  const text = await pageOf('/standard');
  const navigation = navigationOf(text);
  for (const words of ['Nur jetzt', 'Saubere Sache', 'ab 20 Euro', 'Aktuelle Themen', 'Ein Thema'])
    expect(navigation).toContain(words);
  expect(/<nav aria-label="Ich möchte"[\s\S]*?<\/nav>/.exec(text)?.[0]).toContain('Rufen Sie an');
});

test('cards of a menu entry below Mehr are shown', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `gruppe-${index}`);
  writeJson(
    'categories.json',
    names.map((name) => category(name, 'list')),
  );
  const offer = {
    imageMedium: '/bilder/felgen/sport/Silber/18/5.svg',
    slogan: 'Nur jetzt',
    title: 'Saubere Sache',
    subline: 'ab 20 Euro',
  };
  const topics = [{ image: offer.imageMedium, url: '/agb', text: 'Ein Thema' }];
  const entryOf = (name: string) => ({ category: name, dropdown: { offer, topics } });
  writeJson('navigation.json', [
    {
      standortUrl: null,
      navigationMain: [...names.slice(1).map((name) => ({ category: name })), entryOf('gruppe-0')],
      navigationSub: { contextText: '', links: [] },
    },
  ]);
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/standard')).toContain('Titel gruppe-0');
  const [, below = ''] = navigationOf(await pageOf('/standard')).split('<span>Mehr</span>');
  for (const words of ['Titel gruppe-0', 'Saubere Sache', 'Aktuelle Themen', 'Ein Thema'])
    expect(below).toContain(words);
});

test('each start page shows all heroes of the page, with and without a link', async () => {
  for (const place of ['standard', 'legacy']) {
    const heroes = ['Erster', 'Zweiter', 'Dritter'].map((headline, index) => ({
      ...{ imageLink: 'drawing:coast', page: '/', headline, description: `Text zu ${headline}` },
      ...(index === 1 && { to: '/kontakt' }),
    }));
    await database.query(
      `update locations set theme = jsonb_set(theme, '{header,heroContentByPage}', $1::jsonb) where url = $2`,
      [JSON.stringify(heroes), place],
    );
    await expect.poll(() => pageOf(`/${place}`)).toContain('Text zu Erster');
    const text = await pageOf(`/${place}`);
    expect(text).toContain('Text zu Dritter');
    expect(text).toMatch(/Text zu Zweiter<\/p><a[^>]*href="[^"]*\/kontakt"/);
  }
});

test('one page has its texts once, however its address is spelt', async () => {
  const texte = { einleitung: '<p>Hier</p>' };
  writeJson(
    'page-texts.json',
    ['/kontakt', '/Kontakt/'].map((page) => ({ standortUrl: 'muster', page, texte })),
  );
  await expect(radhaus(database, 'seed', folder)).rejects.toThrow(/page-texts\.json.*muster: \/kontakt/s);
  rmSync(join(folder, 'page-texts.json'));
});

test('a category stays with its own articles if it has others for staff only, and goes if all below it is blacklisted', async () => {
  const ofStaff = { isNOAEmployeeCategory: true };
  writeJson('categories.json', [
    category('zubehoer', 'list', { subCategories: [category('reste', 'list', ofStaff)] }),
    category('kinder', 'list', { subCategories: [category('sitze', 'list')] }),
  ]);
  rmSync(join(folder, 'navigation.json'));
  const locations: { url: string }[] = JSON.parse(readFileSync(join(folder, 'locations.json'), 'utf8'));
  const categoryBlacklist = [{ _id: 'cat-sitze', url: 'sitze' }];
  writeJson(
    'locations.json',
    locations.map((one) => (one.url === 'muster' ? { ...one, categoryBlacklist } : one)),
  );
  await radhaus(database, 'seed', folder);
  await expect.poll(() => pageOf('/muster')).toContain('Titel zubehoer');
  const statusOf = async (page: string) =>
    (await request({ port: shop.port, path: `/muster/${page}` })).status;
  expect(await Promise.all(['zubehoer', 'reste', 'kinder', 'sitze'].map(statusOf))).toEqual([
    200, 404, 404, 404,
  ]);
  expect(navigationOf(await pageOf('/hafen'))).toContain('Titel kinder');
});
