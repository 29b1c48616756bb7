import { expect, test } from 'vitest';
import type { Host } from '~/domain/tenancy/directory';
import { robotsText } from './robots';

const host = { hostname: 'shop.example', isShopSystem: true } as Host;
const origin = 'https://shop.example';

test('cart and checkout of every location are closed, and the sitemap is named', () => {
  const text = robotsText({ origin, host, deployment: 'production' });
  expect(text).toContain('Disallow: /*/checkout\n');
  expect(text).toContain('Disallow: /api/\n');
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml\n');
});

test('a single-shop host has its pages at the top', () => {
  const single = { ...host, isShopSystem: false };
  expect(robotsText({ origin, host: single, deployment: 'production' })).toContain('Disallow: /checkout\n');
});

test.each(['test', 'abnahme'] as const)('a %s system is closed altogether', (deployment) => {
  expect(robotsText({ origin, host, deployment })).toMatch(/^User-agent: \*\nDisallow: \/\n/);
});
