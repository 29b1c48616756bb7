import { expect, it } from 'vitest';
import { grantRole } from '~/domain/accounts/staff.server';
import type { StaffRole } from '~/domain/accounts/tables';
import { linkOfMail, openAccount, PASSWORD, signIn } from '../support/accounts';
import { locationIdOf, openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const boss = await openDesk(database, shop, 'leitung');
const STAFF = '/muster/tresen/mitarbeiter';

const userOf = async (email: string) =>
  (await database.value<string>('select id from users where email = $1', [email])) ?? '';
const rolesOf = async (email: string) =>
  (
    await database.query<{ role: string; place: string | null }>(
      'select role, location_id as place from staff_roles where user_id = $1 order by role',
      [await userOf(email)],
    )
  ).map(({ role }) => role);
const post = (form: Record<string, string>, visitor = boss) => visitor.post(STAFF, form);
const invite = (email: string, rolle: StaffRole = 'verkauf') => post({ befehl: 'invite', email, rolle });

const linkTo = (email: string) => linkOfMail(database, email);

it('somebody new is invited, makes an account, and works', async () => {
  const email = 'neu@example.de';
  const done = await invite(email, 'werkstatt');
  expect(textOf(done.text)).toContain('Die Einladung geht per E-Mail hinaus.');
  expect(textOf(done.text)).toContain(email);
  const link = await linkTo(email);
  const storedHash = await database.value<string>(
    "select hash from account_tokens where purpose = 'invitation'",
  );
  expect(link).not.toContain(storedHash ?? 'none');
  const guest = new Visitor(shop);
  const page = await guest.open(link);
  expect(textOf(page.text)).toContain(email);
  const weak = await guest.press(page, 'Einladung annehmen', {
    vorname: 'Nina',
    nachname: '',
    passwort: 'kurz',
  });
  expect(weak.status).toBe(400);
  expect(weak.text).toContain('value="Nina"');
  expect(weak.text).not.toContain('kurz"');
  const person = { vorname: 'Nina', nachname: 'Neu', passwort: PASSWORD };
  const accepted = await guest.press(page, 'Einladung annehmen', person);
  expect(accepted.path).toContain('/login');
  expect(await rolesOf(email)).toEqual(['werkstatt']);
  await signIn(guest, '/muster', email);
  expect((await guest.open('/muster/tresen')).status).toBe(200);
  expect(textOf((await new Visitor(shop).open(link)).text)).toContain('um eine neue Einladung');
  const again = await new Visitor(shop).post(link, person);
  expect(textOf(again.text)).toContain('um eine neue Einladung');
});

it('somebody with an account keeps the password', async () => {
  const email = 'bekannt@example.de';
  await openAccount(database, new Visitor(shop), '/muster', email);
  await invite(email);
  const link = await linkTo(email);
  const guest = new Visitor(shop);
  const page = await guest.open(link);
  expect(page.text).not.toContain('einladung-passwort');
  await guest.post(link, { passwort: 'Fremdes-Passwort-1', vorname: 'X', nachname: 'Y' });
  expect(await rolesOf(email)).toEqual(['verkauf']);
  await signIn(guest, '/muster', email, PASSWORD);
  expect((await guest.open('/muster/tresen')).status).toBe(200);
});

it('a second invitation replaces the first; nobody is invited to what they may do already', async () => {
  const email = 'zweimal@example.de';
  await invite(email);
  await invite(email.toUpperCase(), 'werkstatt');
  const open = await database.query<{ role: string }>(
    `select payload->>'role' as role from account_tokens where purpose = 'invitation' and lower(payload->>'email') = $1`,
    [email],
  );
  expect(open).toEqual([{ role: 'werkstatt' }]);
  await database.query(`delete from account_tokens where lower(payload->>'email') = $1`, [email]);
  const lead = await openDesk(database, shop, 'leitung');
  const own = await post({ befehl: 'invite', email: lead.email, rolle: 'verkauf' }, lead);
  expect([own.status, textOf(own.text)]).toEqual([400, expect.stringContaining('Ihre eigene Adresse')]);
  const there = await invite(lead.email);
  expect([there.status, textOf(there.text)]).toEqual([400, expect.stringContaining('darf das hier schon')]);
});

it('an invitation is withdrawn, and a bad one is refused', async () => {
  const email = 'doch-nicht@example.de';
  const page = await invite(email);
  const link = await linkTo(email);
  const withdrawn = await boss.press(page, 'Zurückziehen');
  expect(textOf(withdrawn.text)).toContain('Die Einladung ist zurückgezogen.');
  expect(textOf((await new Visitor(shop).open(link)).text)).toContain('um eine neue Einladung');
  for (const bad of ['', 'kein@', 'a@b@c', "x' or 1=1"]) {
    const answer = await invite(bad);
    expect(answer.status, bad).toBe(400);
    expect(textOf(answer.text)).toContain('vollständige E-Mail-Adresse');
  }
  expect((await post({ befehl: 'invite', email, rolle: 'chefin' })).status).toBe(400);
  expect((await new Visitor(shop).open('/muster/einladung/falsch')).status).toBe(200);
});

it('roles are given and taken at once, but not the own lead', async () => {
  const seller = await openDesk(database, shop, 'verkauf');
  const wer = await userOf(seller.email);
  await post({ befehl: 'give-role', wer, rolle: 'leitung' });
  expect(await rolesOf(seller.email)).toEqual(['leitung', 'verkauf']);
  expect((await seller.open(STAFF)).status).toBe(200);
  await post({ befehl: 'take-role', wer, rolle: 'leitung' });
  expect((await seller.open(STAFF)).status).toBe(404);
  await post({ befehl: 'take-role', wer, rolle: 'verkauf' });
  expect((await seller.open('/muster/tresen')).status).toBe(404);
  const own = await post({ befehl: 'take-role', wer: await userOf(boss.email), rolle: 'leitung' });
  expect(own.status).toBe(409);
  expect(textOf(own.text)).toContain('Ihre eigene Leitung');
});

it('sessions and second factor are those of accounts that work only where one leads', async () => {
  const seller = await openDesk(database, shop, 'verkauf');
  const wer = await userOf(seller.email);
  await database.query(
    "insert into second_factors (user_id, secret, confirmed_at, last_step) values ($1, 'x', now(), 0)",
    [wer],
  );
  expect(textOf((await boss.open(STAFF)).text)).toContain('mit zweitem Faktor');
  expect((await seller.open('/muster/tresen')).status).toBe(200);
  await post({ befehl: 'reset-factor', wer });
  expect(await database.query('select 1 from second_factors where user_id = $1', [wer])).toEqual([]);
  expect((await seller.open('/muster/tresen')).path).toContain('/login');
  await grantRole(database.context.db, wer, 'verkauf', await locationIdOf(database, 'standard'));
  for (const befehl of ['end-sessions', 'reset-factor']) {
    const refused = await post({ befehl, wer });
    expect(refused.status, befehl).toBe(409);
    expect(textOf(refused.text)).toContain('Standorten, die Sie nicht leiten');
  }
  const all = await openDesk(database, shop, 'leitung', null);
  const central = await userOf(all.email);
  expect((await post({ befehl: 'end-sessions', wer: central })).status).toBe(409);
  expect((await all.open('/muster/tresen')).status).toBe(200);
  expect((await post({ befehl: 'end-sessions', wer }, all)).status).toBe(200);
  const journal = textOf((await boss.open('/muster/tresen/protokoll?art=staff')).text);
  expect(journal).toContain('zweiter Faktor gelöscht');
  expect(journal).toContain(seller.email);
});

it('only who leads the location may, and only about its people', async () => {
  const foreign = await openDesk(database, shop, 'verkauf', 'standard');
  const wer = await userOf(foreign.email);
  for (const befehl of ['give-role', 'take-role', 'end-sessions', 'reset-factor', 'withdraw-invitation'])
    expect((await post({ befehl, wer, rolle: 'verkauf' })).status, befehl).toBe(409);
  expect((await post({ befehl: 'quatsch', wer })).status).toBe(403);
  const elsewhere = await openDesk(database, shop, 'leitung', 'standard');
  for (const role of ['verkauf', 'werkstatt'] as const) {
    const one = await openDesk(database, shop, role);
    expect((await one.open(STAFF)).status, role).toBe(404);
    expect((await post({ befehl: 'invite', email: 'a@example.de', rolle: 'leitung' }, one)).status).toBe(404);
  }
  expect((await elsewhere.open(STAFF)).status).toBe(404);
  expect((await post({ befehl: 'give-role', wer, rolle: 'leitung' }, elsewhere)).status).toBe(404);
  expect(await rolesOf(foreign.email)).toEqual(['verkauf']);
});
