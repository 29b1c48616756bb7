import { describe, expect, it } from 'vitest';
import { mainOf, numberIn, openWorkshop } from '../support/appointments';
import { textOf } from '../support/html-forms';

const { database, booked, staff } = await openWorkshop();

describe('the desk', () => {
  it('books a walk-in and a request, and follows the day', async () => {
    const petra = await staff();
    const form = await petra.open('/standard/tresen/termine/neu');
    const values = {
      tag: '2027-01-12',
      uhrzeit: '10:15',
      leistung: 'oelwechsel',
      dauer: '45',
      nachname: 'Laufkunde',
    };
    const NEW = { button: 'Termin eintragen' };
    const made = await petra.submit(form, NEW, values);
    expect(made.text).toContain('Der Termin ist eingetragen.');
    const clash = await petra.submit(form, NEW, { ...values, uhrzeit: '10:45' });
    expect([clash.status, clash.text.includes('nicht frei')]).toEqual([409, true]);
    const wrongs: Record<string, string>[] = [
      { tag: '' },
      { uhrzeit: '10:07' },
      { nachname: ' ' },
      { dauer: 'lang' },
      { buehne: 'muster-1' },
    ];
    for (const wrong of wrongs)
      expect((await petra.submit(form, NEW, { ...values, ...wrong })).status, JSON.stringify(wrong)).toBe(
        400,
      );
    const gap = await petra.submit(form, NEW, { ...values, tag: '2027-03-28', uhrzeit: '02:30' });
    expect([gap.status, gap.text.includes('Die Uhr wird umgestellt')]).toEqual([400, true]);
    const day = await petra.open('/standard/tresen/termine?tag=2027-01-12');
    expect(mainOf(day.text)).toContain('Laufkunde');
    expect(
      mainOf((await petra.open('/standard/tresen/termine?tag=2027-01-12&ansicht=woche')).text),
    ).toContain('Laufkunde');
    expect((await petra.open('/standard/tresen/termine?tag=unsinn')).status).toBe(200);
    const arrived = await petra.submit(made, { button: 'Eingetroffen' });
    expect(arrived.text).toContain('data-appointment-state="arrived"');
    const done = await petra.submit(arrived, { button: 'Erledigt' });
    expect(done.text).toContain('data-appointment-state="done"');
  }, 60_000);

  it('moves to another bay, and tells of appointments in a closed time at once', async () => {
    const { page, slot } = await booked();
    const number = numberIn(page);
    const petra = await staff();
    const one = await petra.open(`/standard/tresen/termine/${number}`);
    const moved = await petra.submit(one, { button: 'Verschieben' }, { buehne: 'standard-2' });
    expect(moved.text).toContain('Der Termin ist verschoben.');
    const closures = await petra.open('/standard/tresen/termine/sperren');
    const plan = await petra.submit(closures, { button: 'Zeit sperren' }, { vonTag: slot.slice(0, 10) });
    expect(textOf(plan.text)).toContain('In einer Schließzeit');
    expect(mainOf(plan.text)).toContain(number);
    await database.query('delete from closures');
  }, 60_000);

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
