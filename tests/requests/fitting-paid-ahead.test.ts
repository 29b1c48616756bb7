import { describe, expect, it } from 'vitest';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { remindOrders } from '~/domain/orders/remind-orders.server';
import { formatIsoDate, germanDate } from '~/values/german-date';
import { apiOf } from '../support/api';
import { address, orderNumber, person } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { last, next, openFitting, slotsIn, toSlots, withWork } from '../support/fitting';
import { textOf } from '../support/html-forms';
import type { Visitor } from '../support/visitor';

const { database, shop, stocked, cartWith, appointmentOf } = await openFitting();
const TOO_LATE = 'Vorkasse ist für diesen Termin nicht möglich';
const ahead = { lieferung: 'abholung', zahlung: 'vorkasse' };
const DAY_MS = 86_400_000;

type Page = Awaited<ReturnType<Visitor['open']>>;

async function atSlots(pieces = { here: 40, central: 40 }) {
  const buyer = await cartWith([await stocked(undefined, pieces)]);
  await withWork(buyer);
  const slots = await toSlots(buyer);
  const first = slotsIn(slots)[0] ?? expect.fail('no slot');
  const latest = slotsIn(slots).at(-1) ?? '';
  const choose = async (page: Page, beginn: string) =>
    buyer.press(await buyer.press(page, next, { beginn }), next, address);
  return { buyer, slots, first, latest, choose };
}

/** With the first appointment that is free for somebody who pays ahead. */
async function paidAhead() {
  const { buyer, slots, first, latest, choose } = await atSlots();
  await buyer.press(await choose(slots, latest), next, ahead);
  const offered = await buyer.open('/muster/checkout/termin');
  const beginn = slotsIn(offered)[0] ?? expect.fail('no slot');
  const button = await buyer.press(offered, next, { beginn });
  const thanks = await buyer.press(button, last, { agb: 'on', fruehbeginn: 'on' });
  return { first, beginn, thanks, number: orderNumber(thanks) ?? expect.fail(textOf(thanks.text)) };
}

const stored = async (number: string) => {
  const [row] = await database.query<{ id: string; pay_by: string; reminded_at: Date | null }>(
    "select id, confirmed ->> 'payBy' as pay_by, reminded_at from orders where number = $1",
    [number],
  );
  return row ?? expect.fail('no order');
};

describe('a prepayment for work', () => {
  it.each([
    ['all here', { here: 40, central: 40 }],
    ['on their way', { here: 0, central: 40 }],
  ])('is not offered for the first appointment, and says why: goods %s', async (_, pieces) => {
    const { buyer, slots, first, choose } = await atSlots(pieces);
    const payment = await choose(slots, first);
    expect(payment.path).toBe('/muster/checkout/zahlung');
    expect(payment.text).not.toContain('value="vorkasse"');
    expect(payment.text).toContain('value="abholung"');
    expect(textOf(payment.text)).toContain(TOO_LATE);
    expect(textOf(payment.text)).not.toContain('bietet keine Vorkasse an');
    expect(payment.text).toContain('href="/muster/checkout/termin"');
    const refused = await buyer.post('/muster/checkout/zahlung', ahead);
    expect(refused.status).toBe(400);
  });

  it('is due before the appointment, and the goods are there for it', async () => {
    const { first, beginn, thanks, number } = await paidAhead();
    expect(new Date(beginn).getTime()).toBeGreaterThan(new Date(first).getTime());
    const { pay_by: payBy } = await stored(number);
    expect(payBy < germanDate(new Date(beginn))).toBe(true);
    expect(payBy > germanDate(new Date())).toBe(true);
    const until = formatIsoDate(payBy);
    expect(textOf(thanks.text)).toContain(`bis ${until}`);
    const mail = () =>
      database.value<string>('select text from mails where recipient = $1 and subject like $2 limit 1', [
        person.email,
        `%${number}%`,
      ]);
    await expect
      .poll(mail, { timeout: 10_000 })
      .toContain(`Bitte überweisen Sie den Betrag bis zum ${until}`);
    const booked = await appointmentOf(number);
    expect(booked?.starts_at).toEqual(new Date(beginn));
    const goods = await database.value<Date>('select goods_from from appointments where id = $1', [
      booked?.id,
    ]);
    expect(goods?.getTime()).toBeLessThanOrEqual(new Date(beginn).getTime());
    expect(goods?.getTime()).toBeGreaterThan(new Date(`${payBy}T12:00:00Z`).getTime());
  });

  it('is offered again with an appointment that leaves time for it, which keeps the one who pays ahead from sooner ones', async () => {
    const { buyer, slots, first, latest, choose } = await atSlots();
    const payment = await choose(slots, latest);
    expect(payment.text).toContain('value="vorkasse"');
    expect(textOf(payment.text)).not.toContain(TOO_LATE);
    await buyer.press(payment, next, ahead);
    const sooner = await buyer.post('/muster/checkout/termin', { beginn: first });
    expect(sooner.status).toBe(409);
  });

  it('restricts the appointments of a purchase, which says so, and none of a reservation', async () => {
    const { buyer, slots, first, latest, choose } = await atSlots();
    await buyer.press(await choose(slots, latest), next, ahead);
    const bought = await buyer.open('/muster/checkout/termin');
    expect(textOf(bought.text)).toContain('Sie haben Vorkasse gewählt');
    expect(bought.text).toContain('href="/muster/checkout/zahlung"');
    expect(slotsIn(bought)).not.toContain(first);
    await toSlots(buyer, 'reservierung');
    const reserved = await buyer.open('/muster/checkout/termin');
    expect(textOf(reserved.text)).not.toContain('Vorkasse');
    expect(slotsIn(reserved)[0]).toBe(first);
  });

  it('is asked anew when the goods come later than the page of the click has shown', async () => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre]);
    await withWork(buyer);
    const slots = await toSlots(buyer);
    const payment = await buyer.press(
      await buyer.press(slots, next, { beginn: slotsIn(slots).at(-1) ?? '' }),
      next,
      address,
    );
    await buyer.press(payment, next, ahead);
    const offered = await buyer.open('/muster/checkout/termin');
    const button = await buyer.press(offered, next, { beginn: slotsIn(offered)[0] ?? '' });
    await setStock(database, tyre.id, { here: 0, central: 40 });
    const refused = await buyer.press(button, last, { agb: 'on', fruehbeginn: 'on' });
    expect(refused.path).toBe('/muster/checkout/zahlung');
    expect(orderNumber(refused)).toBeUndefined();
    expect(refused.text).not.toContain('value="vorkasse"');
    expect(textOf(refused.text)).toContain(TOO_LATE);
  });

  it('is reminded of after its own day, not before', async () => {
    const [over, open] = [await paidAhead(), await paidAhead()];
    const day = (days: number) => germanDate(new Date(Date.now() + days * DAY_MS));
    const due = (number: string, isoDay: string) =>
      database.query(
        "update orders set confirmed = confirmed || jsonb_build_object('payBy', $2::text) where number = $1",
        [number, isoDay],
      );
    await due(over.number, day(-1));
    await due(open.number, day(0));
    await remindOrders(database.context);
    expect((await stored(over.number)).reminded_at).not.toBeNull();
    expect((await stored(open.number)).reminded_at).toBeNull();
    const unpaid = (await needsHand(database.context, { limit: 100 })).filter(
      ({ kind }) => kind === 'unpaid',
    );
    expect(unpaid.map(({ number }) => number)).toContain(over.number);
    expect(unpaid.map(({ number }) => number)).not.toContain(open.number);
  });
});

it('the API offers and takes a prepayment only where it is in time', async () => {
  const api = apiOf(shop);
  const at = (path: string) => `/api/v1/standorte/muster${path}`;
  const { id } = await stocked();
  const token = (await api('POST', at('/carts'))).body.cartToken as string;
  const own = `/cart/articles/tyre:${id}`;
  const vehicle = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
  await api('PUT', at(own), { token, json: { quantity: 4, vehicle } });
  await api('PUT', at(`${own}/fitting`), { token, json: { isWanted: true } });
  const { data } = (await api('GET', at('/cart/slots'), { token })).body;
  const startsAt = data.flatMap((day: { slots: { startsAt: string }[] }) => day.slots)[0]?.startsAt;
  await api('PUT', at('/cart/slot'), { token, json: { startsAt } });
  const { purchase } = (await api('GET', at('/checkout'), { token })).body;
  const payments = purchase[0].payments.map(({ value }: { value: string }) => value);
  expect(payments).toContain('abholung');
  expect(payments).not.toContain('vorkasse');
  const { strasse, plz, ort } = address;
  const json = {
    orderType: 'kauf',
    totalCents: purchase[0].totalCents,
    // The tyres are not made for the vehicle.
    accepted: ['terms', 'mismatch', 'early-start'],
    contact: person,
    address: { strasse, plz, ort },
    payment: 'vorkasse',
  };
  const refused = await api('POST', at('/orders'), { token, json });
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('käme eine Überweisung zu spät');
  const placed = await api('POST', at('/orders'), { token, json: { ...json, payment: 'abholung' } });
  expect(placed.status).toBe(201);
});
