import { describe, expect, it } from 'vitest';
import { allGuides } from '~/domain/content/guides/guides.server';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { cardsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({
  environment: { DEPLOYMENT_ENVIRONMENT: 'production', SMTP_URL: 'smtp://localhost:1' },
});

const local = ['muster', 'standard', 'legacy', 'techno', 'bergstrasse', 'kassel', 'hafen', 'rheinland'];
const places = [
  ...[...local, 'alpenblick', 'stadtwerk', 'bamberg'].map((url) => ['localhost', url, `/${url}`] as const),
  ['nord-ostsee.localhost', 'noa-kiel', '/noa-kiel'],
  ['nord-ostsee.localhost', 'noa-flensburg', '/noa-flensburg'],
  ['efa.localhost', 'efa', ''],
  ['audi.localhost', 'audi-zentrum', ''],
] as const;

const guidePages = allGuides().map(({ path }) => path);
/** Categories that the spec names as pages of their own, with words at their foot. */
const productPages = [
  '/batterien',
  '/dachtraeger',
  '/fahrradtraeger',
  '/kindersitze',
  '/marderschutz',
  '/einparkhilfe',
  '/dashcam',
  '/rueckfahrkamera',
  '/tiertransport',
  '/verbandkasten',
  '/licht-xenon',
];
/** By the blacklist, and guides where there are no services. */
const hidden = [
  '/kassel/kindersitze',
  '/noa-flensburg/kindersitze',
  ...guidePages.map((page) => `/hafen${page}`),
];

const mainOf = ({ text }: { text: string }) => /<main\b[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const hrefsOf = (html: string) =>
  [...html.matchAll(/href="(\/[^"#]*)"/g)].map(([, to = '']) => decodeHtml(to));

describe.each(places)('on %s at %s', (host, url, home) => {
  const visitor = new Visitor(shop, host);

  it('every page of a season, a job or a product has its words, and menus and sitemap name it', async () => {
    const start = await visitor.open(home || '/');
    const navigations = [...start.text.matchAll(/<nav\b[\s\S]*?<\/nav>/g)].map(([nav]) => nav).join('');
    const sitemap = (await visitor.open(`/sitemap.xml?standort=${url}&teil=1`)).text;
    for (const page of [...guidePages, ...productPages]) {
      const path = `${home}${page}`;
      const there = await visitor.open(path);
      const isThere = !hidden.includes(path);
      expect([path, there.status]).toEqual([path, isThere ? 200 : 404]);
      expect([path, navigations.includes(`href="${path}"`)]).toEqual([path, isThere]);
      expect([path, sitemap.includes(`${path}</loc>`)]).toEqual([path, isThere]);
      if (!isThere) continue;
      const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(there.text) ?? [];
      expect(canonical.endsWith(path), `${path}: ${canonical}`).toBe(true);
      expect(there.text).toContain('<meta name="robots" content="index, follow"/>');
      expect(textOf(mainOf(there)).length, path).toBeGreaterThan(1_500);
      expect(there.text.match(/<h1\b/g), path).toHaveLength(1);
    }
  });
});

it.each(guidePages)(
  '%s says what is done, answers questions, and leads to articles and to people',
  async (page) => {
    const visitor = new Visitor(shop);
    const there = await visitor.open(`/muster${page}`);
    const main = mainOf(there);
    expect(main.match(/<details/g)?.length).toBeGreaterThanOrEqual(3);
    expect(main).toMatch(/href="tel:/);
    expect(main).toContain('Anfrage senden');
    const [, section = ''] = /Passend dazu im Shop([\s\S]*?)<\/ul>/.exec(main) ?? [];
    const ways = hrefsOf(section);
    expect(ways.length).toBeGreaterThanOrEqual(3);
    expect(textOf(section).match(/ab [\d.,]+ €/g)).toHaveLength(ways.length);
    for (const to of ways) expect([to, cardsOf(await visitor.open(to)).length > 0]).toEqual([to, true]);
    expect(there.text).not.toMatch(/<script(?![^>]*application\/ld\+json)/);
  },
);

it('each has a drawing and a description of its own', async () => {
  const visitor = new Visitor(shop);
  const seen = await Promise.all(
    guidePages.map(async (page) => {
      const { text } = await visitor.open(`/muster${page}`);
      const [, drawing = ''] = /\/spots-[^"]*\.svg#([\w-]+)/.exec(mainOf({ text })) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(text) ?? [];
      expect(description).toContain('Kiel');
      return { drawing, description };
    }),
  );
  expect(new Set(seen.map(({ description }) => description)).size).toBe(guidePages.length);
  expect(new Set(seen.map(({ drawing }) => drawing)).size).toBe(guidePages.length);
});

it('the search finds them', async () => {
  const found = await new Visitor(shop).open('/muster/search?q=Steinschlag');
  expect(hrefsOf(mainOf(found))).toContain('/muster/scheibenreparatur');
});

it('what a location hides has no tile there; without any articles the page leads to those that there are', async () => {
  const page = '/urlaubscheck';
  const ways = async (home: string) => hrefsOf(mainOf(await new Visitor(shop).open(`${home}${page}`)));
  expect(await ways('/muster')).toContain('/muster/dachboxen');
  expect(await ways('/kassel')).not.toContain('/kassel/dachboxen');
  expect(await ways('/kassel')).toContain('/kassel/fahrradtraeger');
  await database.query(`delete from current_prices where kind = 'product'`);
  await touchTags(database.db, ['list:product']);
  await expect.poll(() => ways('/kassel')).not.toContain('/kassel/fahrradtraeger');
  expect(await ways('/kassel')).toContain('/kassel/sommerreifen');
  await expect
    .poll(async () => hrefsOf(mainOf(await new Visitor(shop).open('/muster/unfallhilfe'))))
    .toEqual(expect.arrayContaining(['/muster/reifen', '/muster/felgen-raeder']));
});
