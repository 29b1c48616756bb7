import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { touchTags } from '~/platform/cache/touch-tags.server';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cardsOf } from '../support/shown-list';

const { database, visitor } = await freshShop();
const prices = readFileSync('app/commands/demo/prices.csv', 'utf8')
  .split('\n')
  .map((row) => row.split(';'));

it.each(['bergstrasse', 'rheinland', 'alpenblick'])(
  'the page of offers at %s shows what is reduced there',
  async (location) => {
    const reduced = prices
      .filter(([, url, , , offer]) => url === location && offer)
      .map(([key = '']) => key.slice('tyre:'.length));
    expect(reduced.length).toBeGreaterThan(0);
    const page = await visitor.open(`/${location}/angebote`);
    expect(
      cardsOf(page)
        .map((card) => card.id)
        .sort(),
    ).toEqual(reduced.sort());
    expect(textOf(page.text)).toContain('statt');
    expect(textOf(page.text)).not.toContain('keine besonderen Angebote');
  },
);

it('where nothing is reduced and nothing advertised the page says so', async () => {
  expect(textOf((await visitor.open('/legacy/angebote')).text)).toContain('keine besonderen Angebote');
});

it('each reduced article says until when, what it is struck from and the lowest price before', async () => {
  const { text } = await visitor.open('/rheinland/angebote');
  const cards = text.match(/<article\b[\s\S]*?<\/article>/g) ?? [];
  expect(cards).toHaveLength(3);
  for (const card of cards) {
    expect(textOf(card)).toMatch(/statt [\d,]+ € bis 30\. Juni 2027/);
    expect(textOf(card)).toMatch(/Niedrigster Preis der letzten 30 Tage: [\d,]+ €/);
    expect(card).toMatch(/<s><span[^>]*data-cents/);
  }
});

it('the page of offers has one primary colour: that of the cards', async () => {
  const { text } = await visitor.open('/muster/angebote');
  const look = (words: string) =>
    new RegExp(`<(?:a|button)[^>]*class="([^"]*)"[^>]*>${words}<`).exec(text)?.[1];
  expect(look('Ansehen')).toBeDefined();
  expect(look('In den Warenkorb')).toBeDefined();
  expect(look('Ansehen')).not.toBe(look('In den Warenkorb'));
  expect(textOf(text)).toContain('Empfohlen und vorrätig in Kiel');
});

it.each([
  ['bergstrasse', 4, 'Angebote in Bensheim'],
  ['rheinland', 3, 'Angebote und Empfehlungen in Koblenz'],
  ['muster', 0, 'Empfohlen und vorrätig in Kiel'],
])('the start page of %s shows %d reduced articles in a row of four', async (location, reduced, title) => {
  const page = await visitor.open(`/${location}`);
  const cards = page.text.match(/<article\b[\s\S]*?<\/article>/g) ?? [];
  expect(cards).toHaveLength(4);
  expect(new Set(cardsOf(page).map(({ id }) => id)).size).toBe(4);
  expect(cards.map((card) => textOf(card).includes('bis 30. Juni 2027'))).toEqual(
    [0, 1, 2, 3].map((index) => index < reduced),
  );
  expect(textOf(page.text)).toContain(title);
});

it.each(['muster', 'legacy', 'standard'])(
  'the start page of %s greets once, with one finder',
  async (location) => {
    const { text } = await visitor.open(`/${location}`);
    expect(text.match(/Herzlich Willkommen/g)).toHaveLength(1);
    expect(textOf(text)).not.toMatch(/Jetzt ansehen|Zu den Reifen/);
  },
);

it('shows offers of every shape as cards, with a drawing of what they lead to', async () => {
  const long = 'Ganzjahresreifenmontagesonderangebotswochenende'.repeat(3);
  const shapes = [
    ['lang', long, long, '/reifen'],
    ['leer', 'Ohne Text', '', '/winterreifen'],
    ['fort', 'Führt ins Leere', 'Text', '/gibt-es-nicht'],
    ['aussen', 'Führt hinaus', 'Text', 'https://example.org/angebot'],
    ...Array.from({ length: 12 }, (_, index) => [`viele-${index}`, `Angebot ${index}`, 'Text', '/dachboxen']),
  ];
  for (const [id, title, text, to] of shapes)
    await database.query(
      `insert into offers (id, location_url, title, text, "to", valid_from, valid_until, position)
       values ('${id}', 'kassel', '${title}', '${text}', '${to}', '2020-01-01', '2099-12-31', 9)`,
    );
  await touchTags(database.db, ['offers:kassel']);
  const cardsAt = async (path: string) => {
    const { status, text } = await visitor.open(path);
    expect(status, path).toBe(200);
    return [...text.matchAll(/<li\b[^>]*><div[^>]*>[\s\S]*?Gilt bis[\s\S]*?<\/li>/g)].map(([card]) => card);
  };
  await expect.poll(async () => (await cardsAt('/kassel/angebote')).length).toBeGreaterThanOrEqual(16);
  const cards = await cardsAt('/kassel/angebote');
  for (const [, title = '', , to = ''] of shapes) {
    const card = cards.find((one) => textOf(one).includes(title));
    expect(card, title).toMatch(/<use href="[^"]*#[a-z-]+"/);
    const leadsOut = to.startsWith('https://');
    expect(card, title).toMatch(
      leadsOut ? /<a [^>]*href="https:\/\/example\.org/ : /<a [^>]*href="\/kassel\//,
    );
  }
  const drawn = (title: string) =>
    /#([a-z-]+)"/.exec(cards.find((one) => textOf(one).includes(title)) ?? '')?.[1];
  expect(['Ohne Text', 'Angebot 3', 'Führt ins Leere'].map(drawn)).toEqual(['winter', 'roof-box', 'parcel']);
});

it('an offer whose page does not exist leads to the contact page, on the page and in the API', async () => {
  await database.query(
    `update offers set "to" = '/gibt-es-nicht' where location_url = 'muster' or location_url = '*'`,
  );
  await touchTags(database.db, ['offers:muster', 'offers:*']);
  const pages = async () => {
    const { text } = await visitor.open('/api/v1/standorte/muster/angebote');
    return JSON.parse(text).data.map(({ page }: { page: string }) => new URL(page).pathname);
  };
  await expect.poll(async () => new Set(await pages())).toEqual(new Set(['/muster/kontakt']));
  expect((await visitor.open('/muster/angebote')).text).not.toContain('gibt-es-nicht');
});
