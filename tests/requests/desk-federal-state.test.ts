import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { federalStates, isHolidayIn } from '~/domain/tenancy/federal-states';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const { database, shop } = await freshShop();
const leader = await openDesk(database, shop, 'leitung');
const page = '/muster/tresen/standort';
const press = (fields: Record<string, string>) => leader.press(page, 'Bundesland speichern', fields);
const stored = () =>
  database.value<string | null>(
    "select premises ->> 'federalState' as state from locations where url = 'muster'",
  );

it('is changed, said in words, and taken back', async () => {
  const before = await stored();
  const done = await press({ bundesland: 'BY' });
  expect(textOf(done.text)).toContain('Das Bundesland ist gespeichert.');
  expect(textOf(done.text)).toContain('Schleswig-Holstein → Bayern');
  expect(textOf(done.text)).toContain('Heilige Drei Könige');
  expect(await stored()).toBe('BY');
  const journal = textOf((await leader.open('/muster/tresen/protokoll?art=setting')).text);
  expect(journal).toContain('Bundesland Schleswig-Holstein → Bayern');
  await leader.press(done, 'Zurücknehmen');
  expect(await stored()).toBe(before);
});

/** The next weekday that is a holiday elsewhere, but not here. */
function holidayElsewhere() {
  for (let ahead = 2; ahead < 170; ahead += 1) {
    const date = new Date(Date.now() + ahead * 86_400_000);
    const day = date.toISOString().slice(0, 10);
    const state = federalStates.find((one) => isHolidayIn(one, day));
    if (state && !isHolidayIn('SH', day) && date.getUTCDay() % 6 !== 0) return { day, state };
  }
  throw new Error('no such holiday');
}

it('asks once more where booked days would be closed', async () => {
  const { day, state } = holidayElsewhere();
  const contact = { salutation: '', firstName: 'O', lastName: 'Ö', email: 'o@example.de', phone: '0' };
  await database.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title,
       vehicle, price, contact, email_key, message, created_at, changed_at, changed_by)
     select $1, 'TE-FEIE-0001', 'loc-muster', (select id from bays where location_url = 'muster' order by position limit 1),
       ($3::text || ' 10:00')::timestamp at time zone 'Europe/Berlin', ($3::text || ' 11:00')::timestamp at time zone 'Europe/Berlin',
       'accepted', 'anfragen', 'oelwechsel', 'Ölwechsel', 'VW Golf', '', $2, 'o@example.de', '', now(), now(), 'x'`,
    [randomUUID(), JSON.stringify(contact), day],
  );
  const before = await stored();
  const asked = await press({ bundesland: state });
  expect(asked.status).toBe(400);
  expect(textOf(asked.text)).toContain('Dann ist an gebuchten Tagen geschlossen: TE-FEIE-0001.');
  expect(await stored()).toBe(before);
  const done = await leader.press(asked, 'Bundesland speichern', { trotzdem: 'on' });
  expect(await stored()).toBe(state);
  expect(textOf(done.text)).toContain('Ein Termin liegt in geschlossener Zeit');
});

it.each(['XX', 'bayern'])('refuses %s', async (bundesland) => {
  const before = await stored();
  const answer = await press({ bundesland });
  expect(answer.status).toBe(400);
  expect(textOf(answer.text)).toContain('Bitte wählen Sie ein Bundesland.');
  expect(await stored()).toBe(before);
});
