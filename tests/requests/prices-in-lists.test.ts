import { expect, it } from 'vitest';
import { appendPrices } from '~/domain/catalog/pricing/append-prices.server';
import { DAY_MS } from '~/values/days';
import { articleIdOf, findTyres, setStock } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cardsOf, facetOf, hitsOf } from '../support/shown-list';

const { database, visitor } = await freshShop();
const SIZE = 'breite=205&hoehe=55&durchmesser=16';
const list = (query = '', location = 'muster') => visitor.open(`/${location}/reifen?${SIZE}${query}`);
const tyres = await findTyres(
  database,
  '(width, aspect, rim_tenths) = (205, 55, 160) order by cents, article_id',
);
const dearest = tyres.at(-1);
const cheapest = tyres[0];
if (!dearest || !cheapest) throw new Error('no tyres');

async function price(id: string, values: { cents: number; location?: string; offer?: number; from?: Date }) {
  const { cents, location, offer, from = new Date() } = values;
  await appendPrices(database.context, [
    {
      articleId: await articleIdOf(database, id),
      locationId: location ?? null,
      validFrom: from,
      regularCents: cents,
      offerCents: offer ?? null,
      offerUntil: offer ? new Date(Date.UTC(2099, 11, 1)) : null,
    },
  ]);
}

const first = async (location: string) => cardsOf(await list('', location))[0];

it('a location’s own price moves a tyre in its list and its counts, and in no other’s', async () => {
  await price(dearest.id, { cents: 1_111, location: 'loc-muster' });
  await expect.poll(() => first('muster')).toMatchObject({ id: dearest.id, cents: 1_111 });
  expect(await first('standard')).toMatchObject({ id: cheapest.id, cents: cheapest.cents });
  const [here, there] = [await list('&preisBis=12'), await list('&preisBis=12', 'standard')];
  expect([hitsOf(here), hitsOf(there)]).toEqual([1, 0]);
  expect(facetOf(here, 'hersteller').get(dearest.make)).toBe(1);
  expect(hitsOf(await list())).toBe(hitsOf(await list('', 'standard')));
  const last = `&sortierung=preis-absteigend`;
  expect(cardsOf(await list(last, 'standard'))[0]?.id).toBe(dearest.id);
  expect(cardsOf(await list(last))[0]?.id).not.toBe(dearest.id);
});

it('what has a price at one location only is sold there only', async () => {
  const [only] = tyres.slice(3);
  if (!only) throw new Error('no tyre');
  const before = hitsOf(await list('', 'standard'));
  await database.query('delete from prices where article_id = $1', [await articleIdOf(database, only.id)]);
  await price(only.id, { cents: 2_222, location: 'loc-muster' });
  await expect.poll(async () => hitsOf(await list('', 'standard'))).toBe(before - 1);
  expect(hitsOf(await list())).toBe(before);
  expect((await visitor.open(`/standard/reifen/${only.id}`)).status).toBe(404);
  expect((await visitor.open(`/muster/reifen/${only.id}`)).status).toBe(200);
});

it('an offer shows what it is struck from, the lowest price of 30 days before, and its last day', async () => {
  const [offered] = tyres.slice(5);
  if (!offered) throw new Error('no tyre');
  await setStock(database, offered.id, { here: 8 });
  await price(offered.id, { cents: 9_000, from: new Date(Date.now() - 20 * DAY_MS) });
  await price(offered.id, { cents: 10_000, from: new Date(Date.now() - 10 * DAY_MS) });
  await price(offered.id, { cents: 10_000, offer: 1_500 });
  await expect.poll(async () => cardsOf(await list('&preisVon=15&preisBis=15'))[0]?.cents).toBe(1_500);
  for (const page of [
    await list('&preisVon=15&preisBis=15'),
    await visitor.open(`/muster/reifen/${offered.id}`),
  ]) {
    const words = textOf(page.text);
    expect(words).toMatch(/statt\s+100,00 €\s+bis 1\. Dezember 2099/);
    expect(words).toMatch(/Niedrigster Preis der letzten 30 Tage:\s+\d+,\d\d €/);
    expect(page.text).toMatch(/<s><span[^>]*data-cents="10000"/);
  }
  const { text } = await visitor.open(`/muster/reifen/${offered.id}`);
  expect(text).toContain('<meta property="product:price:amount" content="15.00"/>');
});
