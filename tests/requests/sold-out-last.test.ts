import { describe, expect, it } from 'vitest';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cardsOf, hitsOf } from '../support/shown-list';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
// Two of three articles lose their stock at muster and in the central warehouse; one of seven is marked as sold out.
await database.query(
  `update stock_levels set on_hand = allocated where article_id % 3 > 0 or warehouse_id % 2 = article_id % 2`,
);
await database.query('update articles set is_sold_out = true where id % 7 = 0');
const shop = await startShop({ DATABASE_URL: database.url });
const visitor = new Visitor(shop);

interface Sold {
  code: string;
  kind: string;
  product: string | null;
  cents: number;
  isForSale: boolean;
}

/** What muster can sell, in the words of the rule: its own pieces and the central ones; a kit needs each of its parts. */
const sold = await database.query<Sold>(`
  with own as (select id from locations where url = 'muster'),
  pieces as (
    select articles.id, case
      when retired_at is not null or is_sold_out then 0
      when is_own_article and not is_stock_keeping then 99
      else (select coalesce(sum(greatest(0, on_hand - allocated)), 0) from stock_levels
        join warehouses on warehouses.id = warehouse_id
        where article_id = articles.id and (location_id is null or location_id in (select id from own))) end as count
    from articles)
  select articles.code, articles.kind, article_groups.code as product,
    (select cents from current_prices where article_id = articles.id
      and (location_id is null or location_id in (select id from own)) order by location_id nulls last limit 1) as cents,
    case when is_kit then not articles.is_sold_out and exists (select from components where article_id = articles.id)
      and not exists (select from components join pieces on pieces.id = component_id
        where article_id = articles.id and pieces.count < quantity)
      else pieces.count > 0 end as "isForSale"
  from articles join pieces on pieces.id = articles.id left join article_groups on article_groups.id = group_id
  where retired_at is null`);
const byCode = new Map(sold.map((one) => [`${one.kind}:${one.code}`, one]));

async function wholeList(path: string) {
  const first = await visitor.open(path);
  const pages = [first];
  for (let page = 2; page <= Math.ceil(hitsOf(first) / 24); page += 1)
    pages.push(await visitor.open(`${path}${path.includes('?') ? '&' : '?'}seite=${page}`));
  return { first, cards: pages.flatMap(cardsOf) };
}

const lists = [
  ['tyre', '/muster/reifen'],
  ['tyre', '/muster/winterreifen?breite='],
  ['rim', '/muster/alufelgen'],
  ['complete-wheel', '/muster/komplettraeder'],
  ['product', '/muster/dachboxen'],
  ['product', '/muster/fussmatten'],
] as const;

describe('what a location cannot sell', () => {
  it.each(lists)('stands last in each order of a list of kind %s, %s', async (kind, path) => {
    const sorts = [...(await visitor.open(path)).text.matchAll(/<option value="([a-z-]+)"/g)]
      .map(([, sort = '']) => sort)
      .filter((sort) => /preis|name|hersteller|label|groesse/.test(sort));
    expect(sorts.length).toBeGreaterThan(1);
    for (const sort of new Set(sorts)) {
      const { first, cards } = await wholeList(`${path}${path.includes('?') ? '&' : '?'}sortierung=${sort}`);
      expect([sort, cards.length]).toEqual([sort, hitsOf(first)]);
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
      const known = cards.map(({ id }) => byCode.get(`${kind}:${id}`));
      const isForSale = known.map((one) => one?.isForSale);
      const firstSoldOut = isForSale.indexOf(false);
      expect([sort, isForSale.includes(true), firstSoldOut > 0]).toEqual([sort, true, true]);
      expect([sort, isForSale.lastIndexOf(true)]).toEqual([sort, firstSoldOut - 1]);
      for (const [from, to] of [
        [0, firstSoldOut],
        [firstSoldOut, cards.length],
      ] as const) {
        const prices = cards.slice(from, to).map(({ cents }) => cents);
        const sorted = prices.toSorted((a, b) => a - b);
        if (sort === 'preis') expect(prices).toEqual(sorted);
        if (sort === 'preis-absteigend') expect(prices).toEqual(sorted.toReversed());
      }
      const least = Math.min(...cards.slice(0, firstSoldOut).map(({ cents }) => cents));
      const [, lead = ''] = /<p[^>]*aria-live="polite"[^>]*>([\s\S]*?)<\/p>/.exec(first.text) ?? [];
      expect(textOf(lead)).toContain(
        `ab ${(least / 100)
          .toFixed(2)
          .replace('.', ',')
          .replace(/\B(?=(\d{3})+,)/g, '.')} €`,
      );
    }
  });

  it.each(lists.filter(([kind]) => kind === 'product'))(
    'is no card of a %s that has another variant, %s',
    async (_, path) => {
      const { cards } = await wholeList(path);
      for (const { id, cents } of cards) {
        const shown = byCode.get(`product:${id}`);
        const variants = sold.filter(({ kind, product }) => kind === 'product' && product === shown?.product);
        const left = variants.filter(({ isForSale }) => isForSale);
        const least = Math.min(...(left.length > 0 ? left : variants).map((one) => one.cents));
        expect([id, cents, shown?.isForSale]).toEqual([id, least, left.length > 0]);
      }
      expect(cards.length).toBeGreaterThan(5);
    },
  );
});
