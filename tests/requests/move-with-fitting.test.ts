import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { moveReservation } from '~/domain/orders/move-reservation.server';
import type { Location } from '~/domain/tenancy/directory';
import { setStock, someTyres } from '../support/catalogue';
import { openDesk, placeOrder } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { mailPictures } from '../support/order-mails';

const { database, shop } = await freshShop();
const mechanic = await openDesk(database, shop, 'werkstatt');
const tyres = await someTyres(database, 3);
const locations = await database.query<Location>('select * from locations');
const locationAt = (url: string) => locations.find((one) => one.url === url) ?? expect.fail(url);

/** A reservation with an agreed appointment for its fitting. */
async function reserved(code: string) {
  const placed = await placeOrder(database, shop, code, { way: 'reservierung', pieces: 4 });
  const id = randomUUID();
  const number = `TE-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  const contact = { salutation: '', firstName: 'Ole', lastName: 'Rad', email: 'ole@example.de', phone: '1' };
  await database.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title,
       vehicle, price, contact, email_key, message, created_at, changed_at, changed_by, order_id)
     values ($1, $2, 'loc-muster', 'muster-1', date_trunc('hour', now()) + interval '9 days',
       date_trunc('hour', now()) + interval '9 days 1 hour', 'accepted', 'anfragen', 'raederwechsel', 'Montage', '', '', $3,
       'ole@example.de', '', now(), now(), 'shopper', (select id from orders where number = $4))`,
    [id, number, JSON.stringify(contact), placed.number],
  );
  for (let half = 0; half < 4; half += 1)
    await database.query('insert into bay_units (bay_id, unit, appointment_id) values ($1, $2, $3)', [
      'muster-1',
      2_500_000 + half,
      id,
    ]);
  return { ...placed, id, appointment: number };
}

const move = (number: string, to: string) =>
  moveReservation(database.context, number, {
    actor: { type: 'staff', id: 'p@example.de' },
    reason: undefined,
    target: locationAt(to),
    locationOf: (id) => locations.find((one) => one.id === id),
  });

const stateOf = async (id: string) =>
  (
    await database.query<{ state: string; by: string; units: string }>(
      `select state, changed_by as by, (select count(*) from bay_units where appointment_id = a.id) as units
       from appointments a where id = $1`,
      [id],
    )
  )[0];

it('a reservation that moves gives its fitting appointment back, and tells both sides', async () => {
  const { number, id, appointment, code } = await reserved(tyres[0]?.id ?? '');
  await setStock(database, code, { here: 9 }, 'standard');
  expect(await move(number, 'standard')).toMatchObject({ ok: true });
  expect(await stateOf(id)).toEqual({ state: 'cancelled', by: 'order-moved', units: '0' });
  const mails = () =>
    database.query<{ recipient: string; text: string; html: string }>(
      'select recipient, text, html from mails where text like $1',
      [`%${appointment}%`],
    );
  await expect.poll(async () => (await mails()).length).toBe(2);
  const toShopper = (await mails()).find(({ recipient }) => recipient === 'ole@example.de');
  expect(toShopper?.text).toContain('liegt jetzt an einem anderen Standort');
  for (const mail of await mails()) {
    expect(mailPictures(mail)).toHaveLength(1);
    expect(mail.text).toContain('4 × ');
  }
  const desk = await mechanic.open(`/muster/tresen/termine/${appointment}`);
  expect(textOf(desk.text)).toContain('an einen anderen Standort verlegt');
});

it('a move that is refused leaves the appointment alone', async () => {
  const { number, id } = await reserved(tyres[1]?.id ?? '');
  const before = await stateOf(id);
  expect(await move(number, 'muster')).toMatchObject({ ok: false, code: 'same-location' });
  expect(await move(number, 'efa')).toMatchObject({ ok: false, code: 'other-host' });
  expect(await stateOf(id)).toEqual(before);
});
