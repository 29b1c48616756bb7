import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allocate, convertAllocation } from '~/domain/catalog/inventory/allocate.server';
import { countStock, recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { fulfil, release, releaseLapsed } from '~/domain/catalog/inventory/release.server';
import { stockedArticles } from '~/domain/catalog/inventory/stocked-articles.server';
import { warehouseIds } from '~/domain/catalog/inventory/warehouses.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { daysAfter } from '~/values/days';
import { addTyre, order, orderNumber } from '../support/buyer';
import { articleIdOf, makeKit, setStock, someTyres, stockOf } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const { context } = database;
const tyres = await someTyres(database, 10);
const tyreAt = (index: number) => tyres[index]?.id ?? '';
const MUSTER = 'loc-muster';
const newOwner = () => ({ type: 'order' as const, id: randomUUID() });

async function requestedOf(code: string, quantity: number) {
  const articleId = await articleIdOf(database, code);
  const stocked = await stockedArticles(context, [articleId]);
  return [...stocked.values()].map((article) => ({ article, quantity }));
}

async function promise(code: string, quantity: number, expiresAt: Date | null = null) {
  const owner = newOwner();
  const requested = await requestedOf(code, quantity);
  const result = await inTransaction(context, (tx) =>
    allocate(tx, { locationId: MUSTER, requested, owner, expiresAt }),
  );
  return { owner, requested, result };
}

describe('allocated pieces', () => {
  it('lie there until they are handed over, and cannot be sold meanwhile', async () => {
    const code = tyreAt(0);
    await setStock(database, code, { here: 3, central: 4 });
    const { owner, result } = await promise(code, 5);
    expect(result).toEqual({ ok: true });
    expect(await stockOf(database, code)).toEqual({ here: 0, central: 2 });
    expect(await fulfil(context, owner, 'RH-1')).toEqual({ ok: true });
    expect(await stockOf(database, code)).toEqual({ here: 0, central: 2 });
    const moved = await database.query(
      "select delta, reference from stock_movements where reason = 'fulfilment' order by delta",
    );
    expect(moved).toEqual([
      { delta: -3, reference: 'RH-1' },
      { delta: -2, reference: 'RH-1' },
    ]);
    expect(await fulfil(context, owner, 'RH-1')).toEqual({
      ok: false,
      code: 'nothing-allocated',
    });
    expect(await recountStock(context)).toEqual([]);
  });

  it('can be sold again once they are released', async () => {
    const code = tyreAt(1);
    await setStock(database, code, { here: 2 });
    const { owner } = await promise(code, 2);
    expect(await promise(code, 1)).toMatchObject({
      result: {
        ok: false,
        code: 'insufficient-stock',
        shortages: [{ available: 0 }],
      },
    });
    await release(context, owner);
    await release(context, owner);
    expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
  });

  it('that are no longer there when they are counted are not handed over', async () => {
    const code = tyreAt(2);
    await setStock(database, code, { here: 2 });
    const { owner } = await promise(code, 2);
    const warehouseId = (await warehouseIds(context, [MUSTER])).get(MUSTER) ?? 0;
    const articleId = await articleIdOf(database, code);
    const count = (isConfirmed: boolean) =>
      inTransaction(context, (tx) =>
        countStock(tx, [{ articleId, warehouseId, onHand: 1, isConfirmed }], 'Inventur'),
      );
    expect(await count(false)).toEqual([expect.objectContaining({ onHand: 1, allocated: 2, kept: 2 })]);
    expect(await count(true)).toEqual([]);
    expect(await fulfil(context, owner, 'RH-2')).toEqual({
      ok: false,
      code: 'insufficient-stock',
    });
    expect(await promise(code, 1)).toMatchObject({ result: { ok: false } });
    expect(await recountStock(context)).toEqual([]);
  });

  it('of a reservation count until the job removes them, and then are allocated anew or not at all', async () => {
    const code = tyreAt(3);
    await setStock(database, code, { here: 2 });
    const past = new Date(Date.now() - 1_000);
    const { owner, requested } = await promise(code, 2, past);
    expect(await promise(code, 1)).toMatchObject({ result: { ok: false } });
    const convert = () =>
      inTransaction(context, (tx) => convertAllocation(tx, { locationId: MUSTER, requested, owner }));
    // Its buyer pays before the job comes: it lasts now.
    expect(await convert()).toEqual({ ok: true });
    await releaseLapsed(context);
    expect(await stockOf(database, code)).toEqual({ here: 0, central: 0 });
    await release(context, owner);

    const second = await promise(code, 2, past);
    await releaseLapsed(context);
    expect(await stockOf(database, code)).toEqual({ here: 2, central: 0 });
    const again = { locationId: MUSTER, requested, owner: second.owner };
    expect(await inTransaction(context, (tx) => convertAllocation(tx, again))).toEqual({ ok: true });
    await release(context, second.owner);
    const third = await promise(code, 2, past);
    await releaseLapsed(context);
    await promise(code, 1);
    const late = { locationId: MUSTER, requested, owner: third.owner };
    expect(await inTransaction(context, (tx) => convertAllocation(tx, late))).toMatchObject({
      ok: false,
      code: 'insufficient-stock',
      shortages: [{ available: 1 }],
    });
    expect(await recountStock(context)).toEqual([]);
  });

  it('of a reservation last for all that is requested then, or stay as they were', async () => {
    const code = tyreAt(9);
    await setStock(database, code, { here: 2, central: 1 });
    const past = new Date(Date.now() - 1_000);
    const { owner } = await promise(code, 2, past);
    const convert = async (quantity: number) => {
      const requested = await requestedOf(code, quantity);
      return inTransaction(context, (tx) => convertAllocation(tx, { locationId: MUSTER, requested, owner }));
    };
    expect(await convert(4)).toMatchObject({ ok: false, shortages: [{ available: 3 }] });
    expect(await stockOf(database, code)).toEqual({ here: 0, central: 1 });
    expect(await convert(3)).toEqual({ ok: true });
    await releaseLapsed(context);
    expect(await stockOf(database, code)).toEqual({ here: 0, central: 0 });
    expect(await recountStock(context)).toEqual([]);
  });
});

it('numbers that were changed by hand are put right by recounting', async () => {
  const articleId = await articleIdOf(database, tyreAt(4));
  await database.query('update stock_levels set on_hand = on_hand + 7, allocated = 3 where article_id = $1', [
    articleId,
  ]);
  const corrected = await recountStock(context);
  expect(corrected.length).toBeGreaterThan(0);
  expect(new Set(corrected.map(({ key }) => key))).toEqual(new Set([`tyre:${tyreAt(4)}`]));
  expect(await recountStock(context)).toEqual([]);
});

it('a movement belongs to a level', async () => {
  const articleId = await articleIdOf(database, tyreAt(4));
  const statement = `insert into stock_movements (article_id, warehouse_id, delta, reason, at)
    values ($1, (select max(id) + 1 from warehouses), 1, 'opening', now())`;
  await expect(database.query(statement, [articleId])).rejects.toThrow('stock_movements_of_level');
});

describe('a kit', () => {
  it('is no component of another one, and has no stock of its own', async () => {
    const kit = await makeKit(database, 'satz-a', [{ code: tyreAt(5), quantity: 4 }]);
    const outer = await makeKit(database, 'satz-b', []);
    const asComponent = 'insert into components (article_id, component_id, quantity) values ($1, $2, 1)';
    await expect(database.query(asComponent, [outer, kit])).rejects.toThrow('components_are_no_kits');
    const asStock =
      'insert into stock_levels (article_id, warehouse_id, on_hand) select $1, id, 1 from warehouses limit 1';
    await expect(database.query(asStock, [kit])).rejects.toThrow('stock_levels_of_no_kits');
    expect(await promise('satz-b', 1)).toMatchObject({ result: { ok: false } });
  });

  it('is bought with the pieces of its components, as far as they go', async () => {
    await makeKit(database, 'satz-c', [
      { code: tyreAt(6), quantity: 2 },
      { code: tyreAt(7), quantity: 1 },
    ]);
    await setStock(database, tyreAt(6), { here: 4, central: 1 });
    await setStock(database, tyreAt(7), { here: 1, central: 4 });
    const shop = await startShop({ DATABASE_URL: database.url });
    const visitor = new Visitor(shop);
    const cart = await addTyre(visitor, '/muster', 'satz-c', 2);
    expect(textOf(cart.text)).toContain('Satz satz-c');
    const thanks = await order(visitor, '/muster', 'kauf');
    expect(orderNumber(thanks)).toBeDefined();
    expect(await stockOf(database, tyreAt(6))).toEqual({ here: 0, central: 1 });
    expect(await stockOf(database, tyreAt(7))).toEqual({ here: 0, central: 3 });
    const more = new Visitor(shop);
    await addTyre(more, '/muster', 'satz-c', 1);
    expect(textOf((await more.open('/muster/warenkorb')).text)).toContain('Leider inzwischen ausverkauft');
  });
});

it('a reservation puts goods aside for as long as the location says', async () => {
  const code = tyreAt(8);
  await setStock(database, code, { here: 4 });
  await database.query("update locations set checkout = '{\"reservationDays\": 3}' where url = 'muster'");
  const shop = await startShop({ DATABASE_URL: database.url });
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', code, 4);
  expect(orderNumber(await order(visitor, '/muster', 'reservierung'))).toBeDefined();
  const articleId = await articleIdOf(database, code);
  const promised = await database.value<Date>('select expires_at from allocations where article_id = $1', [
    articleId,
  ]);
  const [held] = await database.query<{ held_until: Date; held_days: number }>(
    `select held_until, (confirmed->'heldDays')::int as held_days from orders order by placed_at desc limit 1`,
  );
  expect(promised).toEqual(held?.held_until);
  expect(held?.held_days).toBe(3);
  expect(Number(held?.held_until)).toBeGreaterThan(Number(daysAfter(new Date(), 3)));
  await database.query(
    "update allocations set expires_at = now() - interval '1 second' where article_id = $1",
    [articleId],
  );
  await releaseLapsed(context);
  expect(await stockOf(database, code)).toEqual({ here: 4, central: 0 });
});
