import { describe, expect, it } from 'vitest';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { migrateDatabase } from '~/platform/database/migrate.server';
import { oldDatabase } from '../support/old-database';

const database = await oldDatabase('0005_second_factors', 'before-articles');
await migrateDatabase(database.url);

const APOLLO = 'apollo-himadri-4-155-70-r13-75t';
const MICHELIN = 'michelin-primacy-5-205-55-r16-91v';
const GONE = 'verkauft-altmeister-195-65-r15-91h';

describe('a database from before articles', () => {
  it('has each tyre as an article, with its name, price and categories', async () => {
    const rows = await database.query(
      `select title, subtitle, picture_key, cents, season,
         (select array_agg(category_id order by category_id) from article_categories where article_id = articles.id) as categories
       from articles join tyres on tyres.article_id = articles.id join current_prices using (article_id)
       where code in ($1, 'conti-van-225-75-r16c-121r', 'pirelli-p-zero-245-40-zr19-98y') order by code`,
      [APOLLO],
    );
    expect(rows).toEqual([
      {
        title: 'Apollo Himadri 4',
        subtitle: '155/70 R13 75T',
        picture_key: 'lamellen/Apollo/155%2F70%20R13%2075T',
        cents: 3_590,
        season: 'winter',
        categories: ['cat-reifen', 'cat-winterreifen'],
      },
      expect.objectContaining({
        subtitle: '225/75 R16C 121/120R',
        categories: ['cat-reifen'],
      }),
      expect.objectContaining({
        subtitle: '245/40 ZR19 98Y XL',
        cents: 23_990,
      }),
    ]);
  });

  it('has what no tyre is any more as retired articles, by the names that orders and wish lists remember', async () => {
    const rows = await database.query(
      'select code, title, subtitle from articles where retired_at is not null order by code',
    );
    expect(rows).toEqual([
      { code: GONE, title: 'Altmeister 195', subtitle: '' },
      {
        code: 'verkauft-winterfest-175-65-r14-82t',
        title: 'Winterfest 175',
        subtitle: '175/65 R14 82T',
      },
    ]);
  });

  it('has on hand what was free and what open orders took, and promises the latter to them', async () => {
    const rows = await database.query(
      `select location_id, on_hand, allocated from stock_levels join articles on articles.id = article_id
       join warehouses on warehouses.id = warehouse_id where code = $1 order by location_id`,
      [APOLLO],
    );
    expect(rows).toEqual([
      { location_id: 'loc-muster', on_hand: 3, allocated: 3 },
      { location_id: 'loc-standard', on_hand: 8, allocated: 0 },
      { location_id: null, on_hand: 18, allocated: 1 },
    ]);
    const promised = await database.query(
      `select number, code, quantity from allocations join articles on articles.id = article_id
       join orders on orders.id::text = allocations.owner_id where code = $1`,
      [MICHELIN],
    );
    expect(promised).toEqual([{ number: 'R-AAAA-1111', code: MICHELIN, quantity: 2 }]);
    expect(await recountStock(database.context)).toEqual([]);
  });

  it('has carts, wish lists and orders as they were', async () => {
    const carts = await database.query(
      `select carts.owner_id, code, quantity, quoted_price_cents from cart_lines join carts on carts.id = cart_id
       join articles on articles.id = article_id where ordered_at is null order by owner_id, location_id, added_at`,
    );
    expect(carts).toEqual([
      {
        owner_id: 'session-of-a-guest',
        code: APOLLO,
        quantity: 4,
        quoted_price_cents: 3_490,
      },
      {
        owner_id: 'session-of-a-guest',
        code: GONE,
        quantity: 2,
        quoted_price_cents: 4_990,
      },
      expect.objectContaining({ code: MICHELIN, quantity: 4 }),
      expect.objectContaining({
        code: 'conti-van-225-75-r16c-121r',
        quantity: 2,
      }),
      expect.objectContaining({ code: MICHELIN, quantity: 1 }),
    ]);
    const wishes = await database.query(
      'select code from wish_list_entries join articles on articles.id = article_id order by added_at',
    );
    expect(wishes).toEqual([{ code: 'pirelli-p-zero-245-40-zr19-98y' }, { code: GONE }, { code: APOLLO }]);
    const orders = await database.query(
      `select number, order_type, orders.owner_id, sum(quantity)::int as pieces from orders join order_lines on order_id = orders.id
       group by orders.id order by number`,
    );
    expect(orders).toEqual([
      expect.objectContaining({
        number: 'R-AAAA-1111',
        order_type: 'kauf',
        pieces: 6,
      }),
      {
        number: 'R-BBBB-2222',
        order_type: 'reservierung',
        owner_id: 'session-of-a-guest',
        pieces: 4,
      },
    ]);
  });
});
