import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cardsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const visitor = new Visitor(await startShop({ DATABASE_URL: database.url }));
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
