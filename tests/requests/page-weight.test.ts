import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { request } from '../support/request';
import { sharedShop } from '../support/shared-shop';

const { database, shop } = sharedShop();
const tyre = await someTyre(database, 'true');
const ORDER = ['as=style', 'modulepreload'];
/** The first article of a list. */
async function firstOf(list: string): Promise<string> {
  const { text } = await request({ port: shop.port, path: list });
  return new RegExp(`href="(${list}/[^"?]+)"`).exec(text)?.[1] ?? '';
}
const rimPath = await firstOf('/muster/alufelgen');
const productPath = await firstOf('/muster/batterien');
const get = (path: string) => request({ port: shop.port, path, headers: { 'accept-encoding': 'br' } });

/** The files that the head of a page names, and what they weigh as brotli. */
async function filesOf(page: string, rel: 'modulepreload' | 'stylesheet') {
  const { text } = await get(page);
  const names = [...text.matchAll(new RegExp(`<link rel="${rel}" href="([^"]+)"`, 'g'))].map(
    ([, href = '']) => href,
  );
  const files = await Promise.all(names.map(get));
  return { names, count: files.length, bytes: files.reduce((sum, { raw }) => sum + raw.length, 0) };
}

describe.each([
  ['the start page', '/muster'],
  ['a list', '/muster/reifen'],
  ['a tyre', `/muster/reifen/${tyre.id}`],
  ['a list of rims', '/muster/alufelgen'],
  ['a rim', rimPath],
  ['a list of products', '/muster/batterien'],
  ['a product', productPath],
])('the first visit to %s', (_name, page) => {
  it('loads few styles', async () => {
    const { count, bytes } = await filesOf(page, 'stylesheet');
    expect(count).toBeLessThanOrEqual(4);
    expect(bytes).toBeLessThanOrEqual(16_300);
  });

  it('loads few scripts', async () => {
    const { count, bytes } = await filesOf(page, 'modulepreload');
    expect(count).toBeLessThanOrEqual(13);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });
});

it('the program of suggestions waits until somebody searches', async () => {
  const { names } = await filesOf('/muster', 'modulepreload');
  const scripts = await Promise.all(names.map((path) => request({ port: shop.port, path })));
  expect(scripts.filter(({ text }) => text.includes('activedescendant'))).toEqual([]);
});

it.each(['/muster', '/muster/reifen', '/hafen'])('%s asks for styles, then scripts', async (page) => {
  const { headers } = await get(page);
  const links = String(headers.link).split(', ');
  const kinds = links.map((link) => /as=\w+|modulepreload/.exec(link)?.[0]);
  expect([...new Set(kinds)]).toEqual(ORDER);
  expect(kinds).toEqual([...kinds].sort((a = '', b = '') => ORDER.indexOf(a) - ORDER.indexOf(b)));
  for (const link of links.filter((one) => one.includes('modulepreload')))
    expect(link).toContain('fetchpriority=low');
});

describe('the first page of a visit', () => {
  const firstPage = (path: string, headers: Record<string, string>) =>
    request({ port: shop.port, path, headers: { 'sec-fetch-dest': 'document', ...headers } });
  const styleOf = ({ text }: { text: string }) => text.match(/<head>[\s\S]*?<style>([\s\S]+?)<\/style>/)?.[1];

  it.each(['none', 'cross-site'])(
    'brings its styles along, for a browser that comes from %s',
    async (site) => {
      const page = await firstPage('/muster/reifen', { 'sec-fetch-site': site });
      const style = styleOf(page) ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(style.length).toBeGreaterThan(50_000);
      expect(page.headers['content-security-policy']).toContain(`style-src-elem 'self' 'sha256-${hash}'`);
      expect(page.text).not.toContain('<link rel="stylesheet"');
      expect(
        page.text.match(/<link media="not all" rel="stylesheet" href="[^"]+"\/>/g)?.length,
      ).toBeGreaterThan(1);
      expect(page.headers.link).not.toContain('as=style');
    },
  );

  it.each([
    ['the next page', { 'sec-fetch-site': 'same-origin' }],
    ['a program', {}],
    ['a part of a page', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'iframe' }],
  ])('alone does: %s has links', async (_, headers) => {
    const page = await firstPage('/muster/reifen', headers as Record<string, string>);
    expect([styleOf(page), page.text.includes('<link rel="stylesheet"')]).toEqual([undefined, true]);
    expect(page.headers['content-security-policy']).toContain("style-src-elem 'self';");
  });
});

it.each(['agb', 'impressum', 'datenschutz', 'kontakt', 'widerrufsrecht'])(
  'reading %s needs no script',
  async (page) => {
    const { text, status } = await get(`/muster/${page}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script(?![^>]*application\/ld\+json)|modulepreload/);
  },
);
