import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cleanUp } from '~/commands/clean-up.server';
import { locationIdOf } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

const AUDIT_DAYS = 17;
const settings = { auditDays: AUDIT_DAYS, staffSession: { hours: 12, idleMinutes: 30 } };

const { database, visitor } = await freshShop({ environment: { AUDIT_LOG_DAYS: String(AUDIT_DAYS) } });
const page = (await visitor.open('/muster/datenschutz')).text;
const locationId = await locationIdOf(database, 'muster');
const userId = await database.value<string>("select id from users where email = 'kundin@example.de'");
const article = await database.value<number>('select min(id) from articles');

const units: Record<string, number> = { Tag: 1, Tage: 1, Tagen: 1, Monate: 365 / 12, Jahr: 365, Jahre: 365 };

/** Days that the page states beside a term of its lists. */
function statedDays(term: string): number {
  const facts = [...page.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
  const texts = facts.filter(([, name = '']) => textOf(name) === term).map(([, , text = '']) => textOf(text));
  const [, count, unit = ''] = /(\d+) (Tage?|Monate|Jahre?)\b/.exec(texts.join('; ')) ?? [];
  if (!count) throw new Error(`the page states no time for ${term}: ${texts}`);
  return Math.round(Number(count) * (units[unit] ?? Number.NaN));
}

const ago = "now() - $1 * interval '1 day'";
const contact = JSON.stringify({
  salutation: '',
  firstName: 'E',
  lastName: 'A',
  email: 'e@example.de',
  phone: '',
});

/** A row that is so many days old, by its term on the page. */
const rows: Record<string, (days: number, mark: string) => Promise<unknown>> = {
  Sitzungen: (days, mark) =>
    database.query(
      `insert into sessions (id, host_group, created_at, last_seen_at) values ($2, 'localhost', ${ago}, ${ago})`,
      [days, mark],
    ),
  'Verlauf des Kontos': (days, mark) =>
    database.query(`insert into account_events (id, user_id, kind, at) values ($3, $2, 'sign-in', ${ago})`, [
      days,
      userId,
      mark,
    ]),
  Sicherheitsprotokoll: (days, mark) =>
    database.query(`insert into audit_entries (at, kind, detail) values (${ago}, 'key-made', $2)`, [
      days,
      mark,
    ]),
  'E-Mails des Shops, soweit kein Geschäftsbrief': (days, mark) =>
    database.query(
      `insert into mails (id, recipient, sender_name, subject, text, html, created_at, sent_at)
       values ($2, 'e@example.de', '', '', '', '', ${ago} - interval '1 day', ${ago})`,
      [days, mark],
    ),
  'E-Mails, die sich nicht zustellen lassen': async (days, mark) => {
    await database.query(
      `insert into mails (id, recipient, sender_name, subject, text, html, created_at)
       values ($2, 'tot@example.de', '', '', '', '', ${ago})`,
      [days, mark],
    );
    await database.query(
      `select graphile_worker.add_job('send-mail', json_build_object('id', $1::text), run_at := now() + interval '1 year', max_attempts := 1)`,
      [mark],
    );
    await database.query(
      `update graphile_worker._private_jobs set attempts = max_attempts where payload->>'id' = $1`,
      [mark],
    );
  },
  'Nachweis Ihrer Auswahl zu Cookies': async (days, mark) => {
    await database.query(`insert into consent_texts (version, text) values ('t', '') on conflict do nothing`);
    await database.query(
      `insert into consents (id, chosen_at, hostname, text_version, granted, has_privacy_signal)
       values ($2, ${ago}, 'localhost', 't', '{}', false)`,
      [days, mark],
    );
  },
  'Merkliste ohne Konto': (days, mark) =>
    database.query(
      `insert into wish_list_entries (owner_id, location_id, article_id, category_url, added_at, title, price_cents)
       values ($2, $3, $4, 'reifen', ${ago}, '', 1)`,
      [days, mark, locationId, article],
    ),
  'Warenkorb und begonnene Bestellungen ohne Konto': (days, mark) =>
    database.query(
      `insert into carts (id, owner_id, location_id, created_at, changed_at) values ($2::uuid, $2::text, $3, ${ago}, ${ago})`,
      [days, mark, locationId],
    ),
  'Anfragen an die Werkstatt, mit ihren Bildern': (days, mark) =>
    database.query(
      `insert into service_requests (id, number, location_id, email_key, service_url, service_title, vehicle, price, wish_dates,
         contact, message, upload_hash, created_at)
       values ($2::uuid, $2::text, $3, '', 'inspektion', 'Inspektion', '', '', '[]', $4, '', $2::text, ${ago})`,
      [days, mark, locationId, contact],
    ),
  'Termine der Werkstatt': (days, mark) =>
    database.query(
      `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title,
         vehicle, price, contact, message, created_at, changed_at, changed_by)
       values ($2::uuid, $2::text, $3, (select min(id) from bays), ${ago} - interval '1 hour', ${ago}, 'confirmed', 'buchen',
         'inspektion', 'Inspektion', '', '', $4, '', now(), now(), 'staff')`,
      [days, mark, locationId, contact],
    ),
  'Notizen unserer Mitarbeiter zu Ihren Anliegen': (days, mark) =>
    database.query(
      `insert into customer_notes (location_id, email_key, staff, text, at) values ($3, 'e', 's', $2, ${ago})`,
      [days, mark, locationId],
    ),
};

const places: Record<string, string> = {
  Sitzungen: 'sessions.id',
  'Verlauf des Kontos': 'account_events.id::text',
  Sicherheitsprotokoll: 'audit_entries.detail',
  'E-Mails des Shops, soweit kein Geschäftsbrief': 'mails.id::text',
  'E-Mails, die sich nicht zustellen lassen': 'mails.id::text',
  'Nachweis Ihrer Auswahl zu Cookies': 'consents.id::text',
  'Merkliste ohne Konto': 'wish_list_entries.owner_id',
  'Warenkorb und begonnene Bestellungen ohne Konto': 'carts.id::text',
  'Anfragen an die Werkstatt, mit ihren Bildern': 'service_requests.id::text',
  'Termine der Werkstatt': 'appointments.id::text',
  'Notizen unserer Mitarbeiter zu Ihren Anliegen': 'customer_notes.text',
};

const isThere = async (term: string, mark: string): Promise<boolean> => {
  const column = places[term] ?? '';
  const found = await database.query(`select 1 from ${column.split('.')[0]} where ${column} = $1`, [mark]);
  return found.length > 0;
};

/** Leap years, and the hours between a time and the job. */
const marginOf = (days: number) => Math.max(3, Math.ceil(days / 300));

it.each(Object.keys(rows))('%s: stored as long as the privacy page says, and then deleted', async (term) => {
  const days = statedDays(term);
  const [young, old] = [randomUUID(), randomUUID()];
  await rows[term]?.(days - marginOf(days), young);
  await rows[term]?.(days + marginOf(days), old);
  await cleanUp(database.context, settings);
  expect({ days, young: await isThere(term, young), old: await isThere(term, old) }).toEqual({
    days,
    young: true,
    old: false,
  });
});

it('a dead mail goes with its job, one that is still to be sent stays', async () => {
  const waiting = randomUUID();
  await database.query(
    `insert into mails (id, recipient, sender_name, subject, text, html, created_at)
     values ($1, 'wartet@example.de', '', '', '', '', now() - interval '60 days')`,
    [waiting],
  );
  await database.query(
    `select graphile_worker.add_job('send-mail', json_build_object('id', $1::text), run_at := now() + interval '1 year')`,
    [waiting],
  );
  await cleanUp(database.context, settings);
  expect(await isThere('E-Mails, die sich nicht zustellen lassen', waiting)).toBe(true);
  expect(
    await database.query(
      `select 1 from graphile_worker._private_jobs job where attempts >= max_attempts
         and not exists (select from mails where id::text = payload->>'id')
         and task_id = (select id from graphile_worker._private_tasks where identifier = 'send-mail')`,
    ),
  ).toEqual([]);
});

it('the days of the setting stand in the text, too', () => {
  expect(textOf(page)).toContain(`Wir löschen jeden Eintrag nach ${AUDIT_DAYS} Tagen`);
});
