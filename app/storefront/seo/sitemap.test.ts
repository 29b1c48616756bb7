import { expect, test } from 'vitest';
import type { Host, Location } from '~/domain/tenancy/directory';
import { escapeXml, sitemapAddresses, sitemapXml } from './sitemap.server';

const host = { hostname: 'shop.example', isShopSystem: true } as Host;
const offered = [{ url: 'muster' }, { url: 'standard' }] as Location[];
const tenant = { origin: 'https://shop.example', host, offered, deployment: 'production' as const };

test('a shop-system host lists the pages of all locations that it offers', () => {
  const addresses = sitemapAddresses(tenant);
  expect(addresses).toContain('https://shop.example/muster');
  expect(addresses).toContain('https://shop.example/standard/winterreifen');
  expect(addresses).toContain('https://shop.example/standard/erklaerungZurBarrierefreiheit');
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a single-shop host lists its pages without a prefix', () => {
  const single = { ...tenant, host: { ...host, isShopSystem: false }, offered: offered.slice(0, 1) };
  expect(sitemapAddresses(single)).toEqual(
    expect.arrayContaining(['https://shop.example', 'https://shop.example/reifen']),
  );
});

test('where nothing may be indexed nothing is listed', () => {
  expect(sitemapAddresses({ ...tenant, deployment: 'abnahme' })).toEqual([]);
});

test('addresses are escaped twice: as an address and as XML', () => {
  expect(escapeXml(`a<b>&"c'`)).toBe('a&lt;b&gt;&amp;&quot;c&apos;');
  expect(sitemapXml(['https://shop.example/a&b/ü'])).toContain(
    '<loc>https://shop.example/a&amp;b/%C3%BC</loc>',
  );
});
