import { expect, it } from 'vitest';
import { linkOfMail, openAccount, PASSWORD, signIn, signUp } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const someone = () => new Visitor(shop);
const RESTORE = 'Frühere Adresse wiederherstellen';
const NEW_PASSWORD = 'ganz neue Wörter hier';

/** Changes the address of who has signed in, and confirms it. Gives the link that the former address got. */
async function changeEmail(visitor: Visitor, from: string, to: string): Promise<string> {
  const settings = await visitor.open('/muster/account/settings');
  await visitor.press(settings, 'E-Mail-Adresse ändern', { email: to, passwort: PASSWORD });
  const page = await visitor.open(await linkOfMail(database, to));
  await visitor.press(page, 'E-Mail-Adresse bestätigen');
  return linkOfMail(database, from);
}

async function changedAccount(from: string, to: string) {
  const thief = someone();
  await openAccount(database, thief, '/muster', from);
  return { thief, link: await changeEmail(thief, from, to) };
}

it('the former address gets a link that gives the account back, ends all sessions, and asks for a password', async () => {
  const { thief, link } = await changedAccount('inhaberin@example.de', 'dieb@example.de');
  const owner = someone();
  const page = await owner.open(link);
  expect(page.status).toBe(200);
  expect(page.headers['cache-control']).toContain('no-store');
  expect((await thief.open('/muster/account')).path).toBe('/muster/account');

  const reset = await owner.press(page, RESTORE);
  expect(reset.path).toMatch(/^\/muster\/passwort-vergessen\/./);
  expect((await thief.open('/muster/account')).path).toContain('/login');
  const done = await owner.press(reset, 'Passwort setzen', { passwort: NEW_PASSWORD });
  expect(done.text).toContain('Ihr neues Passwort gilt');
  expect((await signIn(someone(), '/muster', 'inhaberin@example.de', NEW_PASSWORD)).path).toBe(
    '/muster/account',
  );
  expect((await signIn(thief, '/muster', 'dieb@example.de')).status).toBe(401);
  const told = await database.value<string>(
    "select text from mails where recipient = 'dieb@example.de' order by created_at desc limit 1",
  );
  expect(told).toContain('wieder die frühere Adresse');
  expect(told).not.toContain('http');

  const again = await owner.open(link);
  expect(again.text).toContain('Dieser Link gilt nicht mehr');
  expect((await owner.post(link, {})).text).toContain('Dieser Link gilt nicht mehr');
});

it('a new password does not end the link, a week does, and the database does not know it', async () => {
  const { thief, link } = await changedAccount('woche@example.de', 'andere@example.de');
  const settings = await thief.open('/muster/account/settings');
  await thief.press(settings, 'Passwort ändern', { passwort: PASSWORD, passwortNeu: NEW_PASSWORD });
  expect((await someone().open(link)).text).toContain(RESTORE);
  const secret = link.split('/').at(-1) ?? '';
  const stored = await database.query("select 1 from account_tokens t where t::text like '%' || $1 || '%'", [
    secret,
  ]);
  expect(stored).toEqual([]);
  const days = await database.value<number>(`
    select extract(day from expires_at - created_at)::int from account_tokens where purpose = 'undo-email'
      and payload ->> 'email' = 'woche@example.de'`);
  expect(days).toBe(7);
  await database.query("update account_tokens set expires_at = now() where purpose = 'undo-email'");
  expect((await someone().post(link, {})).text).toContain('Dieser Link gilt nicht mehr');
});

it('of an address that was changed twice the older link outranks the younger, not the other way round', async () => {
  const { thief, link: first } = await changedAccount('erste@example.de', 'zweite@example.de');
  const second = await changeEmail(thief, 'zweite@example.de', 'dritte@example.de');
  const emailNow = () => database.value<string>("select email from users where email like '%te@example.de'");
  const back = someone();
  await back.press(second, RESTORE);
  expect(await emailNow()).toBe('zweite@example.de');
  const owner = someone();
  await owner.press(first, RESTORE);
  expect(await emailNow()).toBe('erste@example.de');

  const other = await changedAccount('vierte@example.de', 'fuenfte@example.de');
  const younger = await changeEmail(other.thief, 'fuenfte@example.de', 'sechste@example.de');
  await owner.press(other.link, RESTORE);
  expect((await someone().open(younger)).text).toContain('Dieser Link gilt nicht mehr');
});

it('where another account has the address by now nothing changes, and the page says so', async () => {
  const { thief, link } = await changedAccount('vergeben@example.de', 'weiter@example.de');
  const newcomer = someone();
  await signUp(newcomer, '/muster', 'vergeben@example.de');
  const confirm = await newcomer.open(await linkOfMail(database, 'vergeben@example.de'));
  await newcomer.press(confirm, 'E-Mail-Adresse bestätigen');
  const owner = someone();
  const answer = await owner.press(link, RESTORE);
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('gibt es inzwischen ein anderes Konto');
  expect((await thief.open('/muster/account')).path).toBe('/muster/account');
  await database.query("delete from users where email = 'vergeben@example.de'");
  expect((await owner.press(link, RESTORE)).path).toContain('/passwort-vergessen/');
});
