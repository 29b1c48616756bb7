import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addTyre, order, orderNumber } from '../support/buyer';
import { allPieces, someTyres } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { startMailServer } from '../support/mail-server';
import { liftReservationLimits } from '../support/reservation-settings';
import { startShopProcess } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await liftReservationLimits(database);
const BUYERS = 20;
const KILL_AFTER_ORDERS = 15;

/** Pieces in stock and pieces sold: together they never change. */
async function pieces() {
  const { unsold, ordered, lowest } = await allPieces(database);
  return { sum: unsold + ordered, lowest };
}

it('kill -9 while twenty buyers order loses nothing that was acknowledged, and no mail', async () => {
  const smtp = await startMailServer();
  const environment = { DATABASE_URL: database.url, SMTP_URL: smtp.url };
  const before = await pieces();
  const tyres = await someTyres(database, 5, 'central > 10');
  const shop = await startShopProcess(environment);
  const acknowledged: string[] = [];
  let isGone = false;

  const buyers = Array.from({ length: BUYERS }, async (_, index) => {
    for (let round = 0; !isGone; round += 1) {
      const visitor = new Visitor(shop);
      await addTyre(visitor, '/muster', tyres[(index + round) % tyres.length]?.id ?? '', 1);
      const number = orderNumber(await order(visitor, '/muster', index % 2 ? 'kauf' : 'reservierung'));
      if (number) acknowledged.push(number);
    }
  });
  // The connection breaks under each of them.
  const done = Promise.allSettled(buyers);
  while (acknowledged.length < KILL_AFTER_ORDERS) await wait(5);
  await shop.kill9();
  isGone = true;
  await done;

  // A killed node's jobs are free again after two minutes: they are over.
  await database.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes' where locked_at is not null`,
  );
  await startShopProcess(environment);
  const written = await database.query<{ number: string }>('select number from orders');
  const numbers = written.map((row) => row.number);
  expect(numbers).toEqual(expect.arrayContaining(acknowledged));
  expect(await pieces()).toEqual({ sum: before.sum, lowest: 0 });
  const whole = await database.query(
    `select 1 from orders where exists (select 1 from order_lines where order_id = orders.id)
       and exists (select 1 from carts where carts.id = orders.cart_id and ordered_at is not null)`,
  );
  expect(whole).toHaveLength(numbers.length);
  const withoutMails = () =>
    database.query(
      `select 1 from orders where (select count(*) from mails where subject like '%' || orders.number || '%') <> 2`,
    );
  await expect.poll(withoutMails, { timeout: 20_000 }).toEqual([]);
  const missing = () => {
    const arrived = smtp.mails.map((mail) => mail.subject).join();
    return numbers.filter((number) => !arrived.includes(`g ${number} bei `));
  };
  await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
  const unsent = () => database.query('select 1 from mails where sent_at is null');
  await expect.poll(unsent, { timeout: 20_000 }).toEqual([]);
  await smtp.stop();
}, 120_000);
