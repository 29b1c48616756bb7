import { expect, it } from 'vitest';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const get = (path: string, headers: Record<string, string> = {}) =>
  request({ port: shop.port, path, headers });

/** The part of a page below a heading of the second level. */
function partOf(text: string, heading: RegExp): string {
  return text.split('<h2').find((part) => heading.test(textOf(`<h2${part.split('</h2>')[0]}`))) ?? '';
}
const linksOf = (part: string) => [...part.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => decodeHtml(to));
const stageOf = (text: string) => /<section id="buehne"[\s\S]*?<\/section>/.exec(text)?.[0] ?? '';
const carOf = (text: string) => / src="([^"]*felgenkonfigurator[^"]*)"/.exec(stageOf(text))?.[1] ?? '';
const withoutVersion = (path: string) => path.split('?')[0];

it('has one form in sight; marking and registration document open at a summary', async () => {
  const { text } = await get('/muster');
  const summaries = [...text.matchAll(/<details name="suche"[\s\S]*?<summary[^>]*>([^<]*)/g)];
  expect(summaries.map(([, words]) => words)).toEqual([
    'oder Aufschrift eintippen',
    'oder nach Fahrzeugschein suchen',
  ]);
});

it.each(['muster', 'standard', 'techno', 'hafen'])('greets once at %s, not above the hero', async (url) => {
  const { text } = await get(`/${url}`);
  expect(text.match(/Herzlich Willkommen/g)).toHaveLength(1);
  expect(/<h2[^>]*>Herzlich/.test(text)).toBe(false);
});

it('puts the chosen rim and paint on the car, by links that need no script', async () => {
  const first = (await get('/muster')).text;
  const links = linksOf(stageOf(first));
  const red = links.find((link) => link.includes('lack=rot')) ?? '';
  const painted = await get(red.replace('#buehne', ''));
  expect([painted.status, withoutVersion(carOf(painted.text))]).toEqual([
    200,
    withoutVersion(carOf(first).replace('/silber/', '/rot/')),
  ]);
  expect(stageOf(first)).toContain(`srcSet="${carOf(first)}&amp;format=avif"`);
  const rims = linksOf(stageOf(painted.text)).filter((link) => /felge=.*lack=rot/.test(link));
  const other = (await get((rims[2] ?? '').replace('#buehne', ''))).text;
  expect(carOf(other)).toContain('/rot/');
  expect(carOf(other)).not.toBe(carOf(painted.text));
  expect((await get(carOf(other))).status).toBe(200);
  const configurator = linksOf(stageOf(other)).at(-1) ?? '';
  expect(configurator).toMatch(/^\/muster\/felgenkonfigurator\/.*lack=rot/);
  expect((await get(configurator)).text).toContain(`src="${carOf(other)}"`);
});

it.each(['lack=glitzer', 'felge=gibt-es-nicht', 'lack=&felge=', 'lack=rot&lack=blau', 'utm_source=brief'])(
  'shows a car for %s, too',
  async (query) => {
    const page = await get(`/muster?${query}`);
    expect([page.status, carOf(page.text)]).toEqual([200, expect.stringContaining('/felgenkonfigurator/')]);
  },
);

it('shows the vehicle of the visitor', async () => {
  const driver = new Visitor(shop);
  const fahrzeug = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
  await driver.post('/muster/fahrzeug', { fahrzeug, weiter: '/' });
  const { text } = await driver.open('/muster');
  expect(textOf(stageOf(text))).toMatch(/^Ihr Auto, Ihre Felge .* Volkswagen Golf VII/);
});

it('says what a set costs to be put on, and the next free day', async () => {
  const workshop = partOf((await get('/muster')).text, /^Unsere Werkstatt in Kiel$/);
  const words = textOf(`<i${workshop}`);
  expect(words).toMatch(/Vier Reifen montieren \d+,\d\d\u00a0?\s?€/);
  expect(words).toMatch(/Nächster freier Tag: (Mo|Di|Mi|Do|Fr|Sa)\., \d+\. \p{L}+/u);
  for (const link of linksOf(workshop).filter((to) => to.startsWith('/muster')))
    expect([link, (await get(link)).status]).toEqual([link, 200]);
});

it.each([
  ['/standard'],
  ['/techno'],
  ['/bergstrasse'],
  ['/rheinland'],
  ['/alpenblick'],
  ['/', 'efa.localhost'],
  ['/', 'audi.localhost'],
  ['/noa-kiel', 'nord-ostsee.localhost'],
])('%s %s sets the next free day apart', async (path, host = 'localhost') => {
  const { text } = await request({ port: shop.port, path, host });
  const workshop = partOf(text, /^Unsere Werkstatt in /);
  expect(workshop).toMatch(/Nächster freier Tag: (<!-- -->)?<b>(Mo|Di|Mi|Do|Fr|Sa)\., \d+\. \p{L}+<\/b>/u);
});

it('has no workshop where it has none, and no next day where all is taken', async () => {
  await database.query(
    `update locations set workshop = jsonb_set(workshop, '{noServices}', 'true') where url = 'standard'`,
  );
  await database.query(
    `insert into closures select gen_random_uuid(), id, null, now(), now() + interval '2 years', 'Umbau', 'x'
     from locations where url = 'stadtwerk'`,
  );
  await expect.poll(async () => partOf((await get('/standard')).text, /^Unsere Werkstatt/)).toBe('');
  const full = partOf((await get('/stadtwerk')).text, /^Unsere Werkstatt in Leipzig/);
  expect(full).toMatch(/Vier (Räder wechseln|Reifen montieren)/);
  expect(full).not.toContain('Nächster freier Tag');
});

it('names the nearest locations, from here or from a place that was looked for', async () => {
  const near = partOf((await get('/muster')).text, /^Weitere Standorte in der Nähe$/);
  const kilometres = [...textOf(`<i${near}`).matchAll(/ca\. (\d+) km von Kiel/g)].map(([, km]) => Number(km));
  expect(kilometres.length).toBeGreaterThan(1);
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));

  const seeker = new Visitor(shop);
  await seeker.open('/muster/standorte?q=34117');
  expect(partOf((await seeker.open('/muster')).text, /^Unsere Standorte bei 34117$/)).toContain('Kassel');
  // Nobody else gets that page.
  expect((await get('/muster')).text).not.toContain('bei 34117');
});

it('lets no place of a cookie into the page as markup', async () => {
  const { status, text } = await get('/muster', {
    cookie: `radhaus-ort=${encodeURIComponent('<b>Kiel</b>')}`,
  });
  expect([status, text.includes('<b>Kiel</b>')]).toEqual([200, false]);
});

it('leads to the tyres of each make', async () => {
  const makes = partOf((await get('/muster')).text, /^Reifen nach Marke$/);
  const links = linksOf(makes).filter((to) => to.startsWith('/muster/'));
  const pages = links.filter((to) => to.includes('hersteller='));
  expect(pages.length).toBeGreaterThan(5);
  const michelin = await get(pages[0] ?? '');
  expect([michelin.status, /Michelin/i.test(michelin.text)]).toEqual([200, true]);
});
