import { describe, expect, it } from 'vitest';
import { endHolds } from '~/domain/orders/end-holds.server';
import { holdFrom } from '~/domain/orders/reservation-rule';
import { endOfGermanDay, formatDay, formatLastDay, germanDate } from '~/values/german-date';
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
    const answer = await new Visitor(shop).press(page, 'Ja, Termin absagen');
    expect(textOf(answer.text)).toContain('Ihre Bestellung besteht weiter, mit der Ware und der Arbeit.');
    expect(textOf(answer.text)).toContain('Was Sie dafür schon bezahlt haben, erhalten Sie zurück.');
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

describe('reserved goods with an appointment', () => {
  const dayOf = (slot: string) => endOfGermanDay(new Date(slot));
  const heldOf = async (number: string) => {
    const [row] = await database.query<{ until: Date; allocated: Date; fulfilment: string }>(
      `select held_until as until, max(expires_at) as allocated, fulfilment from orders
       join allocations on allocations.owner_id = orders.id::text where number = $1 group by orders.id`,
      [number],
    );
    return row ?? expect.fail('nothing is held');
  };
  const mailTo = async (email: string, part: string) => {
    const mails = () =>
      database.query<{ text: string; subject: string }>(
        'select text, subject from mails where recipient = $1 and subject like $2 order by id',
        [email, `%${part}%`],
      );
    await expect.poll(mails, { timeout: 10_000 }).not.toHaveLength(0);
    return (await mails()).at(-1) ?? expect.fail('no mail');
  };

  /** With the last appointment that is offered, weeks after the seven days. */
  async function reserved(email: string) {
    const buyer = await cartWith([await stocked()]);
    await withWork(buyer);
    const slots = await toSlots(buyer, 'reservierung');
    const beginn = slotsIn(slots).at(-1) ?? expect.fail('no slot');
    const contact = await buyer.press(slots, next, { beginn });
    const button = await buyer.press(contact, next, { ...person, email, telefon: '0431 555123' });
    const thanks = await buyer.press(button, 'Unverbindlich reservieren', { agb: 'on' });
    const number = orderNumber(thanks) ?? expect.fail(textOf(thanks.text).slice(0, 400));
    const { text } = await mailTo(email, number);
    const links = {
      appointment: /\/muster\/termin\/[\w-]+/.exec(text)?.[0] ?? expect.fail('no link'),
      order: /\/muster\/bestellung\/[\w-]+/.exec(text)?.[0] ?? expect.fail('no link of the order'),
    };
    return { buyer, beginn, button, thanks, number, text, links };
  }

  it('are held to the end of its day, as every page and mail says', async () => {
    const { beginn, button, thanks, number, text, links } = await reserved('lange@example.de');
    const told = `bis einschließlich ${formatDay(new Date(beginn))} (Tag Ihres Termins)`;
    expect(textOf(button.text)).toContain(told);
    expect(textOf(thanks.text)).toContain(told);
    expect(text.replaceAll('\n', ' ')).toContain(told);
    expect(textOf((await new Visitor(shop).open(links.order)).text)).toContain(told);
    const held = await heldOf(number);
    expect(held).toMatchObject({ until: dayOf(beginn), allocated: dayOf(beginn) });
    expect(held.until.getTime() - Date.now()).toBeGreaterThan(8 * 86_400_000);
    const terms = textOf((await new Visitor(shop).open('/muster/agb')).text);
    expect(terms).toContain('bleibt die Ware bis zum Ende dieses Tages zurückgelegt');
  });

  it('lapse after it, not before, and leave an appointment that is over as it is', async () => {
    const { number, beginn } = await reserved('verfaellt@example.de');
    const at = (moment: number) => ({ ...database.context, now: () => new Date(moment) });
    await endHolds(at(Date.parse(beginn)));
    expect(await heldOf(number)).toMatchObject({ fulfilment: 'confirmed' });
    await endHolds(at(dayOf(beginn).getTime()));
    const [order] = await database.query('select fulfilment from orders where number = $1', [number]);
    expect(order).toEqual({ fulfilment: 'lapsed' });
    expect(await appointmentOf(number)).toMatchObject({ state: 'confirmed' });
  });

  it('follow the appointment when it moves, and say so', async () => {
    const email = 'rueckt@example.de';
    const { number, links } = await reserved(email);
    const holder = new Visitor(shop);
    const moving = await holder.open(`${links.appointment}?schritt=verschieben`);
    const earlier = slotsIn(moving).find((slot) => Date.parse(slot) - Date.now() > 12 * 86_400_000);
    const beginn = earlier ?? expect.fail('no earlier slot');
    await holder.press(moving, 'Termin verschieben', { beginn });
    expect(await heldOf(number)).toMatchObject({ until: dayOf(beginn), allocated: dayOf(beginn) });
    const mail = await mailTo(email, 'Ihr Termin ist verschoben');
    expect(mail.text.replaceAll('\n', ' ')).toContain(
      `bleibt bis einschließlich ${formatDay(new Date(beginn))} für Sie zurückgelegt`,
    );
    const [first = ''] = slotsIn(await holder.open(`${links.appointment}?schritt=verschieben`));
    await holder.press(await holder.open(`${links.appointment}?schritt=verschieben`), 'Termin verschieben', {
      beginn: first,
    });
    const byRule = await heldOf(number);
    expect(byRule.until > dayOf(first)).toBe(true);
    expect(byRule.until.getTime() - Date.now()).toBeLessThan(12 * 86_400_000);
    expect(textOf((await new Visitor(shop).open(links.order)).text)).toContain('7 Tage ab dem Tag');
  });

  it('are held by the rule alone once only the appointment is cancelled, at least some days', async () => {
    const email = 'nur-termin@example.de';
    const { number, links } = await reserved(email);
    await database.query(
      `update orders set confirmed = confirmed || jsonb_build_object('heldWithoutFitting', now() - interval '1 day')
       where number = '${number}'`,
    );
    const holder = new Visitor(shop);
    const page = await holder.open(links.appointment);
    const [location] = await database.query<Parameters<typeof holdFrom>[0]>(
      "select checkout, premises from locations where url = 'muster'",
    );
    const least = holdFrom(location ?? expect.fail(), germanDate(new Date()), 3).until;
    const told = `bis einschließlich ${formatLastDay(least)}`;
    expect(textOf(page.text)).toContain(`Die Ware bleibt dann ${told} für Sie zurückgelegt`);
    const answer = await holder.press(page, 'Ja, Termin absagen');
    expect(textOf(answer.text)).toContain(`Die Ware bleibt ${told} für Sie zurückgelegt`);
    expect(await heldOf(number)).toEqual({ until: least, allocated: least, fulfilment: 'confirmed' });
    expect((await mailTo(email, 'Ihr Termin ist abgesagt')).text.replaceAll('\n', ' ')).toContain(told);
    expect(textOf((await new Visitor(shop).open(links.order)).text)).not.toContain('Tag Ihres Termins');
    const again = await holder.post(links.appointment, { befehl: 'absagen', stand: 'confirmed 0' });
    expect([again.status, again.text.includes('Ihr Termin ist abgesagt.')]).toEqual([200, true]);
    expect(await heldOf(number)).toMatchObject({ until: least });
  });

  it('keep their days when the work alone is cancelled, and a prolongation counts from the appointment', async () => {
    const work = await reserved('arbeit@example.de');
    const lines = await database.query<{ position: number; quantity: number }>(
      `select position, l.quantity from order_lines l join orders o on o.id = order_id
       where o.number = $1 and position > 1`,
      [work.number],
    );
    for (const { position, quantity } of lines)
      await radhaus(database, 'order', 'cancel', work.number, '--line', `${position}:${quantity}`);
    expect(await appointmentOf(work.number)).toMatchObject({ state: 'cancelled' });
    const { until } = await heldOf(work.number);
    expect(until.getTime() - Date.now()).toBeLessThan(12 * 86_400_000);
    expect(until.getTime() - Date.now()).toBeGreaterThan(6 * 86_400_000);

    const longer = await reserved('laenger@example.de');
    const holder = new Visitor(shop);
    const page = await holder.open(longer.links.order);
    await holder.post(longer.links.order, { aktion: 'verlaengern', bis: '2099-01-01' });
    expect(page.status).toBe(200);
    const prolonged = await heldOf(longer.number);
    expect(prolonged.until > dayOf(longer.beginn)).toBe(true);
    expect(prolonged.until.getTime() - dayOf(longer.beginn).getTime()).toBeLessThan(11 * 86_400_000);
  });
});
