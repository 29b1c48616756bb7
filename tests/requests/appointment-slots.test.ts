import { describe, expect, it } from 'vitest';
import {
  ASK,
  BOOK,
  contact,
  GOLF,
  numberIn,
  openWorkshop,
  slotsIn,
  stateOf,
  stepOf,
} from '../support/appointments';
import { calendarOf } from '../support/calendar';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop, slotPage, contactPage, mailsTo, staff } = await openWorkshop();

describe('a slot', () => {
  it.each([
    ['', 400],
    ['bald', 400],
    ['2026-03-29T02:30', 400],
    ['2020-01-07T08:00Z', 409],
    ['2026-12-25T09:00Z', 409],
    ['2099-01-07T08:00Z', 409],
    ['2026-12-01T07:15Z', 409],
  ])('%j is refused with %s before anything is typed', async (beginn, status) => {
    const visitor = new Visitor(shop);
    const slots = await slotPage(visitor);
    const refused = await visitor.press(slots, 'Weiter', { beginn });
    expect([refused.status, stepOf(refused)]).toEqual([status, 'termin']);
  });

  it('stands below its day, and the times of one day only are visible', async () => {
    const page = await slotPage(new Visitor(shop));
    const days = page.text.match(/<details name="tage"[^>]*>/g) ?? [];
    expect(days.length).toBeGreaterThan(6);
    expect(days.filter((day) => day.includes('open'))).toEqual([days[0]]);
    expect(page.text.match(/nächster freier Tag/g)).toHaveLength(1);
    expect(textOf(page.text)).toMatch(/\d+ spätere Tage, bis \S+ \d+\. \S+/);
    expect(slotsIn(page).length).toBeGreaterThan(days.length);
  });

  it.each([
    ['few hours', 3, 1],
    ['no time', -24, 0],
  ])('among %s has no fold for later days', async (_, hours, count) => {
    const path = '/alpenblick/termine/oelwechsel';
    const [first = ''] = slotsIn(await slotPage(new Visitor(shop), path));
    const from = new Date(Date.parse(first) + hours * 3_600_000);
    await database.query(
      `insert into closures (id, location_id, "from", until, note, created_by)
       select gen_random_uuid(), id, $1, $1::timestamptz + interval '90 days', 'Umbau', 'test' from locations where url = 'alpenblick'`,
      [from],
    );
    const { text } = await slotPage(new Visitor(shop), path);
    await database.query("delete from closures where note = 'Umbau'");
    expect(text.match(/<details name="tage"/g) ?? []).toHaveLength(count);
    expect(text).not.toContain('spätere Tage');
    expect(text.includes('ist online keine Zeit frei')).toBe(count === 0);
  });

  it('that somebody holds is not offered, and lapses after a quarter of an hour', async () => {
    const { slot } = await contactPage(new Visitor(shop), undefined, '/alpenblick/termine/oelwechsel');
    const offered = async () => slotsIn(await slotPage(new Visitor(shop), '/alpenblick/termine/oelwechsel'));
    expect(await offered()).not.toContain(slot);
    const second = new Visitor(shop);
    const page = await slotPage(second, '/alpenblick/termine/oelwechsel');
    const refused = await second.press(page, 'Weiter', { beginn: slot });
    expect([refused.status, stepOf(refused)]).toEqual([409, 'termin']);
    await database.query(
      "update bay_units set held_until = now() - interval '1 second' where bay_id = 'alpenblick-1'",
    );
    expect(await offered()).toContain(slot);
  });

  it('that lapsed and went to somebody else is chosen again, and nothing is typed twice', async () => {
    const path = '/noa-kiel/termine/oelwechsel';
    const [slow, quick] = [
      new Visitor(shop, 'nord-ostsee.localhost'),
      new Visitor(shop, 'nord-ostsee.localhost'),
    ];
    const { page, slot } = await contactPage(slow, undefined, path);
    await database.query(
      "update bay_units set held_until = now() - interval '1 second' where bay_id = 'noa-kiel-1'",
    );
    await contactPage(quick, slot, path);
    const again = await slow.press(page, ASK, contact);
    expect([again.status, again.text.includes('ist inzwischen vergeben')]).toEqual([409, true]);
    expect(slotsIn(again)).not.toContain(slot);
    const [other = ''] = slotsIn(again);
    const done = await slow.press(again, ASK, { beginn: other });
    expect(stateOf(done)).toBe('requested');
    const [row] = await database.query<{ contact: { lastName: string } }>(
      'select contact from appointments where number = $1',
      [numberIn(done)],
    );
    expect(row?.contact.lastName).toBe('Müller');
  }, 30_000);

  it('is for bays that can take the vehicle', async () => {
    const slotCount = async (query: string) => {
      await database.query('delete from attempts');
      const page = await new Visitor(shop).open(`/alpenblick/servicenavigator/raederwechsel?${query}`);
      return slotsIn(page).length;
    };
    const query = `fahrzeug=${GOLF}&standort=alpenblick`;
    expect(await slotCount(query)).toBeGreaterThan(0);
    const visitor = new Visitor(shop);
    const page = await visitor.open(`/alpenblick/servicenavigator/raederwechsel?${query}`);
    await database.query("update bays set max_rim_inch = 13 where id = 'alpenblick-1'");
    await expect.poll(() => slotCount(query)).toBe(0);
    const refused = await visitor.press(page, 'Weiter', { beginn: slotsIn(page)[0] ?? '' });
    expect([refused.status, stepOf(refused)]).toEqual([409, 'termin']);
    await database.query("update bays set max_rim_inch = 20 where id = 'alpenblick-1'");
  });

  it('is not on a holiday of the federal state, nor in a closure', async () => {
    const petra = await staff();
    const [first = ''] = slotsIn(await slotPage(new Visitor(shop)));
    const day = first.slice(0, 10);
    const closures = await petra.open('/standard/tresen/termine/sperren');
    const closed = await petra.press(closures, 'Zeit sperren', { vonTag: day, anlass: 'Inventur' });
    expect(closed.text).toContain('Die Sperre ist eingetragen.');
    expect(slotsIn(await slotPage(new Visitor(shop))).some((slot) => slot.startsWith(day))).toBe(false);
    const list = await petra.open('/standard/tresen/termine/sperren');
    expect(list.text).toContain('Inventur');
    await petra.press(list, 'Aufheben');
    expect(slotsIn(await slotPage(new Visitor(shop)))).toContain(first);
    await petra.press(list, 'Aufheben').then(({ status }) => expect(status).toBe(409));
  });
});

describe('a binding booking', () => {
  const path = `/muster/servicenavigator/oelwechsel?fahrzeug=${GOLF}&standort=muster`;
  const held = async (visitor: Visitor) => contactPage(visitor, undefined, path);

  it('names price and law, asks for the early start and freezes the quote', async () => {
    const visitor = new Visitor(shop);
    const { page } = await held(visitor);
    expect(textOf(page.text)).toContain('Festpreis');
    const refused = await visitor.press(page, BOOK, contact);
    expect([refused.status, refused.text.includes('innerhalb der Widerrufsfrist')]).toEqual([400, true]);
    const done = await visitor.press(refused, BOOK, { fruehbeginn: 'ja' });
    expect(stateOf(done)).toBe('confirmed');
    const [row] = await database.query<{ quote: { label: string }[]; price: string; early_start_at: Date }>(
      'select quote, price, early_start_at from appointments where number = $1',
      [numberIn(done)],
    );
    expect(row?.quote.length).toBeGreaterThan(0);
    expect([row?.price, row?.early_start_at]).toEqual([expect.stringMatching(/€/), expect.any(Date)]);
    const [mail] = await mailsTo(contact.email);
    expect(mail?.text).toContain('Widerrufsbelehrung');
    expect(mail?.text).toContain('Ich verlange ausdrücklich');
    expect((await calendarOf(database, mail?.id))?.type).toContain('method=REQUEST');
  }, 30_000);

  it('at another price is shown again', async () => {
    const visitor = new Visitor(shop);
    const { page } = await held(visitor);
    const refused = await visitor.press(page, BOOK, { ...contact, fruehbeginn: 'ja', preis: '1' });
    expect([refused.status, refused.text.includes('Der Preis hat sich gerade geändert.')]).toEqual([
      409,
      true,
    ]);
  }, 30_000);

  it('in a frame needs no cookie', async () => {
    const visitor = new Visitor(shop);
    const framed = path.replace('servicenavigator', 'servicenavigatorExtern');
    const { page } = await contactPage(visitor, undefined, framed);
    visitor.cookies.clear();
    const done = await visitor.press(page, BOOK, { ...contact, fruehbeginn: 'ja' });
    expect(done.path).toContain('/muster/servicenavigatorExtern/termin/');
    expect(stateOf(done)).toBe('confirmed');
    const told = 'Die Bestätigung ist per E-Mail an Sie unterwegs.';
    expect(done.text).toContain(told);
    expect((await visitor.open(done.path.replace(/\?.*/, ''))).text).not.toContain(told);
    const cancelled = await visitor.press(done, 'Ja, Termin absagen');
    expect(cancelled.text).toContain('Ihr Termin ist abgesagt.');
    expect((await visitor.open(done.path)).text).not.toContain(told);
  }, 30_000);

  it('without a vehicle has no fixed price, and is a request', async () => {
    const page = await slotPage(
      new Visitor(shop),
      '/muster/servicenavigator/oelwechsel?fahrzeug=ohne&standort=muster',
    );
    const visitor = new Visitor(shop);
    const form = await visitor.press(page, 'Weiter', { beginn: slotsIn(page)[0] ?? '' });
    expect([stepOf(form), form.text.includes('data-sort="anfragen"')]).toEqual(['kontakt', true]);
  });
});
