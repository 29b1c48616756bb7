import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createUser } from '~/domain/accounts/staff.server';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { deleteOldAppointments } from '~/domain/workshop/appointments/appointments-of-person.server';
import { deleteOldHolds } from '~/domain/workshop/appointments/hold-slot.server';
import { remindAppointments } from '~/domain/workshop/appointments/remind-appointments.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { germanMoment } from '~/values/german-clock';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { PASSWORD, signIn } from '../support/accounts';
import { calendarOf } from '../support/calendar';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const { context } = database;

const GOLF = 'volkswagen-golf-vii-2-0-tdi-schaltgetriebe-trendline';
const ASK = { button: 'Termin anfragen' };
const BOOK = { button: 'Termin verbindlich buchen (zahlungspflichtig)' };
const contact = {
  anrede: 'frau',
  vorname: 'Käthe',
  nachname: 'Müller',
  email: 'kaethe@example.de',
  telefon: '0431 123456',
  nachricht: 'Bitte mit Leihwagen',
};

type Page = { text: string; path: string; status: number };

const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '';
const slotsIn = ({ text }: Page) =>
  [...text.matchAll(/name="beginn" value="([^"]+)"/g)].map(([, slot = '']) => slot);
const stepOf = ({ text }: Page) => /data-step="(\w+)"/.exec(text)?.[1];
const stateOf = ({ text }: Page) => /data-state="([\w-]+)"/.exec(text)?.[1];
const numberIn = ({ text }: Page) => /data-appointment="([^"]+)"/.exec(text)?.[1] ?? '';
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function slotPage(visitor: Visitor, path = '/standard/termine/oelwechsel') {
  await database.query('delete from attempts');
  return visitor.open(path);
}

async function contactPage(visitor: Visitor, slot?: string, path?: string) {
  const slots = await slotPage(visitor, path);
  const beginn = slot ?? slotsIn(slots)[0] ?? expect.fail('no slot');
  const page = await visitor.submit(slots, { button: 'Weiter' }, { beginn });
  return { page, slot: beginn };
}

async function booked(visitor = new Visitor(shop), fields: Record<string, string> = {}, slot?: string) {
  const form = await contactPage(visitor, slot);
  await wait(3_100);
  const page = await visitor.submit(form.page, ASK, { ...contact, ...fields });
  return { page, slot: form.slot };
}

const mailsTo = (recipient: string) =>
  database.query<{ id: string; subject: string; text: string }>(
    'select id, subject, text from mails where recipient = $1 order by created_at desc, subject',
    [recipient],
  );

const linkIn = (text: string) => /\/termin\/[\w-]+/.exec(text)?.[0] ?? expect.fail('no link');

async function staff(role: 'werkstatt' | 'verkauf' = 'werkstatt', place = 'standard') {
  return (await openDesk(database, shop, role, place)).visitor;
}

describe('an appointment that is requested', () => {
  it('is accepted at the desk, moved and cancelled by its link, with a calendar file each time', async () => {
    const visitor = new Visitor(shop);
    const { page } = await booked(visitor);
    expect([page.status, stateOf(page)]).toEqual([200, 'requested']);
    const number = numberIn(page);
    const [asked] = await mailsTo(contact.email);
    expect(asked?.subject).toContain('Ihre Terminanfrage: Ölwechsel');
    expect(asked?.text).not.toContain('Leihwagen');
    expect(await calendarOf(database, asked?.id)).toBeUndefined();
    expect((await mailsTo('service@autohaus-standard.example'))[0]?.text).toContain('Leihwagen');

    const petra = await staff();
    expect(mainOf((await petra.open('/standard/tresen/termine')).text)).toContain(number);
    const desk = await petra.open(`/standard/tresen/termine/${number}`);
    const accepted = await petra.submit(desk, { button: 'Annehmen' });
    expect(accepted.text).toContain('Der Termin ist bestätigt.');
    const twice = await petra.submit(desk, { button: 'Ablehnen' });
    expect(twice.status).toBe(409);
    const [told] = await mailsTo(contact.email);
    const first = await calendarOf(database, told?.id);
    expect(first?.type).toContain('method=REQUEST');
    const [row] = await database.query<{ starts_at: Date; ends_at: Date }>(
      'select starts_at, ends_at from appointments where number = $1',
      [number],
    );
    expect(first).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      sequence: 1,
      zone: 'UTC',
      start: row?.starts_at,
      end: row?.ends_at,
      place: expect.stringContaining('Autohaus Standard'),
      attendees: [`mailto:${contact.email}`],
    });

    const link = linkIn(told?.text ?? '');
    const shown = await new Visitor(shop).open(`/standard${link}`);
    expect([shown.status, stateOf(shown)]).toEqual([200, 'accepted']);
    const moving = await visitor.open(`/standard${link}?schritt=verschieben`);
    const later = slotsIn(moving).at(-1) ?? '';
    const moved = await visitor.submit(moving, { button: 'Termin verschieben' }, { beginn: later });
    expect([stateOf(moved), moved.text.includes('Ihr Termin ist verschoben.')]).toEqual(['moved', true]);
    const second = await calendarOf(database, (await mailsTo(contact.email))[0]?.id);
    expect(second).toMatchObject({ uid: first?.uid, sequence: 2, start: new Date(later) });

    const cancelled = await visitor.submit(moved, { button: 'Termin absagen' });
    expect(stateOf(cancelled)).toBe('cancelled');
    const last = await calendarOf(database, (await mailsTo(contact.email))[0]?.id);
    expect(last?.type).toContain('method=CANCEL');
    expect(last).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first?.uid, sequence: 3 });
    const stale = await visitor.submit(moved, { button: 'Termin absagen' });
    expect(stale.status).toBe(409);
    expect(await database.query('select 1 from bay_units')).toEqual([]);
  }, 60_000);

  it('sent twice is one', async () => {
    const visitor = new Visitor(shop);
    const { page } = await contactPage(visitor);
    await wait(3_100);
    const first = await visitor.submit(page, ASK, contact);
    const second = await visitor.submit(page, ASK, contact);
    expect(numberIn(second)).toBe(numberIn(first));
  }, 30_000);

  it.each([
    [{ nachname: '' }, 'Bitte geben Sie Ihren Nachnamen an.'],
    [{ email: 'kaethe' }, 'Diese E-Mail-Adresse ist unvollständig'],
    [{ telefon: 'keins' }, 'Bitte nur Ziffern'],
    [{ vorname: 'www.spam.example' }, 'Bitte ohne Internetadressen.'],
    [{ webseite: 'https://spam.example' }, 'Bitte lassen Sie das Feld „Webseite“ leer'],
    [{ stempel: 'v1.abc.def' }, 'Das Formular war zu lange offen'],
  ])(
    'with %j is told, and keeps the slot and what was typed',
    async (fields, told) => {
      const visitor = new Visitor(shop);
      const { page, slot } = await contactPage(visitor);
      await wait(3_100);
      const refused = await visitor.submit(page, ASK, { ...contact, ...fields });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(told);
      const { fields: kept } = readForm(refused.text, ASK);
      expect([kept.nachricht, kept.beginn]).toEqual([contact.nachricht, slot]);
    },
    30_000,
  );
});

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
    const refused = await visitor.submit(slots, { button: 'Weiter' }, { beginn });
    expect([refused.status, stepOf(refused)]).toEqual([status, 'termin']);
  });

  it('that somebody holds is not offered, and lapses after a quarter of an hour', async () => {
    const { slot } = await contactPage(new Visitor(shop), undefined, '/alpenblick/termine/oelwechsel');
    const offered = async () => slotsIn(await slotPage(new Visitor(shop), '/alpenblick/termine/oelwechsel'));
    expect(await offered()).not.toContain(slot);
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
    await wait(3_100);
    const again = await slow.submit(page, ASK, contact);
    expect([again.status, again.text.includes('ist inzwischen vergeben')]).toEqual([409, true]);
    expect(slotsIn(again)).not.toContain(slot);
    const [other = ''] = slotsIn(again);
    const done = await slow.submit(again, ASK, { beginn: other });
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
    await database.query("update bays set max_rim_inch = 13 where id = 'alpenblick-1'");
    await expect.poll(() => slotCount(query)).toBe(0);
    await database.query("update bays set max_rim_inch = 20 where id = 'alpenblick-1'");
  });

  it('is not on a holiday of the federal state, nor in a closure', async () => {
    const petra = await staff();
    const [first = ''] = slotsIn(await slotPage(new Visitor(shop)));
    const day = first.slice(0, 10);
    const closures = await petra.open('/standard/tresen/termine/sperren');
    const closed = await petra.submit(
      closures,
      { button: 'Zeit sperren' },
      { vonTag: day, anlass: 'Inventur' },
    );
    expect(closed.text).toContain('Die Sperre ist eingetragen.');
    expect(slotsIn(await slotPage(new Visitor(shop))).some((slot) => slot.startsWith(day))).toBe(false);
    const list = await petra.open('/standard/tresen/termine/sperren');
    expect(list.text).toContain('Inventur');
    await petra.submit(list, { button: 'Aufheben' });
    expect(slotsIn(await slotPage(new Visitor(shop)))).toContain(first);
    await petra.submit(list, { button: 'Aufheben' }).then(({ status }) => expect(status).toBe(409));
  });
});

describe('a binding booking', () => {
  const path = `/muster/servicenavigator/oelwechsel?fahrzeug=${GOLF}&standort=muster`;
  const held = async (visitor: Visitor) => contactPage(visitor, undefined, path);

  it('names price and law, asks for the early start and freezes the quote', async () => {
    const visitor = new Visitor(shop);
    const { page } = await held(visitor);
    expect(textOf(page.text)).toContain('Festpreis');
    await wait(3_100);
    const refused = await visitor.submit(page, BOOK, contact);
    expect([refused.status, refused.text.includes('innerhalb der Widerrufsfrist')]).toEqual([400, true]);
    const done = await visitor.submit(refused, BOOK, { fruehbeginn: 'ja' });
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
    await wait(3_100);
    const refused = await visitor.submit(page, BOOK, { ...contact, fruehbeginn: 'ja', preis: '1' });
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
    await wait(3_100);
    const done = await visitor.submit(page, BOOK, { ...contact, fruehbeginn: 'ja' });
    expect(done.path).toContain('/muster/servicenavigatorExtern/termin/');
    expect(stateOf(done)).toBe('confirmed');
  }, 30_000);

  it('without a vehicle has no fixed price, and is a request', async () => {
    const page = await slotPage(
      new Visitor(shop),
      '/muster/servicenavigator/oelwechsel?fahrzeug=ohne&standort=muster',
    );
    const visitor = new Visitor(shop);
    const form = await visitor.submit(page, { button: 'Weiter' }, { beginn: slotsIn(page)[0] ?? '' });
    expect([stepOf(form), form.text.includes('data-sort="anfragen"')]).toEqual(['kontakt', true]);
  });
});

describe('links', () => {
  it('that are changed, of another host or expired open nothing', async () => {
    const { page } = await booked();
    const link = /\/termin\/[\w-]+/.exec(page.path)?.[0] ?? '';
    const status = async (path: string, host?: string) => (await new Visitor(shop, host).open(path)).status;
    expect(await status(`/standard${link}`)).toBe(200);
    expect(await status(`/standard${link.slice(0, -2)}xx`)).toBe(404);
    expect(await status(`/noa-kiel${link}`, 'nord-ostsee.localhost')).toBe(404);
    await database.query("update appointment_links set expires_at = now() - interval '1 second'");
    expect(await status(`/standard${link}`)).toBe(404);
  }, 30_000);

  it('change nothing when they are read, nor after the limit', async () => {
    const { page } = await booked();
    await database.query(
      `update appointments set state = 'accepted', starts_at = now() + interval '2 hours', ends_at = now() + interval '3 hours'
       where number = $1`,
      [numberIn(page)],
    );
    const visitor = new Visitor(shop);
    const shown = await visitor.open(page.path.replace(/\?.*/, ''));
    expect(shown.text).toContain('Online lässt sich dieser Termin nicht mehr ändern.');
    const refused = await visitor.post(shown.path, { befehl: 'absagen', stand: 'accepted 0' });
    expect([refused.status, refused.text.includes('zu kurzfristig')]).toEqual([409, true]);
    expect((await visitor.post(shown.path, { befehl: 'unsinn', stand: 'accepted 0' })).status).toBe(400);
  }, 30_000);
});

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

it('reminds once, the day before from nine o’clock, of what is agreed', async () => {
  const [asked, agreed] = [await booked(), await booked()];
  const tomorrow = germanMoment(isoDayAfter(germanDate(new Date()), 1), '11:00') ?? expect.fail('no time');
  const [, number] = [asked, agreed].map(({ page }) => numberIn(page));
  await database.query("update appointments set starts_at = $1, created_at = now() - interval '2 days'", [
    tomorrow,
  ]);
  await database.query(
    "update appointments set state = case when number = $1 then 'accepted' else 'requested' end",
    [number],
  );
  const network = await loadNetwork(database.db, context.log, locationSettings);
  const remind = (time: string) => {
    const now = germanMoment(germanDate(new Date()), time) ?? expect.fail('no time');
    return remindAppointments({ ...context, now: () => now }, (id) => {
      const location = locationById(network, id);
      return location && { location, origin: 'http://localhost', basename: '/standard' };
    });
  };
  const reminders = () => database.query("select 1 from mails where subject like 'Morgen ist Ihr Termin%'");
  await remind('08:59');
  expect(await reminders()).toHaveLength(0);
  await remind('09:00');
  await remind('09:10');
  expect(await reminders()).toHaveLength(1);
}, 30_000);

it('appointments of a person are in the account, exported, and deleted with it', async () => {
  const email = `k-${randomUUID().slice(0, 8)}@example.de`;
  await createUser(context, {
    email,
    password: PASSWORD,
    firstName: 'Kim',
    lastName: 'Kunde',
    isNoaEmployee: false,
  });
  const { page } = await booked(new Visitor(shop), { email });
  const number = numberIn(page);
  const kim = new Visitor(shop);
  await signIn(kim, '/standard', email);
  expect((await kim.open('/standard/account/termine')).text).toContain(number);
  expect(stateOf(await kim.open(`/standard/account/termine/${number}`))).toBe('requested');
  const exported = JSON.parse((await kim.open('/standard/account/daten.json')).text);
  expect(exported.termine).toMatchObject([{ number }]);
  const settings = await kim.open('/standard/account/settings');
  await kim.submit(settings, { button: 'Konto endgültig löschen' }, { passwort: PASSWORD });
  expect(await database.query('select 1 from appointments where number = $1', [number])).toEqual([]);
  const [notice] = await mailsTo('service@autohaus-standard.example');
  expect(notice?.text).toContain(`Der Termin ${number}`);
}, 60_000);

it('appointments go after twelve months, and holds after a day', async () => {
  await booked();
  await contactPage(new Visitor(shop));
  await database.query("update appointments set changed_at = now() - interval '2 days' where state = 'held'");
  await deleteOldHolds(context);
  expect(await database.query("select 1 from appointments where state = 'held'")).toEqual([]);
  await database.query("update appointments set ends_at = now() - interval '366 days'");
  await deleteOldAppointments(context);
  expect(await database.query('select 1 from appointments')).toEqual([]);
  expect(await database.query('select 1 from bay_units')).toEqual([]);
}, 30_000);
