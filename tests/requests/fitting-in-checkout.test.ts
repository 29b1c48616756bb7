import { describe, expect, it } from 'vitest';
import { unitOf } from '~/domain/workshop/appointments/units';
import { address, addTyre, orderNumber, person } from '../support/buyer';
import { setStock, someTyre, type TyreRow } from '../support/catalogue';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
await database.query(
  `update locations set delivery = delivery || '{"deliveryDays": 5}' where url = 'muster'`,
);
const shop = await startShop({ DATABASE_URL: database.url });
const next = { button: 'Weiter' };

type Page = { text: string; path: string; status: number };
const slotsIn = ({ text }: Page) =>
  [...text.matchAll(/name="beginn"[^>]* value="([^"]+)"/g)].map(([, slot = '']) => slot);
const fittingOf = ({ text }: Page) => [...text.matchAll(/data-fitting="([^"]+)"/g)].map(([, state]) => state);
const unitIn = (slot: string) => unitOf(new Date(slot));

const plain = 'run_flat_mark is null and not is_commercial and rim_tenths between 160 and 170';
async function stocked(condition = plain, pieces = { here: 40, central: 40 }): Promise<TyreRow> {
  const tyre = await someTyre(database, condition);
  await setStock(database, tyre.id, pieces);
  return tyre;
}

async function cartWith(tyres: { id: string; quantity?: number }[], place = 'muster') {
  await database.query('delete from attempts');
  const buyer = new Visitor(shop);
  for (const { id, quantity = 4 } of tyres) await addTyre(buyer, `/${place}`, id, quantity);
  return buyer;
}

const openCart = (buyer: Visitor, place = 'muster') => buyer.open(`/${place}/warenkorb`);

async function withWork(buyer: Visitor, fields: Record<string, string> = {}, place = 'muster') {
  const cart = await openCart(buyer, place);
  for (const { line } of cartOf(cart).lines)
    await buyer.post(`/${place}/warenkorb`, { aktion: 'montage', zeile: line, ...fields });
  return openCart(buyer, place);
}

async function toSlots(buyer: Visitor, weg = 'kauf', place = 'muster') {
  return buyer.submit(await buyer.open(`/${place}/initiateCheckout`), next, { weg });
}

async function toButton(buyer: Visitor, afterSlots: Page) {
  const payment = await buyer.submit(afterSlots, next, address);
  return buyer.submit(payment, next, { lieferung: 'abholung', zahlung: 'vorkasse' });
}

const last = { button: 'zahlungspflichtig bestellen' };

async function ordered(buyer: Visitor, slot?: string) {
  const slots = await toSlots(buyer);
  const beginn = slot ?? slotsIn(slots)[0] ?? expect.fail('no slot');
  const button = await toButton(buyer, await buyer.submit(slots, next, { beginn }));
  const thanks = await buyer.submit(button, last, { agb: 'on', fruehbeginn: 'on' });
  return { thanks, beginn, number: orderNumber(thanks) ?? expect.fail(textOf(thanks.text).slice(0, 400)) };
}

const appointmentOf = async (number: string) => {
  const [row] = await database.query<{
    id: string;
    number: string;
    state: string;
    starts_at: Date;
    ends_at: Date;
    needs: unknown;
    price: string;
    early_start_at: Date | null;
  }>('select a.* from appointments a join orders o on o.id = a.order_id where o.number = $1', [number]);
  return row;
};

describe('the cart', () => {
  it('tells the complete price of fitting before the click, and adds the work as lines', async () => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre]);
    const cart = await openCart(buyer);
    expect(fittingOf(cart)).toEqual(['offered']);
    const text = textOf(cart.text);
    // 9.90 for fitting, 6.00 for balancing, 4.00 for the valve, each for four wheels.
    expect(text).toContain('Mit Montage bei uns 79,60 €');
    expect(text).toContain('Altreifen entsorgen, zusätzlich 14,00 €');
    const fitted = await withWork(buyer, { entsorgung: 'ja' });
    expect(fittingOf(fitted)).toEqual(['in-cart']);
    expect(cartOf(fitted).goods).toBe(4 * tyre.cents + 7960 + 1400);
    expect(textOf(fitted.text)).not.toContain('Versand mit');
    const choice = await buyer.open('/muster/initiateCheckout');
    expect(textOf(choice.text)).toContain('Sie holen alles in Kiel ab und zahlen vorab oder dort.');
  });

  it('keeps the work to the number of its tyres, and lets it go with them', async () => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre]);
    const [line] = cartOf(await withWork(buyer)).lines;
    await buyer.post('/muster/warenkorb', { aktion: 'menge', zeile: line?.line ?? '', menge: '2' });
    expect(cartOf(await openCart(buyer)).goods).toBe(2 * tyre.cents + 3980);
    await buyer.post('/muster/warenkorb', { aktion: 'ohneMontage', zeile: line?.line ?? '' });
    expect(cartOf(await openCart(buyer)).goods).toBe(2 * tyre.cents);
    await withWork(buyer);
    await buyer.post('/muster/warenkorb', { aktion: 'entfernen', zeile: line?.line ?? '' });
    expect(textOf((await openCart(buyer)).text)).toContain('Ihr Warenkorb ist leer');
  });

  it('names another location where this one has no bay that can, and refuses the work here', async () => {
    const wide = await stocked('run_flat_mark is null and not is_commercial and rim_tenths >= 210');
    const buyer = await cartWith([wide], 'standard');
    await database.query("update bays set max_rim_inch = 20 where location_url = 'standard'");
    const cart = await openCart(buyer, 'standard');
    expect(fittingOf(cart)).toEqual(['elsewhere']);
    expect(cart.text).toContain('href="/muster/warenkorb"');
    const [line] = cartOf(cart).lines;
    const answer = await buyer.post('/standard/warenkorb', { aktion: 'montage', zeile: line?.line ?? '' });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('können wir an diesem Standort leider nicht montieren');
  });

  it.each(['legacy', 'hafen'])('offers nothing at %s, which gives no appointments for it', async (place) => {
    const tyre = await stocked();
    const buyer = await cartWith([tyre], place);
    const cart = await openCart(buyer, place);
    expect(fittingOf(cart)).not.toContain('offered');
    const [line] = cartOf(cart).lines;
    const answer = await buyer.post(`/${place}/warenkorb`, { aktion: 'montage', zeile: line?.line ?? '' });
    expect(answer.status).toBe(400);
  });

  it('answers a line that is none', async () => {
    const buyer = await cartWith([await stocked()]);
    const zeile = '00000000-0000-4000-8000-000000000000';
    expect((await buyer.post('/muster/warenkorb', { aktion: 'montage', zeile })).status).toBe(400);
    expect((await buyer.post('/muster/warenkorb', { aktion: 'montage', zeile: 'x' })).status).toBe(400);
  });
});

describe('the slot in the checkout', () => {
  it('is placed with the order: one confirmation names both, with a calendar file', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const { thanks, beginn, number } = await ordered(buyer);
    const booked = await appointmentOf(number);
    expect(booked).toMatchObject({
      state: 'confirmed',
      price: expect.stringMatching(/^79,60.€$/),
      starts_at: new Date(beginn),
    });
    expect(booked?.early_start_at).not.toBeNull();
    expect(textOf(thanks.text)).toContain(booked?.number);
    const held = await database.query(
      'select 1 from bay_units where appointment_id = $1 and held_until is null',
      [booked?.id],
    );
    expect(held).toHaveLength(4);
    const mails = () =>
      database.query<{ id: string; text: string }>(
        'select id, text from mails where recipient = $1 and subject like $2',
        [person.email, `%${number}%`],
      );
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(booked?.number);
    expect(mail?.text).toMatch(/\/muster\/termin\/[\w-]{20,}/);
    expect(mail?.text).toContain('Ich verlange ausdrücklich');
    const files = await database.query<{ name: string }>(
      'select name from mail_attachments where mail_id = $1',
      [mail?.id],
    );
    expect(files).toEqual([{ name: 'termin.ics' }]);
  });

  it('is a step of its own, which comes before the address', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    await toSlots(buyer);
    const skipped = await buyer.open('/muster/checkout/adresse');
    expect(skipped.path).toBe('/muster/checkout/termin');
    const none = await buyer.post('/muster/checkout/termin', { beginn: 'gestern' });
    expect(none.status).toBe(400);
    const past = await buyer.post('/muster/checkout/termin', { beginn: '2020-01-01T08:00Z' });
    expect(past.status).toBe(409);
    const without = await cartWith([await stocked()]);
    expect((await toSlots(without)).path).toBe('/muster/checkout/adresse');
    expect((await without.open('/muster/checkout/termin')).path).toBe('/muster/checkout/adresse');
  });

  it('never lies before the goods', async () => {
    const wheel = 'run_flat_mark is null and not is_commercial and rim_tenths = 180';
    const tyre = await stocked(wheel, { here: 0, central: 40 });
    const buyer = await cartWith([tyre]);
    await withWork(buyer);
    const slots = await toSlots(buyer);
    const [first = ''] = slotsIn(slots);
    expect(new Date(first).getTime()).toBeGreaterThan(Date.now() + 36 * 3_600_000);
    expect(textOf(slots.text)).toContain('Ihre Ware ist voraussichtlich ab');
    const here = await cartWith([await stocked()]);
    await withWork(here);
    const [earlier = ''] = slotsIn(await toSlots(here));
    expect(unitIn(earlier)).toBeLessThan(unitIn(first));
    const answer = await buyer.post('/muster/checkout/termin', { beginn: earlier });
    expect(answer.status).toBe(409);
  });

  it('is offered again with everything typed kept, when somebody else has taken it', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer);
    const [beginn = ''] = slotsIn(slots);
    const button = await toButton(buyer, await buyer.submit(slots, next, { beginn }));
    const units = Array.from({ length: 4 }, (_, index) => unitIn(beginn) + index);
    const [hold] = await database.query<{ id: string }>(
      "select id from appointments where state = 'held' order by changed_at desc limit 1",
    );
    await database.query('delete from bay_units where appointment_id = $1', [hold?.id]);
    const [other] = await database.query<{ id: string }>(
      "insert into appointments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', 'TE-X', 'state', 'accepted'))).* from appointments a where id = $1 returning id",
      [hold?.id],
    );
    for (const unit of units)
      await database.query(
        "insert into bay_units (bay_id, unit, appointment_id) select id, $1, $2 from bays where location_url = 'muster' on conflict do nothing",
        [unit, other?.id],
      );
    const again = await buyer.submit(button, last, { agb: 'on', fruehbeginn: 'on' });
    expect(again.path).toBe('/muster/checkout/termin?hinweis=vergeben');
    expect(textOf(again.text)).toContain('Ihre Zeit ist inzwischen vergeben');
    expect(slotsIn(again)).not.toContain(beginn);
    const button2 = await buyer.submit(again, next, { beginn: slotsIn(again)[0] ?? '' });
    expect(button2.path).toBe('/muster/checkout/bestaetigungKauf');
    expect(textOf(button2.text)).toContain(person.email);
    const thanks = await buyer.submit(button2, last, { agb: 'on', fruehbeginn: 'on' });
    expect(orderNumber(thanks)).toBeDefined();
    await database.query('delete from appointments where id = $1', [other?.id]);
  });

  it('asks for the consent to begin within the time for withdrawal, and only then', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer);
    const all = slotsIn(slots);
    const button = await toButton(buyer, await buyer.submit(slots, next, { beginn: all[0] ?? '' }));
    const refused = await buyer.submit(button, last, { agb: 'on' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('name="fruehbeginn"');
    expect(textOf(refused.text)).toContain('Bitte stimmen Sie dem früheren Beginn zu');
    const late = await buyer.submit(await buyer.open('/muster/checkout/termin'), next, {
      beginn: all.at(-1) ?? '',
    });
    expect(late.text).not.toContain('name="fruehbeginn"');
    const thanks = await buyer.submit(late, last, { agb: 'on' });
    const booked = await appointmentOf(orderNumber(thanks) ?? '');
    expect(booked?.early_start_at).toBeNull();
  });

  it('is as long as two sets need, for the largest wheel and its kind', async () => {
    const summer = await stocked();
    const runFlat = await stocked('run_flat_mark is not null and not is_commercial and rim_tenths = 180');
    const buyer = await cartWith([summer, runFlat]);
    await withWork(buyer);
    const { number } = await ordered(buyer);
    const booked = await appointmentOf(number);
    expect(booked && booked.ends_at.getTime() - booked.starts_at.getTime()).toBe(2 * 3_600_000);
    expect(booked?.needs).toMatchObject({ abilities: ['runFlat'], rimInch: 18 });
  });

  it('is one set where two axles have two sizes', async () => {
    const front = await stocked();
    const rear = await stocked('run_flat_mark is null and not is_commercial and rim_tenths = 190');
    const buyer = await cartWith([
      { id: front.id, quantity: 2 },
      { id: rear.id, quantity: 2 },
    ]);
    await withWork(buyer);
    const booked = await appointmentOf((await ordered(buyer)).number);
    expect(booked && booked.ends_at.getTime() - booked.starts_at.getTime()).toBe(3_600_000);
    expect(booked?.needs).toMatchObject({ rimInch: 19 });
  });

  it('goes along with a reservation, and a double click makes one of each', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer, 'reservierung');
    const contact = await buyer.submit(slots, next, { beginn: slotsIn(slots)[0] ?? '' });
    const button = await buyer.submit(contact, next, {
      ...person,
      email: 'zwei@example.de',
      telefon: '0431 987654',
    });
    expect(button.text).not.toContain('name="fruehbeginn"');
    const thanks = await buyer.submit(button, { button: 'Unverbindlich reservieren' }, { agb: 'on' });
    const again = await buyer.submit(button, { button: 'Unverbindlich reservieren' }, { agb: 'on' });
    expect(orderNumber(again)).toBe(orderNumber(thanks));
    expect(await appointmentOf(orderNumber(thanks) ?? '')).toMatchObject({ state: 'confirmed' });
  });
});

describe('cancelling one', () => {
  const mailsAbout = (subject: string, email: string) =>
    database.query<{ text: string }>('select text from mails where recipient = $1 and subject like $2', [
      email,
      `%${subject}%`,
    ]);
  const unitsOf = (id: string | undefined) =>
    database.query('select 1 from bay_units where appointment_id = $1', [id]);

  it('of both, the reservation, frees the slot and tells of it', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer, 'reservierung');
    const contact = await buyer.submit(slots, next, { beginn: slotsIn(slots)[0] ?? '' });
    const email = 'storno@example.de';
    const button = await buyer.submit(contact, next, { ...person, email, telefon: '0431 555123' });
    const thanks = await buyer.submit(button, { button: 'Unverbindlich reservieren' }, { agb: 'on' });
    expect(textOf(thanks.text)).toContain('so entfällt auch der Termin');
    const number = orderNumber(thanks) ?? expect.fail('no order');
    const [order] = await database.query<{ id: string }>('select id from orders where number = $1', [number]);
    await buyer.post(`/muster/checkout/stornieren/${order?.id}`, {});
    const booked = await appointmentOf(number);
    expect(booked).toMatchObject({ state: 'cancelled', changed_by: 'order' });
    expect(await unitsOf(booked?.id)).toEqual([]);
    await expect
      .poll(() => mailsAbout('Ihr Termin ist abgesagt', email), { timeout: 10_000 })
      .toHaveLength(1);
    const [mail] = await mailsAbout('Ihr Termin ist abgesagt', email);
    expect(mail?.text).toContain('ist storniert. Deshalb entfällt er');
  });

  it('in part, the goods or the work, takes the slot along only when nothing is left to put on', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const { number } = await ordered(buyer);
    const cancel = (line: string) => radhaus(database, 'order', 'cancel', number, '--line', line);
    await cancel('1:1');
    expect(await appointmentOf(number)).toMatchObject({ state: 'confirmed' });
    await cancel('1:3');
    expect(await appointmentOf(number)).toMatchObject({ state: 'cancelled' });
  });

  it('the appointment, by its link, says before and after that the order stays', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = slotsIn(await toSlots(buyer));
    const { number } = await ordered(buyer, slots.at(-1));
    await expect.poll(() => mailsAbout(number, person.email), { timeout: 10_000 }).toHaveLength(1);
    const [mail] = await mailsAbout(number, person.email);
    const link = /\/muster\/termin\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? expect.fail('no link');
    const page = await new Visitor(shop).open(link);
    expect(textOf(page.text)).toContain('Dieser Termin gehört zu Ihrer Bestellung');
    const answer = await new Visitor(shop).submit(page, { button: 'Termin absagen' });
    expect(textOf(answer.text)).toContain('Ihre Bestellung besteht weiter');
    expect(await appointmentOf(number)).toMatchObject({ state: 'cancelled', changed_by: 'shopper' });
    const [order] = await database.query('select fulfilment from orders where number = $1', [number]);
    expect(order).toEqual({ fulfilment: 'confirmed' });
  });

  it('cannot move the appointment to a time before the goods', async () => {
    const wheel = 'run_flat_mark is null and not is_commercial and rim_tenths = 180';
    const buyer = await cartWith([await stocked(wheel, { here: 0, central: 40 })]);
    await withWork(buyer);
    const { number, beginn } = await ordered(buyer);
    await expect.poll(() => mailsAbout(number, person.email), { timeout: 10_000 }).toHaveLength(1);
    const [mail] = await mailsAbout(number, person.email);
    const link = /\/muster\/termin\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? expect.fail('no link');
    const visitor = new Visitor(shop);
    const moving = await visitor.open(`${link}?schritt=verschieben`);
    expect(slotsIn(moving)[0]).toBe(beginn);
    const early = new Date(Date.parse(beginn) - 86_400_000).toISOString().replace(/:00\.000Z$/, 'Z');
    const stand = /name="stand" value="([^"]+)"/.exec(moving.text)?.[1] ?? '';
    const answer = await visitor.post(link, { befehl: 'verschieben', stand, beginn: early });
    expect(answer.status).toBe(409);
  });
});
