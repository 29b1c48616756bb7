import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { acceptOrder } from '~/domain/orders/accept-order.server';
import { assignTransfer } from '~/domain/orders/bank-transfers.server';
import { buyReservation } from '~/domain/orders/buy-reservation.server';
import { cancelByOwner, changeOrder, staffCommands } from '~/domain/orders/change-fulfilment.server';
import { recordInvoice } from '~/domain/orders/dealer-orders.server';
import { findOrderByNumber } from '~/domain/orders/find-order.server';
import { finishRefunds } from '~/domain/orders/finish-refund.server';
import { moveReservation } from '~/domain/orders/move-reservation.server';
import { prolongReservation, prolongTo } from '~/domain/orders/prolong-reservation.server';
import { readTransfers } from '~/domain/orders/read-transfers.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { refundOrder } from '~/domain/orders/refund-order.server';
import { returnComponent } from '~/domain/orders/return-component.server';
import { returnDeposit } from '~/domain/orders/return-deposit.server';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Context } from '~/platform/context';
import { commitRefusal, inTransaction } from '~/platform/database/transaction.server';
import { daysAfter } from '~/values/days';
import { allTables } from '../support/all-tables';
import { someTyres } from '../support/catalogue';
import { placeOrder } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { expectNothingLost } from '../support/money';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShopProcess } from '../support/running-shop';

const database = await freshDatabase();
await liftReservationLimits(database);
const { context } = database;
const shop = await startShopProcess({ DATABASE_URL: database.url });
const [first, second, third, fourth] = await someTyres(database, 4);
const placed = [
  await placeOrder(database, shop, first?.id ?? '', { pieces: 3 }),
  await placeOrder(database, shop, second?.id ?? '', { pieces: 2, delivery: 'versand' }),
  await placeOrder(database, shop, third?.id ?? '', { pieces: 2, way: 'reservierung' }),
  await placeOrder(database, shop, fourth?.id ?? '', { pieces: 1, way: 'reservierung' }),
];
const numbers = [...placed.map(({ number }) => number), 'RH-0000-0000'];
// From here on nobody else writes.
await shop.kill9();

const network = await loadNetwork(context.db, context.log, locationSettings);
const locationOf = (id: string) => locationById(network, id);
const places = [...network.locationsByUrl.values()];

type Result = { ok: boolean };
type Command = (context: Context) => Promise<Result | undefined>;

const change = { actor: { type: 'staff' as const, id: 'Kasse' }, reason: 'Probe' };
const number = fc.constantFrom(...numbers);
const cents = fc.option(fc.constantFrom(0, 1, 5_000, 1_000_000), { nil: undefined });
const parts = fc.option(
  fc.array(
    fc.record({ position: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 1,
      maxLength: 2,
    },
  ),
  { nil: undefined },
);
const key = fc.constantFrom('eins', 'zwei', 'drei');

async function transferTo(own: Context, wanted: string): Promise<Result> {
  const credit = {
    iban: 'DE1',
    bookedOn: '2026-01-05',
    amountCents: 700,
    currency: 'EUR',
    payer: 'Eva Berg',
    payerIban: 'DE2',
    text: `ohne Nummer ${randomUUID()}`,
    reference: randomUUID(),
    kind: 'payment' as const,
    endToEnd: '',
    note: '',
  };
  const statement = { source: 'camt.053', entries: [credit], unread: [] };
  const [read] = (await readTransfers(own, statement, change)).results;
  return assignTransfer(own, read?.kind === 'open' ? read.id : randomUUID(), wanted, change);
}

/** Every command of staff and shoppers that moves money or goods of an order. */
const commands: Readonly<Record<string, fc.Arbitrary<Command>>> = {
  change: fc
    .tuple(fc.constantFrom(...(Object.keys(staffCommands) as (keyof typeof staffCommands)[])), number, parts)
    .map(
      ([kind, of, some]) =>
        (own) =>
          changeOrder(own, kind, of, { ...change, parts: some }),
    ),
  pay: fc.tuple(number, cents).map(
    ([of, amountCents]) =>
      (own) =>
        recordPayment(own, of, { ...change, amountCents }),
  ),
  refund: fc.tuple(number, cents, parts, key).map(
    ([of, amountCents, lines, again]) =>
      (own) =>
        refundOrder(own, of, { ...change, amountCents, lines, key: again }),
  ),
  finish: fc.tuple(number, fc.boolean()).map(
    ([of, isMade]) =>
      (own) =>
        finishRefunds(own, of, { ...change, isMade }),
  ),
  deposit: fc.tuple(number, parts, key).map(
    ([of, lines = [], again]) =>
      (own) =>
        returnDeposit(own, of, { ...change, lines, proof: 'Beleg', key: `deposit ${again}` }),
  ),
  accept: number.map((of) => (own) => acceptOrder(own, of, change)),
  buy: number.map((of) => (own) => buyReservation(own, of, change)),
  move: fc.tuple(number, fc.constantFrom(...places)).map(
    ([of, target]) =>
      (own) =>
        moveReservation(own, of, { ...change, target, locationOf }),
  ),
  prolong: fc.tuple(number, fc.integer({ min: -1, max: 200 })).map(
    ([of, days]) =>
      (own) =>
        prolongTo(own, of, daysAfter(own.now(), days), change),
  ),
  prolongByShopper: number.map((of) => async (own) => {
    const order = await findOrderByNumber(own, of);
    return order && prolongReservation(own, order);
  }),
  cancelByShopper: number.map((of) => async (own) => {
    const order = await findOrderByNumber(own, of);
    return order && cancelByOwner(own, order);
  }),
  invoice: fc.tuple(number, key).map(
    ([of, invoiceNumber]) =>
      (own) =>
        recordInvoice(own, of, { invoiceNumber, staff: 'Kasse' }),
  ),
  component: number.map(
    (of) => (own) => returnComponent(own, of, { articleId: 1, quantity: 1 } as never, change),
  ),
  transfer: number.map((of) => (own) => transferTo(own, of)),
};

const RUNS = 80;
const anyCommand = fc
  .constantFrom(...Object.keys(commands))
  .chain((name) => (commands[name] ?? expect.fail()).map((command) => ({ name, command })));

it(`${RUNS} commands: one that is refused, or refused at the very end, leaves every table as it was`, async () => {
  const outcomes = new Map<string, Set<boolean>>();
  let before = await allTables(database);
  for (const [index, { name, command }] of fc.sample(anyCommand, { numRuns: RUNS, seed: 7 }).entries()) {
    const about = `${index} ${name}`;
    // All of it is done, and then the last step refuses.
    await inTransaction(context, async (tx) => {
      await command(tx);
      return { ok: false };
    });
    expect(await allTables(database), `${about}, refused at its end`).toEqual(before);
    const result = await command(context);
    outcomes.set(name, (outcomes.get(name) ?? new Set()).add(result?.ok ?? false));
    const after = await allTables(database);
    if (!result?.ok && name !== 'transfer') expect(after, `${about}, refused`).toEqual(before);
    before = after;
  }
  expect([...outcomes.keys()].toSorted()).toEqual(Object.keys(commands).toSorted());
  // The walk is worth something: most commands were both done and refused.
  expect([...outcomes.values()].filter(({ size }) => size === 2).length).toBeGreaterThan(5);
  await expectNothingLost(database);
}, 240_000);

it('a refusal that says so keeps what it wrote, its copy does not, and an inner one is undone alone', async () => {
  await database.query('create table kept (id int)');
  const write = (tx: Context, id: number) => tx.db.execute(`insert into kept values (${id})`);
  const ids = async () =>
    (await database.query<{ id: number }>('select id from kept order by id')).map(({ id }) => id);
  const kept = await inTransaction(context, async (tx) => {
    await write(tx, 1);
    return commitRefusal({ ok: false, code: 'new-price' });
  });
  expect(kept).toEqual({ ok: false, code: 'new-price' });
  await inTransaction(context, async (tx) => {
    await write(tx, 2);
    return { ...commitRefusal({ ok: false, code: 'new-price' }) };
  });
  const outer = await inTransaction(context, async (tx) => {
    await write(tx, 3);
    const inner = await inTransaction(tx, async (within) => {
      await write(within, 4);
      return { ok: false, code: 'inner' };
    });
    await write(tx, 5);
    return { ok: true, inner: inner.code };
  });
  expect(outer).toEqual({ ok: true, inner: 'inner' });
  expect(await ids()).toEqual([1, 3, 5]);
});
