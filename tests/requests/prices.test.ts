import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { appendPrices, type NewPrice } from '~/domain/catalog/pricing/append-prices.server';
import { DAY_MS } from '~/values/days';
import { addTyre, order } from '../support/buyer';
import { articleIdOf, setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyres = await someTyres(database, 6, "season = 'winter' and cents > 8000");
const tyreAt = (index: number) => tyres[index] ?? expect.fail('too few tyres');
for (const { id } of tyres) {
  await setStock(database, id, { central: 40 });
}

const MUSTER = 'loc-muster';
const MINUTE_MS = 60_000;
const inFuture = (ms: number) => new Date(Date.now() + ms);

async function setPriceAt(
  code: string,
  price: Partial<Omit<NewPrice, 'articleId'>> & Pick<NewPrice, 'regularCents'>,
) {
  const articleId = await articleIdOf(database, code);
  const whole = { locationId: MUSTER, validFrom: new Date(), offerCents: null, offerUntil: null };
  return appendPrices(database.context, [{ ...whole, ...price, articleId }]);
}

/** The words of a tyre's page, and of its card in the list that holds it alone. */
async function shown(code: string, location: string) {
  const visitor = new Visitor(shop);
  const page = await visitor.open(`/${location}/reifen/${code}`);
  expect(page.status).toBe(200);
  const [row] = await database.query<{
    model: string;
    make: string;
    width: number;
    aspect: number;
    rim: number;
  }>(
    `select model, make, width, aspect, rim_tenths / 10 as rim from tyres join articles on articles.id = article_id where code = $1`,
    [code],
  );
  const size = new URLSearchParams({
    breite: String(row?.width),
    hoehe: String(row?.aspect),
    durchmesser: String(row?.rim),
    hersteller: row?.make ?? '',
  });
  const list = await visitor.open(`/${location}/reifen?${size}`);
  const cards = list.text.match(/<article\b[\s\S]*?<\/article>/g) ?? [];
  const card = cards.find((one) => one.includes(`/reifen/${code}"`)) ?? '';
  return { page: textOf(page.text), card: textOf(card) };
}

const euros = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace('\u00a0', ' ');

/** Asks until it holds; pages follow a change within a second or two. */
async function eventually(check: () => Promise<void>) {
  const until = Date.now() + 25_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(200);
    }
  }
}

describe('prices', () => {
  it('of a location hold there and nowhere else, in list, page, cart and order', async () => {
    const { id, cents } = tyreAt(0);
    const before = await shown(id, 'muster');
    expect(before.page).toContain(euros(cents));
    expect(before.card).toContain(euros(cents));
    await setPriceAt(id, { regularCents: cents - 611 });
    await eventually(async () => {
      const here = await shown(id, 'muster');
      expect(here.page).toContain(euros(cents - 611));
      expect(here.card).toContain(euros(cents - 611));
    });
    const elsewhere = await shown(id, 'legacy');
    expect(elsewhere.page).toContain(euros(cents));
    expect(elsewhere.card).not.toContain(euros(cents - 611));
    const buyer = new Visitor(shop);
    expect(cartOf(await addTyre(buyer, '/muster', id, 2)).goods).toBe(2 * (cents - 611));
    await order(buyer, '/muster', 'reservierung');
    const sold = await database.query('select unit_price_cents from order_lines');
    expect(sold).toEqual([{ unit_price_cents: cents - 611 }]);
  });

  it('of a location end with a row without one', async () => {
    const { id, cents } = tyreAt(1);
    await setPriceAt(id, { regularCents: 100, validFrom: inFuture(-MINUTE_MS) });
    await setPriceAt(id, { regularCents: null });
    await eventually(async () => {
      const { page, card } = await shown(id, 'muster');
      expect(page).toContain(euros(cents));
      expect(card).toContain(euros(cents));
    });
    expect(cartOf(await addTyre(new Visitor(shop), '/muster', id, 1)).goods).toBe(cents);
  });

  it('of an offer stand beside the regular one and the lowest before, and switch back at its end', async () => {
    const { id } = tyreAt(2);
    await setPriceAt(id, { regularCents: 12_345, validFrom: inFuture(-20 * DAY_MS) });
    await setPriceAt(id, {
      regularCents: 13_000,
      offerCents: 11_111,
      validFrom: inFuture(-MINUTE_MS),
      offerUntil: inFuture(15_000),
    });
    await eventually(async () => {
      for (const words of Object.values(await shown(id, 'muster'))) {
        expect(words).toContain('111,11 €');
        expect(words).toContain('statt 130,00 €');
        expect(words).toMatch(/30 Tage: [\d,]+ €/);
      }
    });
    const buyer = new Visitor(shop);
    expect(cartOf(await addTyre(buyer, '/muster', id, 1)).goods).toBe(11_111);
    await eventually(async () => {
      for (const words of Object.values(await shown(id, 'muster'))) {
        expect(words).toContain('130,00 €');
        expect(words).not.toContain('111,11 €');
      }
    });
    expect(cartOf(await buyer.open('/muster/warenkorb')).goods).toBe(13_000);
  });

  it('from the year 9999 wait', async () => {
    const { id, cents } = tyreAt(3);
    const far = { regularCents: 1, validFrom: new Date('9999-12-30T00:00:00Z') };
    expect(await setPriceAt(id, far)).toBe(1);
    expect(await setPriceAt(id, far)).toBe(0);
    expect(cartOf(await addTyre(new Visitor(shop), '/muster', id, 1)).goods).toBe(cents);
    expect((await shown(id, 'muster')).page).toContain(euros(cents));
  });

  it('are appended once, however often the same network is imported', async () => {
    const counts = () =>
      database.query(
        `select (select count(*)::int from prices) as prices, (select count(*)::int from articles) as articles,
           (select count(*)::int from stock_movements) as movements`,
      );
    await radhaus(database, 'seed', 'demo');
    const once = await counts();
    await radhaus(database, 'seed', 'demo');
    expect(await counts()).toEqual(once);
  });
});
