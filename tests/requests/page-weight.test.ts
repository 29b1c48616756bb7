import { describe, expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const tyre = await someTyre(database, 'true');
const ORDER = ['as=style', 'as=font', 'modulepreload'];
const get = (path: string) => request({ port: shop.port, path, headers: { 'accept-encoding': 'br' } });

/** The files that the head of a page names, and what they weigh as brotli. */
async function filesOf(page: string, rel: 'modulepreload' | 'stylesheet') {
  const { text } = await get(page);
  const names = [...text.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(
    ([, href = '']) => href,
  );
  const files = await Promise.all(names.map(get));
  return { count: files.length, bytes: files.reduce((sum, { raw }) => sum + raw.length, 0) };
}

describe.each([
  ['the start page', '/muster'],
  ['a list', '/muster/reifen'],
  ['a product', `/muster/reifen/${tyre.id}`],
])('the first visit to %s', (_name, page) => {
  it('loads few styles', async () => {
    const { count, bytes } = await filesOf(page, 'stylesheet');
    expect(count).toBeLessThanOrEqual(4);
    expect(bytes).toBeLessThanOrEqual(16_300);
  });

  it('loads few scripts', async () => {
    const { count, bytes } = await filesOf(page, 'modulepreload');
    expect(count).toBeLessThanOrEqual(11);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });
});

it.each(['/muster', '/muster/reifen', '/hafen'])(
  '%s asks for styles, then the font, then scripts',
  async (page) => {
    const { headers } = await get(page);
    const links = String(headers.link).split(', ');
    const kinds = links.map((link) => /as=\w+|modulepreload/.exec(link)?.[0]);
    expect([...new Set(kinds)]).toEqual(['as=style', 'as=font', 'modulepreload']);
    expect(kinds).toEqual([...kinds].sort((a = '', b = '') => ORDER.indexOf(a) - ORDER.indexOf(b)));
    for (const link of links.filter((one) => one.includes('modulepreload')))
      expect(link).toContain('fetchpriority=low');
  },
);

it.each([
  ['/muster', 'geist'],
  ['/standard', 'public-sans'],
  ['/hafen', 'figtree'],
])("%s has its theme's font %s come along with the styles", async (page, font) => {
  const { text } = await get(page);
  const [link = ''] = text.match(/<link rel="preload"[^>]*as="font"[^>]*>/) ?? [];
  const [file = ''] = link.match(/\/assets\/[^"]+/) ?? [];
  expect(file).toContain(`/assets/${font}-latin`);
  const [styles = ''] = text.match(/\/assets\/storefront[^"]+\.css/) ?? [];
  expect((await get(styles)).text).toContain(file);
});

it('a theme in the fonts of the system asks for none', async () => {
  const { text } = await get('/legacy');
  expect(text).toContain('data-theme="Legacy"');
  expect(text).not.toContain('as="font"');
});

it.each(['agb', 'impressum', 'datenschutz', 'kontakt', 'widerrufsrecht'])(
  'reading %s needs no script',
  async (page) => {
    const { text, status } = await get(`/muster/${page}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script(?![^>]*application\/ld\+json)|modulepreload/);
  },
);
