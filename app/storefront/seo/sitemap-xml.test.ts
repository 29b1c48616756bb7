import { expect, test } from 'vitest';
import { escapeXml, indexXml, type SitemapEntry, sitemapXml } from './sitemap-xml';

async function* of<Item>(...batches: Item[][]) {
  yield* batches;
}
async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('addresses are escaped twice: as an address and as XML', async () => {
  expect(escapeXml(`a<b>&"c'`)).toBe('a&lt;b&gt;&amp;&quot;c&apos;');
  const xml = (address: string) => textOf(sitemapXml(of<SitemapEntry>([{ address }])));
  expect(await xml('https://shop.example/a&b/ü')).toContain(
    '<loc>https://shop.example/a&amp;b/%C3%BC</loc></url>',
  );
  expect(await xml('https://shop.example/%C3%BC')).toContain('<loc>https://shop.example/%C3%BC</loc>');
});

test('an entry tells its picture and its last change where they are known', async () => {
  const entry = {
    address: 'https://shop.example/a',
    image: 'https://shop.example/b?c&d',
    changedAt: new Date('2026-11-25T08:00:00Z'),
  };
  expect(await textOf(sitemapXml(of([entry], [], [entry])))).toContain(
    `<url><loc>https://shop.example/a</loc><lastmod>2026-11-25T08:00:00.000Z</lastmod><image:image><image:loc>https://shop.example/b?c&amp;d</image:loc></image:image></url>`,
  );
});

test('the parts of a large sitemap stand in an index', async () => {
  expect(await textOf(indexXml(of(['https://shop.example/sitemap.xml?standort=a&teil=2'], [])))).toContain(
    '<sitemap><loc>https://shop.example/sitemap.xml?standort=a&amp;teil=2</loc></sitemap>',
  );
});
