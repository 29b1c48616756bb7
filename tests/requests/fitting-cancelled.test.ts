import { describe, expect, it } from 'vitest';
import { orderNumber, person } from '../support/buyer';
import { radhaus } from '../support/command';
import { next, openFitting, ordered, slotsIn, toSlots, withWork } from '../support/fitting';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop, stocked, cartWith, appointmentOf } = await openFitting();

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
    const contact = await buyer.press(slots, next, { beginn: slotsIn(slots)[0] ?? '' });
    const email = 'storno@example.de';
    const button = await buyer.press(contact, next, { ...person, email, telefon: '0431 555123' });
    const thanks = await buyer.press(button, 'Unverbindlich reservieren', { agb: 'on' });
    expect(textOf(thanks.text)).toContain('so entfällt auch der Termin');
    const number = orderNumber(thanks) ?? expect.fail('no order');
    const orderId = await database.value<string>('select id from orders where number = $1', [number]);
    await buyer.post(`/muster/checkout/stornieren/${orderId}`, {});
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
    const answer = await new Visitor(shop).press(page, 'Termin absagen');
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
