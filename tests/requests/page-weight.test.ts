import { describe, expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const tyre = await someTyre(database, 'true');
const get = (path: string) => request({ port: shop.port, path, headers: { 'accept-encoding': 'br' } });

/** The files of a kind that a page names, and what they weigh as brotli. */
async function filesOf(page: string, ending: 'js' | 'css') {
  const { text } = await get(page);
  const names = new Set(text.match(new RegExp(`/assets/[^"'\\\\\\s]+\\.${ending}\\b`, 'g')));
  const files = await Promise.all([...names].map(get));
  return { count: files.length, bytes: files.reduce((sum, { raw }) => sum + raw.length, 0) };
}

describe.each([
  ['the start page', '/muster'],
  ['a list', '/muster/reifen'],
  ['a product', `/muster/reifen/${tyre.id}`],
])('the first visit to %s', (_name, page) => {
  it('loads few styles', async () => {
    const { count, bytes } = await filesOf(page, 'css');
    expect(count).toBeLessThanOrEqual(3);
    expect(bytes).toBeLessThanOrEqual(16_300);
  });

  it('loads few scripts', async () => {
    const { count, bytes } = await filesOf(page, 'js');
    expect(count).toBeLessThanOrEqual(11);
    expect(bytes).toBeLessThanOrEqual(115_000);
  });
});

it.each([
  ['/muster', 'geist'],
  ['/standard', 'public-sans'],
  ['/hafen', 'figtree'],
])("%s has its theme's font %s come along with the styles", async (page, font) => {
  const { text } = await get(page);
  const [link = ''] = text.match(/<link rel="preload"[^>]*as="font"[^>]*>/) ?? [];
  const [file = ''] = link.match(/\/assets\/[^"]+/) ?? [];
  expect(file).toContain(`/assets/${font}-latin`);
  const [styles = ''] = text.match(/\/assets\/app[^"]+\.css/) ?? [];
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
