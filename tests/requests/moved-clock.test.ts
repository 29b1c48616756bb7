import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD, signIn } from '../support/accounts';
import { slotsIn } from '../support/appointments';
import { addTyre, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { temporaryFolder } from '../support/database-server';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const clock = path.join(await temporaryFolder('clock-'), 'ahead');
const preload = path.join(import.meta.dirname, '../support/moving-clock.mjs');
const shop = await startShopProcess({
  DATABASE_URL: database.url,
  CLOCK_FILE: clock,
  NODE_OPTIONS: `--import ${preload}`,
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Two seconds before a full minute of the new time, so that the timetable's next round is near. */
async function setClock(ahead: number): Promise<void> {
  const now = Date.now() + ahead;
  const toFullMinute = MINUTE - (now % MINUTE) - 4_000;
  writeFileSync(clock, ahead === 0 ? '0' : String(ahead + toFullMinute));
  await wait(1_500);
}

const timetable = () =>
  database.query<{ last: Date; jobs: number }>(
    `select max(last_execution) as last, (select count(*)::int from graphile_worker.jobs) as jobs
     from graphile_worker._private_known_crontabs where identifier = 'release-lapsed-allocations'`,
  );

const holds = (number: string) =>
  database.query<{ until: Date; placed: Date; allocated: Date }>(
    `select held_until as until, placed_at as placed, max(expires_at) as allocated from orders
     join allocations on allocations.owner_id = orders.id::text where number = $1 group by orders.id`,
    [number],
  );

/** One bay can do it. */
const SLOTS = '/alpenblick/termine/oelwechsel';

const hold = (beginn: string) => new Visitor(shop).post(SLOTS, { befehl: 'halten', beginn });
const offered = async () => slotsIn(await new Visitor(shop).open(SLOTS));

it('set forward by a month and back, the node loses nothing and holds nothing for ever', async () => {
  onTestFinished(() => writeFileSync(clock, '0'));
  const tyre = await someTyre(database, 'central > 20');
  await setStock(database, tyre.id, { here: 9 });
  const buyer = new Visitor(shop);
  await addTyre(buyer, '/muster', tyre.id, 2);
  const staff = await openDesk(database, shop, 'leitung');

  await setClock(30 * DAY);
  await vi.waitFor(
    async () => {
      const [row] = await timetable();
      expect(row?.last.getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
    },
    { timeout: 15_000, interval: 500 },
  );
  // One round of the timetable, not one for each of 43,200 minutes.
  const [row] = await timetable();
  expect(row?.jobs).toBeLessThan(30);
  const [first = ''] = await offered();
  await hold(first);
  expect(await offered()).not.toContain(first);
  const early = new Visitor(shop);
  await addTyre(early, '/muster', tyre.id, 1);
  const ahead = orderNumber(await order(early, '/muster', 'reservierung')) ?? '';
  const [promised] = await holds(ahead);
  for (let count = 0; count < 25; count += 1)
    await request({
      port: shop.port,
      path: '/muster/login',
      form: { email: 'kundin@example.de', passwort: `falsch ${count}` },
    });

  await setClock(0);
  expect((await request({ port: shop.port, path: '/readyz' })).status).toBe(200);
  await vi.waitFor(
    async () => {
      const [back] = await timetable();
      expect(back?.last?.getTime() ?? Number.POSITIVE_INFINITY).toBeLessThan(Date.now() + 2 * MINUTE);
    },
    { timeout: 75_000, interval: 1_000 },
  );
  // Whoever was there before still is.
  expect((await buyer.open('/muster/warenkorb')).text).toContain(tyre.id);
  expect((await staff.open('/muster/tresen')).status).toBe(200);
  expect((await signIn(new Visitor(shop), '/muster', staff.email, PASSWORD)).path).not.toContain('login');
  const now = orderNumber(await order(buyer, '/muster', 'reservierung')) ?? '';

  const doctor = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  expect(doctor.stdout).toContain(`1 open orders were placed or made ready in the future (${ahead})`);
  expect((await radhaus(database, 'order', 'set-back')).stdout).toBe(`Set back: ${ahead}.\n`);
  // Held as long as the one that was reserved at the right time, but for days on which the shop is closed.
  const [[back], [right]] = [await holds(ahead), await holds(now)];
  expect(promised?.until.getTime()).toBeGreaterThan(Date.now() + 30 * DAY);
  expect(back?.until.getTime()).toBeLessThan((right?.until.getTime() ?? 0) + 4 * DAY);
  expect(back?.until.getTime()).toBeGreaterThan(Date.now() + 3 * DAY);
  expect(back?.allocated).toEqual(back?.until);
  expect(back?.placed.getTime()).toBeLessThan(Date.now());
  expect((await radhaus(database, 'order', 'set-back')).stdout).toBe('No order lies in the future.\n');
}, 180_000);

it('a reminder that a clock ahead has sent comes again when it is due', async () => {
  const buyer = new Visitor(shop);
  const tyre = await someTyre(database, 'central > 20');
  await addTyre(buyer, '/muster', tyre.id, 1);
  const number = orderNumber(await order(buyer, '/muster', 'reservierung')) ?? '';
  await database.query(
    `update orders set held_until = now() + interval '1 day', placed_at = now() - interval '6 days',
       reminded_at = now() + interval '30 days' where number = $1`,
    [number],
  );
  await database.query("select graphile_worker.add_job('remind-orders', '{}'::json)");
  const isPast = async () => {
    return database.value<boolean>('select reminded_at <= now() as past from orders where number = $1', [
      number,
    ]);
  };
  await expect.poll(isPast, { timeout: 20_000 }).toBe(true);
});

it('a slot that was held by a clock ahead is free again', async () => {
  await database.query('delete from bay_units');
  const [first = ''] = await offered();
  await hold(first);
  expect(await offered()).not.toContain(first);
  await database.query("update bay_units set held_until = held_until + interval '1 year'");
  expect(await offered()).toContain(first);
  await hold(first);
  expect(await offered()).not.toContain(first);
  expect(await database.query("select 1 from bay_units where held_until > now() + interval '1 day'")).toEqual(
    [],
  );
});

it('a slot that a node held whose clock is a moment ahead stays taken', async () => {
  await database.query('delete from bay_units');
  const [first = ''] = await offered();
  await hold(first);
  const holds = () => database.query('select appointment_id, held_until from bay_units order by unit');
  await database.query("update bay_units set held_until = held_until + interval '30 seconds'");
  const before = await holds();
  await hold(first);
  expect(await holds()).toEqual(before);
});
