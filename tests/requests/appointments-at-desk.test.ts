import { describe, expect, it } from 'vitest';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { contact, mainOf, numberIn, openWorkshop, slotsIn, stateOf } from '../support/appointments';
import { openedEarlier } from '../support/form-stamp';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const stateOfEntry = ({ text }: { text: string }) => /data-appointment-state="([\w-]+)"/.exec(text)?.[1];

const { database, shop, booked, mailsTo, slotPage, staff } = await openWorkshop();

const TAKE_BACK = 'Letzten Stand zurücknehmen';

const numberOf = (path: string) => /[^/?]+(?=\?|$)/.exec(path)?.[0] ?? '';

/** A quarter of an hour that has just begun, so that its units can be taken again. */
const beginNow = (number: string) =>
  database.query(
    `update appointments set ends_at = begin + (ends_at - starts_at), starts_at = begin
     from (select to_timestamp(floor(extract(epoch from now()) / 900) * 900) as begin) as quarter where number = $1`,
    [number],
  );

describe('the desk', () => {
  it('books a walk-in, and follows the day', async () => {
    const petra = await staff();
    const form = await petra.open('/standard/tresen/termine/neu');
    const values = {
      tag: '2027-01-12',
      uhrzeit: '10:15',
      leistung: 'oelwechsel',
      dauer: '45',
      nachname: 'Laufkunde',
    };
    const NEW = 'Termin eintragen';
    const made = await petra.press(form, NEW, values);
    expect(made.text).toContain('Der Termin ist eingetragen.');
    const clash = await petra.press(form, NEW, { ...values, uhrzeit: '10:45' });
    expect([clash.status, clash.text.includes('nicht frei')]).toEqual([409, true]);
    const wrongs: Record<string, string>[] = [
      { tag: '' },
      { uhrzeit: '10:07' },
      { nachname: ' ' },
      { dauer: 'lang' },
      { buehne: 'muster-1' },
    ];
    for (const wrong of wrongs)
      expect((await petra.press(form, NEW, { ...values, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    const gap = await petra.press(form, NEW, { ...values, tag: '2027-03-28', uhrzeit: '02:30' });
    expect([gap.status, gap.text.includes('Die Uhr wird umgestellt')]).toEqual([400, true]);
    const day = await petra.open('/standard/tresen/termine?tag=2027-01-12');
    expect(mainOf(day.text)).toMatch(/<ul[^>]*data-rows(?:(?!<\/ul>)[\s\S])*Laufkunde/);
    expect(
      mainOf((await petra.open('/standard/tresen/termine?tag=2027-01-12&ansicht=woche')).text),
    ).toContain('Laufkunde');
    expect((await petra.open('/standard/tresen/termine?tag=unsinn')).status).toBe(200);
    for (const event of ['arrive', 'miss']) {
      const early = await petra.post(made.path.replace(/\?.*/, ''), { befehl: event, stand: 'accepted 0' });
      expect([early.status, early.text.includes('hat noch nicht begonnen')], event).toEqual([409, true]);
    }
    await beginNow(numberOf(made.path));
    const arrived = await petra.press(await petra.open(made.path), 'Eingetroffen');
    expect(stateOfEntry(arrived)).toBe('arrived');
    const done = await petra.press(arrived, 'Erledigt');
    expect(stateOfEntry(done)).toBe('done');
    const again = await petra.press(done, TAKE_BACK);
    expect(stateOfEntry(again)).toBe('arrived');
    expect(stateOfEntry(await petra.press(again, TAKE_BACK))).toBe('confirmed');
  }, 60_000);

  it('takes a no-show back as long as the time is free', async () => {
    const petra = await staff();
    const { page } = await booked();
    const number = numberIn(page);
    const path = `/standard/tresen/termine/${number}`;
    const unitsOf = (one: string) =>
      database.query(
        'select unit from bay_units join appointments on id = appointment_id where number = $1 order by unit',
        [one],
      );
    await petra.press(await petra.open(path), 'Annehmen');
    await beginNow(number);
    const missed = await petra.press(await petra.open(path), 'Nicht erschienen');
    expect([stateOfEntry(missed), await unitsOf(number)]).toEqual(['no-show', []]);
    const back = await petra.press(missed, TAKE_BACK);
    expect(stateOfEntry(back)).toBe('confirmed');
    const units = await unitsOf(number);
    expect(units.length).toBeGreaterThan(0);
    const again = await petra.press(back, 'Nicht erschienen');
    const other = numberIn((await booked()).page);
    await database.query(
      `insert into bay_units (bay_id, unit, appointment_id)
       select mine.bay_id, $3, other.id from appointments mine, appointments other where mine.number = $1 and other.number = $2`,
      [number, other, units[0]?.unit],
    );
    const refused = await petra.press(again, TAKE_BACK);
    expect([refused.status, refused.text.includes('nicht frei')]).toEqual([409, true]);
    expect([stateOfEntry(await petra.open(path)), await unitsOf(number)]).toEqual(['no-show', []]);
  }, 60_000);

  it('makes an appointment of a request: filled in, mailed, and the request is done', async () => {
    const asking = new Visitor(shop);
    const form = await openedEarlier(shop, await asking.open('/standard/serviceAnfrage/oelwechsel'));
    const day = isoDayAfter(germanDate(new Date()), 9);
    const { nachricht, ...person } = contact;
    const wish = { ...person, email: 'wunsch@example.de', fahrzeug: 'Golf VII', terminEins: day, nachricht };
    const sent = await asking.press(form, 'Anfrage senden', wish);
    const request = /SA-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(sent.text)?.[0] ?? expect.fail('no request');
    const petra = await staff();
    const one = await petra.open(`/standard/tresen/anfragen/${request}`);
    const way = `/standard/tresen/termine/neu?anfrage=${request}`;
    expect(one.text).toContain(`href="${way}"`);
    const filled = await petra.open(way);
    expect(readForm(filled.text, { button: 'Termin eintragen' }).fields).toMatchObject({
      tag: day,
      leistung: 'oelwechsel',
      fahrzeug: 'Golf VII',
      vorname: 'Käthe',
      nachname: 'Müller',
      email: 'wunsch@example.de',
    });
    const early = await petra.press(filled, 'Termin eintragen', { uhrzeit: '09:00' });
    const made =
      early.status === 400 ? await petra.press(early, 'Termin eintragen', { trotzdem: 'on' }) : early;
    expect([made.text.includes('Der Termin ist eingetragen.'), stateOfEntry(made)]).toEqual([
      true,
      'accepted',
    ]);
    const rows = await database.query(
      `select r.state, r.done_by is not null as by, a.request_number as number from service_requests r, appointments a
       where r.number = $1 and a.request_number = r.number`,
      [request],
    );
    expect(rows).toEqual([{ state: 'done', by: true, number: request }]);
    const [mail] = await mailsTo('wunsch@example.de');
    expect(mail?.subject).toContain('Ölwechsel');
    expect(mail?.text).toMatch(/\/termin\/[\w-]{20,}/);
    const other = await staff('werkstatt', 'muster');
    expect((await other.open(`/muster/tresen/termine/neu?anfrage=${request}`)).status).toBe(404);
  }, 60_000);

  it('moves to another bay, and tells of appointments in a closed time at once', async () => {
    const { page, slot } = await booked();
    const number = numberIn(page);
    const petra = await staff();
    const one = await petra.open(`/standard/tresen/termine/${number}`);
    const moved = await petra.press(one, 'Verschieben', { buehne: 'standard-2' });
    expect(moved.text).toContain('Der Termin ist verschoben.');
    const closures = await petra.open('/standard/tresen/termine/sperren');
    const plan = await petra.press(closures, 'Zeit sperren', { vonTag: slot.slice(0, 10) });
    expect(textOf(plan.text)).toContain('In einer Schließzeit');
    expect(mainOf(plan.text)).toContain(number);
    await database.query('delete from closures');
  }, 60_000);

  it('asks before it moves one into closed time, and moves none into the past', async () => {
    const { page, slot } = await booked(undefined, { email: 'sonntag@example.de' });
    const petra = await staff();
    const one = await petra.open(`/standard/tresen/termine/${numberIn(page)}`);
    const weekday = new Date(slot).getUTCDay();
    const sunday = isoDayAfter(slot.slice(0, 10), 7 - weekday);
    const mails = (await mailsTo('sonntag@example.de')).length;
    const before = { tag: isoDayAfter(germanDate(new Date()), -1), trotzdem: 'on' };
    const past = await petra.press(one, 'Verschieben', before);
    expect([past.status, textOf(past.text)]).toEqual([
      400,
      expect.stringContaining('Dieser Tag ist schon vorbei.'),
    ]);
    for (const fields of [{ tag: sunday }, { uhrzeit: '23:00' }] as Record<string, string>[]) {
      const asked = await petra.press(one, 'Verschieben', fields);
      expect([asked.status, textOf(asked.text).includes('ist geschlossen')]).toEqual([400, true]);
    }
    expect(await mailsTo('sonntag@example.de')).toHaveLength(mails);
    const asked = await petra.press(one, 'Verschieben', { tag: sunday });
    const moved = await petra.press(asked, 'Verschieben', { trotzdem: 'on' });
    expect(moved.text).toContain('Der Termin ist verschoben.');
    const form = await petra.open('/standard/tresen/termine/neu');
    const walkIn = { uhrzeit: '10:15', leistung: 'oelwechsel', dauer: '45', nachname: 'Sonntag' };
    const asksToo = await petra.press(form, 'Termin eintragen', { ...walkIn, tag: isoDayAfter(sunday, 7) });
    expect([asksToo.status, textOf(asksToo.text).includes('ist geschlossen')]).toEqual([400, true]);
  }, 60_000);

  it('asks before it moves one to a time before the goods', async () => {
    const { page, slot } = await booked();
    const number = numberIn(page);
    await database.query('update appointments set goods_from = $2 where number = $1', [
      number,
      `${isoDayAfter(slot.slice(0, 10), 20)}T00:00Z`,
    ]);
    const petra = await staff();
    const asked = await petra.press(await petra.open(`/standard/tresen/termine/${number}`), 'Verschieben', {
      tag: isoDayAfter(slot.slice(0, 10), 1),
    });
    expect([asked.status, textOf(asked.text).includes('Die Ware für diesen Termin ist erst am')]).toEqual([
      400,
      true,
    ]);
  }, 60_000);

  it('declines a request: state, mail and a free slot', async () => {
    const { page, slot } = await booked(undefined, { email: 'abgelehnt@example.de' });
    const petra = await staff();
    const one = await petra.open(`/standard/tresen/termine/${numberIn(page)}`);
    const declined = await petra.press(one, 'Ablehnen');
    expect(declined.text).toContain('data-appointment-state="declined"');
    const [mail] = await mailsTo('abgelehnt@example.de');
    expect(mail?.text).toMatch(/nicht|leider/i);
    const units = await database.query(
      'select unit from bay_units join appointments on id = appointment_id where number = $1',
      [numberIn(page)],
    );
    expect(units).toEqual([]);
    expect(slotsIn(await slotPage(new Visitor(shop)))).toContain(slot);
    const linked = await new Visitor(shop).open(page.path.replace(/\?.*/, ''));
    expect(stateOf(linked)).toBe('declined');
  }, 60_000);

  it('says on its day who is expected and not there, ten minutes after the time', async () => {
    const late = async (minutes: number, state: string) => {
      const { page } = await booked();
      const number = numberIn(page);
      await database.query(
        `update appointments set state = $2, starts_at = now() - $3::int * interval '1 minute',
           ends_at = now() + interval '1 hour' where number = $1`,
        [number, state, minutes],
      );
      return number;
    };
    const overdue = await late(15, 'accepted');
    const others = [await late(5, 'accepted'), await late(20, 'arrived'), await late(20, 'requested')];
    const petra = await staff();
    const day = germanDate(new Date(Date.now() - 15 * 60_000));
    const { text } = await petra.open(`/standard/tresen/termine?tag=${day}`);
    const entryOf = (number: string) =>
      (mainOf(text).match(/<li[\s\S]*?<\/li>/g) ?? []).filter((entry) => entry.includes(number)).join();
    expect(entryOf(overdue)).toContain('überfällig');
    for (const number of others) expect(entryOf(number), number).not.toContain('überfällig');
  }, 90_000);

  it('is for the workshop and who leads it; the counter reads', async () => {
    const { page } = await booked();
    const number = numberIn(page);
    const paul = await staff('verkauf');
    const one = await paul.open(`/standard/tresen/termine/${number}`);
    expect([one.status, one.text.includes('Annehmen')]).toEqual([200, false]);
    const stand = 'requested 0';
    expect((await paul.post(`/standard/tresen/termine/${number}`, { befehl: 'accept', stand })).status).toBe(
      403,
    );
    expect((await paul.post('/standard/tresen/termine/sperren', { befehl: 'sperren' })).status).toBe(403);
    expect((await paul.post('/standard/tresen/termine/neu', {})).status).toBe(403);
    const other = await staff('werkstatt', 'muster');
    for (const path of [`/muster/tresen/termine/${number}`, `/standard/tresen/termine/${number}`])
      expect((await other.open(path)).status, path).toBe(404);
  }, 60_000);
});
