import { describe, expect, it } from 'vitest';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { contact, mainOf, numberIn, openWorkshop, slotsIn, stateOf } from '../support/appointments';
import { openedEarlier } from '../support/form-stamp';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const stateOfEntry = ({ text }: { text: string }) => /data-appointment-state="([\w-]+)"/.exec(text)?.[1];

const { database, shop, booked, mailsTo, slotPage, staff } = await openWorkshop();

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
    const arrived = await petra.press(made, 'Eingetroffen');
    expect(arrived.text).toContain('data-appointment-state="arrived"');
    const done = await petra.press(arrived, 'Erledigt');
    expect(done.text).toContain('data-appointment-state="done"');
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
    const made = await petra.press(filled, 'Termin eintragen', { uhrzeit: '09:00' });
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
