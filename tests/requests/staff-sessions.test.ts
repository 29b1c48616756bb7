import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldSessions } from '~/domain/accounts/session.server';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { someTyre } from '../support/catalogue';
import { temporaryFolder } from '../support/database-server';
import { openDesk, placeOrder } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { readForm } from '../support/html-forms';
import { startShopProcess } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const clock = path.join(await temporaryFolder('clock-'), 'ahead');
const preload = path.join(import.meta.dirname, '../support/moving-clock.mjs');
const environment = {
  DATABASE_URL: database.url,
  CLOCK_FILE: clock,
  NODE_OPTIONS: `--import ${preload}`,
};
const shop = await startShopProcess(environment);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function setClock(ahead: number): Promise<void> {
  writeFileSync(clock, String(ahead));
  await wait(200);
}

beforeEach(() => setClock(0));

const DESK = '/muster/tresen/bestellungen';
const isIn = async (visitor: Visitor, page = DESK) => (await visitor.send({ path: page })).status === 200;

describe('a session of staff', () => {
  it('ends after thirty minutes without a request', async () => {
    const staff = await openDesk(database, shop, 'verkauf');
    await setClock(29 * MINUTE);
    expect(await isIn(staff)).toBe(true);
    await setClock(58 * MINUTE);
    expect(await isIn(staff)).toBe(true);
    await setClock(89 * MINUTE);
    expect(await isIn(staff)).toBe(false);
    expect((await staff.open(DESK)).path).toContain('/login?weiter=');
    expect(await isIn(staff, '/muster/account')).toBe(false);
  });

  it('ends after twelve hours of work', async () => {
    const staff = await openDesk(database, shop, 'leitung');
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      await setClock(minutes * MINUTE);
      expect([minutes, await isIn(staff)]).toEqual([minutes, true]);
    }
    await setClock(12 * HOUR + MINUTE);
    expect(await isIn(staff)).toBe(false);
  }, 60_000);

  it('is not prolonged by the page itself, which asks for news', async () => {
    const staff = await openDesk(database, shop, 'verkauf');
    for (const minutes of [10, 20, 29]) {
      await setClock(minutes * MINUTE);
      expect((await staff.send({ path: '/muster/tresen/ereignisse', method: 'HEAD' })).status).toBe(200);
    }
    await setClock(31 * MINUTE);
    expect(await isIn(staff)).toBe(false);
  });

  it('ends for employees who have no role, too', async () => {
    const staff = new Visitor(shop);
    await signIn(staff, '/muster', 'mitarbeiter@example.de', 'Winterreifen-2026');
    expect(await isIn(staff, '/muster/account')).toBe(true);
    await setClock(31 * MINUTE);
    expect(await isIn(staff, '/muster/account')).toBe(false);
  });

  it('leaves what was typed: after the sign-in it stands in the form again', async () => {
    const tyre = await someTyre(database);
    const { at } = await placeOrder(database, shop, tyre.id, {});
    const staff = await openDesk(database, shop, 'verkauf');
    const order = await staff.open(at);
    await setClock(31 * MINUTE);
    const text = 'Ruft nach 17 Uhr an.';
    const asked = await staff.press(order, 'Notiz speichern', { notiz: text });
    expect(asked.path).toContain('/login?weiter=');
    expect(asked.text).toContain('Ihre Sitzung ist abgelaufen.');
    const back = await staff.press(asked, 'Einloggen', { email: staff.email, passwort: PASSWORD });
    expect(back.path).toContain(at);
    expect(Object.values(readForm(back.text, { button: 'Notiz speichern' }).fields)).toContain(text);
    expect(await database.query('select 1 from order_notes')).toEqual([]);
  });
});

it('a customer stays signed in', async () => {
  const customer = new Visitor(shop);
  await openAccount(database, customer, '/muster', 'bleibt@example.de');
  for (const hours of [1, 13, 24 * 20]) {
    await setClock(hours * HOUR);
    expect(await isIn(customer, '/muster/account')).toBe(true);
  }
});

it('both times can be set', async () => {
  const other = await startShopProcess({
    ...environment,
    STAFF_SESSION_HOURS: '1',
    STAFF_IDLE_MINUTES: '50',
  });
  const staff = await openDesk(database, other, 'verkauf');
  await setClock(49 * MINUTE);
  expect(await isIn(staff)).toBe(true);
  await setClock(61 * MINUTE);
  expect(await isIn(staff)).toBe(false);
  const idle = await openDesk(database, other, 'verkauf');
  await setClock(61 * MINUTE + 51 * MINUTE);
  expect(await isIn(idle)).toBe(false);
});

it('the job deletes sessions that are over, and no others', async () => {
  const staff = await openDesk(database, shop, 'verkauf');
  const customer = new Visitor(shop);
  await openAccount(database, customer, '/muster', 'mit-sitzung@example.de');
  const count = (email: string) =>
    database.value<number>(
      'select count(*)::int from sessions join users on users.id = user_id where email = $1',
      [email],
    );
  const later = { ...database.context, now: () => new Date(Date.now() + 31 * MINUTE) };
  const limits = { hours: 12, idleMinutes: 30 };
  await deleteOldSessions(database.context, limits);
  expect([await count(staff.email), await count('mit-sitzung@example.de')]).toEqual([1, 1]);
  await deleteOldSessions(later, limits);
  expect([await count(staff.email), await count('mit-sitzung@example.de')]).toEqual([0, 1]);
});
