import sharp from 'sharp';
import { expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml } from '../support/html-forms';
import { request } from '../support/request';
import { someVariant } from '../support/variants';

const { database, shop } = await freshShop({ environment: { DEPLOYMENT_ENVIRONMENT: 'local' } });
const get = (path: string, host = 'localhost') => request({ port: shop.port, path, host });
const tyre = await someTyre(database);
const variant = await someVariant(database);
const photo = await someVariant(
  database,
  'exists (select from article_images where article_images.group_id = variant.group_id and hash is not null)',
).catch(() => undefined);

function tagsOf(html: string): Record<string, string> {
  const head = html.slice(0, html.indexOf('</head>'));
  const tags = [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"\/>/g)];
  return Object.fromEntries(tags.map(([, name = '', content = '']) => [name, decodeHtml(content)]));
}

const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

const pages = [
  '/muster',
  '/muster/reifen',
  `/muster/reifen/${tyre.id}`,
  `/muster/${variant.category}/${variant.code}/exakt`,
  ...(photo ? [`/muster/${photo.category}/${photo.code}/exakt`] : []),
  '/muster/faq',
  '/muster/kontakt',
  '/muster/warenkorb',
  '/muster/search?q=x',
  '/hafen',
  '/techno/agb',
];

it.each(pages)('%s has a preview with a picture of the size that it names', async (path) => {
  const { text } = await get(path);
  const tags = tagsOf(text);
  expect(tags).toMatchObject({
    'og:title': expect.stringMatching(/\S/),
    'og:description': tags.description,
    'og:type': expect.stringMatching(/^(website|article|product)$/),
    'og:url': decodeHtml(/<link rel="canonical" href="([^"]*)"/.exec(text)?.[1] ?? ''),
    'og:site_name': expect.stringMatching(/\S/),
    'og:locale': 'de_DE',
    'og:image:alt': expect.stringMatching(/\S/),
    'twitter:card': expect.stringMatching(/^summary/),
  });
  const picture = await get(pathOf(tags['og:image'] ?? ''));
  expect([picture.status, picture.headers['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(png|jpeg)$/),
  ]);
  const { width, height } = await sharp(picture.raw).metadata();
  expect([String(width), String(height)]).toEqual([tags['og:image:width'], tags['og:image:height']]);
});

it('an article tells its price, a tip is an article, and the title is without the location', async () => {
  const product = tagsOf((await get(`/muster/reifen/${tyre.id}`)).text);
  expect(product).toMatchObject({
    'og:type': 'product',
    'product:price:amount': (tyre.cents / 100).toFixed(2),
    'product:price:currency': 'EUR',
  });
  expect(product['og:title']).not.toContain('|');
  expect(tagsOf((await get('/muster/wintercheck')).text)['og:type']).toBe('article');
});

it('a page that does not exist has no preview', async () => {
  expect(tagsOf((await get('/muster/gibt-es-nicht')).text)).not.toHaveProperty('og:title');
});

it('a single-shop host and very long, empty or marked-up titles have cards, too', async () => {
  const shown = await get('/', 'efa.localhost');
  expect((await get(pathOf(tagsOf(shown.text)['og:image'] ?? ''), 'efa.localhost')).status).toBe(200);
  for (const title of [`${'Donaudampfschifffahrt'.repeat(30)}`, '<b>&"\'</b> \u0007 ß', '漢字 🚗']) {
    await database.query(
      `insert into seo_metadata (location_url, page, title) values ('muster', '/agb', $1)
       on conflict (location_url, page) do update set title = $1`,
      [title],
    );
    let address = '';
    await expect
      .poll(async () => {
        const tags = tagsOf((await get('/muster/agb')).text);
        address = tags['og:image'] ?? '';
        return tags['og:title'];
      })
      .toContain(title.slice(0, 3));
    const picture = await get(pathOf(address));
    expect([title, picture.status]).toEqual([title, 200]);
    expect(await sharp(picture.raw).metadata()).toMatchObject({ width: 1_200, height: 630 });
  }
});

it('a card is drawn for titles of the shop’s own pages only, and each location has its own', async () => {
  const address = pathOf(tagsOf((await get('/muster/faq')).text)['og:image'] ?? '');
  const changed = address.replace(/titel=[^&]*/, 'titel=Frei+erfunden');
  for (const path of [
    changed,
    address.replace('/muster/', '/hafen/'),
    address.replace(/s=[^&]*/, 's='),
    '/muster/bilder/vorschau.png',
    `/muster/bilder/vorschau.png?titel=x&s=${'A'.repeat(3_000)}`,
  ])
    expect([path.slice(0, 60), (await get(path)).status]).toEqual([path.slice(0, 60), 404]);
});

it('crawlers may read the pictures', async () => {
  const { text } = await get('/robots.txt');
  expect(text).toContain('Allow: /api/v1/resizeImages\n');
});
