import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createUser } from '~/domain/accounts/staff.server';
import { appointmentGoods } from '~/domain/orders/appointment-goods.server';
import { locationById } from '~/domain/tenancy/directory';
import { loadNetwork } from '~/domain/tenancy/network.server';
import { deleteOldAppointments } from '~/domain/workshop/appointments/appointments-of-person.server';
import { deleteOldHolds } from '~/domain/workshop/appointments/hold-slot.server';
import { remindAppointments } from '~/domain/workshop/appointments/remind-appointments.server';
import { locationSettings } from '~/exchange/files/location-settings';
import { germanMoment } from '~/values/german-clock';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { PASSWORD, signIn } from '../support/accounts';
import {
  ASK,
  contact,
  linkIn,
  mainOf,
  numberIn,
  openWorkshop,
  slotsIn,
  stateOf,
} from '../support/appointments';
import { calendarOf } from '../support/calendar';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop, context, contactPage, booked, mailsTo, staff } = await openWorkshop();

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
    const accepted = await petra.press(desk, 'Annehmen');
    expect(accepted.text).toContain('Der Termin ist bestätigt.');
    const twice = await petra.press(desk, 'Ablehnen');
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
    const none = await visitor.press(moving, 'Termin verschieben');
    expect(none.status).toBe(400);
    expect(none.text).toMatch(/role="alert"[^>]*>.*?Bitte wählen Sie eine Zeit\./s);
    const later = slotsIn(moving).at(-1) ?? '';
    const moved = await visitor.press(moving, 'Termin verschieben', { beginn: later });
    const movedTwice = await visitor.press(moving, 'Termin verschieben', { beginn: later });
    expect([movedTwice.status, movedTwice.text.includes('Ihr Termin ist verschoben.')]).toEqual([200, true]);
    const elsewhere = await visitor.press(moving, 'Termin verschieben', { beginn: slotsIn(moving)[0] ?? '' });
    expect(elsewhere.status).toBe(409);
    expect([stateOf(moved), moved.text.includes('Ihr Termin ist verschoben.')]).toEqual(['moved', true]);
    const second = await calendarOf(database, (await mailsTo(contact.email))[0]?.id);
    expect(second).toMatchObject({ uid: first?.uid, sequence: 2, start: new Date(later) });

    expect(moved.text).toMatch(/<details>.*wirklich absagen.*Ja, Termin absagen.*<\/details>/s);
    const cancelled = await visitor.press(moved, 'Ja, Termin absagen');
    expect(stateOf(cancelled)).toBe('cancelled');
    const last = await calendarOf(database, (await mailsTo(contact.email))[0]?.id);
    expect(last?.type).toContain('method=CANCEL');
    expect(last).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: first?.uid, sequence: 3 });
    const twiceCancelled = await visitor.press(moved, 'Ja, Termin absagen');
    expect([twiceCancelled.status, stateOf(twiceCancelled)]).toEqual([200, 'cancelled']);
    const stale = await visitor.press(moving, 'Termin verschieben', { beginn: later });
    expect(stale.status).toBe(409);
    expect(await database.query('select 1 from bay_units')).toEqual([]);
  }, 60_000);

  it('sent twice is one', async () => {
    const visitor = new Visitor(shop);
    const { page } = await contactPage(visitor);
    const first = await visitor.press(page, ASK, contact);
    const second = await visitor.press(page, ASK, contact);
    expect(numberIn(second)).toBe(numberIn(first));
    const back = await visitor.open(page.path);
    expect([back.status, textOf(back.text)]).toEqual([400, expect.stringContaining('Ihr Termin steht')]);
    expect(back.text).not.toContain(contact.email);
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
      const refused = await visitor.press(page, ASK, { ...contact, ...fields });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain(told);
      const { fields: kept } = readForm(refused.text, { button: ASK });
      expect([kept.nachricht, kept.beginn]).toEqual([contact.nachricht, slot]);
    },
    30_000,
  );
});

describe('links', () => {
  it('that are changed, of another host or location, or expired open nothing', async () => {
    const { page } = await booked();
    const link = /\/termin\/[\w-]+/.exec(page.path)?.[0] ?? '';
    const status = async (path: string, host?: string) => (await new Visitor(shop, host).open(path)).status;
    expect(await status(`/standard${link}`)).toBe(200);
    const stored = await database.query<{ row: string }>(
      'select to_jsonb(l)::text as row from appointment_links l',
    );
    expect(stored.length).toBeGreaterThan(0);
    expect(stored.map(({ row }) => row).join()).not.toContain(link.split('/').at(-1));
    expect(await status(`/standard${link.slice(0, -2)}xx`)).toBe(404);
    expect(await status(`/noa-kiel${link}`, 'nord-ostsee.localhost')).toBe(404);
    expect(await status(`/muster${link}`)).toBe(404);
    const elsewhere = await new Visitor(shop).post(`/muster${link}`, {
      befehl: 'absagen',
      stand: 'requested 0',
    });
    expect(elsewhere.status).toBe(404);
    const api = await new Visitor(shop).open(
      `/api/v1/standorte/muster/appointments/${link.split('/').at(-1)}`,
    );
    expect(api.status).toBe(404);
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
    return remindAppointments(
      { ...context, now: () => now },
      (id) => {
        const location = locationById(network, id);
        return location && { location, origin: 'http://localhost', basename: '/standard' };
      },
      appointmentGoods,
    );
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
  await kim.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
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
