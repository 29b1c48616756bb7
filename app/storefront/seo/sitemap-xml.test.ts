import { expect, test } from 'vitest';
import { escapeXml, indexXml, sitemapXml } from './sitemap-xml';

test('addresses are escaped twice: as an address and as XML', () => {
  expect(escapeXml(`a<b>&"c'`)).toBe('a&lt;b&gt;&amp;&quot;c&apos;');
  expect(sitemapXml(['https://shop.example/a&b/ü'])).toContain(
    '<loc>https://shop.example/a&amp;b/%C3%BC</loc>',
  );
  expect(sitemapXml(['https://shop.example/%C3%BC'])).toContain('<loc>https://shop.example/%C3%BC</loc>');
});

test('the parts of a large sitemap stand in an index', () => {
  expect(indexXml(['https://shop.example/sitemap.xml?standort=a&teil=2'])).toContain(
    '<sitemap><loc>https://shop.example/sitemap.xml?standort=a&amp;teil=2</loc></sitemap>',
  );
});
