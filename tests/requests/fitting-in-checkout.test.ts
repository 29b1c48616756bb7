import { describe, expect, it } from 'vitest';
import { address, orderNumber, person } from '../support/buyer';
import { radhaus } from '../support/command';
import {
  last,
  next,
  openFitting,
  ordered,
  slotsIn,
  toButton,
  toSlots,
  unitIn,
  withWork,
} from '../support/fitting';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop, stocked, cartWith, appointmentOf } = await openFitting();

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
    expect(textOf(thanks.text)).toContain('Montage in Kiel: Bitte kommen Sie mit dem Fahrzeug am');
    expect(textOf(thanks.text)).not.toMatch(/Abholung in Kiel|holen die Ware|abholbereit/);
    const calendar = /<a [^>]*href="(\/muster\/checkout\/kalender\/[\w-]+)"/.exec(thanks.text)?.[1] ?? '';
    const file = await buyer.open(calendar);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(file.headers['content-disposition']).toBe('attachment; filename="termin.ics"');
    expect(file.text).toContain(`DTSTART:${beginn.replaceAll(/[-:]|\.000/g, '').slice(0, 13)}`);
    expect(file.text).not.toContain('ATTENDEE');
    expect((await new Visitor(shop).open(calendar)).status).toBe(404);
    const held = await database.query(
      'select 1 from bay_units where appointment_id = $1 and held_until is null',
      [booked?.id],
    );
    expect(held).toHaveLength(4);
    const mails = () =>
      database.query<{ id: string; subject: string; text: string }>(
        'select id, subject, text from mails where recipient = $1 and subject like $2',
        [person.email, `%${number}%`],
      );
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text).toContain(booked?.number);
    expect(mail?.text).toContain('Montage in Kiel: Bitte kommen Sie mit dem Fahrzeug am');
    expect(mail?.text).not.toMatch(/holen die Ware|abholbereit/);
    expect(mail?.text).toMatch(/\/muster\/termin\/[\w-]{20,}/);
    expect(mail?.text).toContain('Ich verlange ausdrücklich');
    const files = await database.query<{ name: string }>(
      'select name from mail_attachments where mail_id = $1 order by name',
      [mail?.id],
    );
    expect(files).toEqual([{ name: 'termin.ics' }]);
    await radhaus(database, 'order', 'ready', number);
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(2);
    const ready = (await mails()).find(({ id }) => id !== mail?.id);
    expect(ready?.subject).toMatch(/^Eingetroffen/);
    expect(ready?.text).toContain('Montage in Kiel: Bitte kommen Sie mit dem Fahrzeug am');
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

  it('goes with no parcel: none is offered, and one that is asked for is refused', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer);
    const step = await buyer.press(slots, next, { beginn: slotsIn(slots)[0] ?? '' });
    const payment = await buyer.press(step, next, address);
    expect(payment.text).toContain('value="abholung"');
    expect(payment.text).not.toContain('value="versand');
    for (const lieferung of ['versand', 'versand:dhl']) {
      const refused = await buyer.press(payment, next, { lieferung, zahlung: 'vorkasse' });
      expect([lieferung, refused.status]).toEqual([lieferung, 400]);
    }
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
    const button = await toButton(buyer, await buyer.press(slots, next, { beginn }));
    const units = Array.from({ length: 4 }, (_, index) => unitIn(beginn) + index);
    const holdId = await database.value<string>(
      "select id from appointments where state = 'held' order by changed_at desc limit 1",
    );
    await database.query('delete from bay_units where appointment_id = $1', [holdId]);
    const otherId = await database.value<string>(
      "insert into appointments select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'number', 'TE-X', 'state', 'accepted'))).* from appointments a where id = $1 returning id",
      [holdId],
    );
    for (const unit of units)
      await database.query(
        "insert into bay_units (bay_id, unit, appointment_id) select id, $1, $2 from bays where location_url = 'muster' on conflict do nothing",
        [unit, otherId],
      );
    const again = await buyer.press(button, last, { agb: 'on', fruehbeginn: 'on' });
    expect(again.path).toBe('/muster/checkout/termin?hinweis=vergeben');
    expect(textOf(again.text)).toContain('Ihre Zeit ist inzwischen vergeben');
    expect(slotsIn(again)).not.toContain(beginn);
    const button2 = await buyer.press(again, next, { beginn: slotsIn(again)[0] ?? '' });
    expect(button2.path).toBe('/muster/checkout/bestaetigungKauf');
    expect(textOf(button2.text)).toContain(person.email);
    const thanks = await buyer.press(button2, last, { agb: 'on', fruehbeginn: 'on' });
    expect(orderNumber(thanks)).toBeDefined();
    await database.query('delete from appointments where id = $1', [otherId]);
  });

  it('asks for the consent to begin within the time for withdrawal, and only then', async () => {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer);
    const all = slotsIn(slots);
    const button = await toButton(buyer, await buyer.press(slots, next, { beginn: all[0] ?? '' }));
    const refused = await buyer.press(button, last, { agb: 'on' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('name="fruehbeginn"');
    expect(textOf(refused.text)).toContain('Bitte stimmen Sie dem früheren Beginn zu');
    const late = await buyer.press(await buyer.open('/muster/checkout/termin'), next, {
      beginn: all.at(-1) ?? '',
    });
    expect(late.text).not.toContain('name="fruehbeginn"');
    const thanks = await buyer.press(late, last, { agb: 'on' });
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
    const contact = await buyer.press(slots, next, { beginn: slotsIn(slots)[0] ?? '' });
    const button = await buyer.press(contact, next, {
      ...person,
      email: 'zwei@example.de',
      telefon: '0431 987654',
    });
    expect(button.text).not.toContain('name="fruehbeginn"');
    const thanks = await buyer.press(button, 'Unverbindlich reservieren', { agb: 'on' });
    const again = await buyer.press(button, 'Unverbindlich reservieren', { agb: 'on' });
    expect(orderNumber(again)).toBe(orderNumber(thanks));
    expect(await appointmentOf(orderNumber(thanks) ?? '')).toMatchObject({ state: 'confirmed' });
  });
});
