import { expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { apiOf } from '../support/api';
import { radhaus } from '../support/command';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const OWN = 'fünf lange Wörter von mir selbst';
const SAVE = 'Passwort speichern';

/** @returns the password that the command told */
async function createdBy(email: string, ...command: string[]): Promise<string> {
  const { stdout } = await radhaus(database, 'user', ...command, email);
  return /shown only now: (\S+)\s*$/.exec(stdout)?.[1] ?? '';
}

const create = (email: string) =>
  createdBy(email, 'create', '--first-name', 'Rita', '--last-name', 'Sturm', '--role', 'verkauf');

const isIn = async (visitor: Visitor) => (await visitor.send({ path: '/muster/account' })).status === 200;

it('the password that the operator told opens nothing but the form for another one', async () => {
  const email = 'erste@example.de';
  const told = await create(email);
  const visitor = new Visitor(shop);
  const asked = await signIn(visitor, '/muster', email, told);
  expect([asked.status, asked.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')]);
  expect(textOf(asked.text)).toContain('Bitte wählen Sie jetzt ein eigenes');
  expect(await isIn(visitor)).toBe(false);
  for (const [passwortNeu, words] of [
    ['', 'Bitte mindestens 8 Zeichen.'],
    ['kurz', 'Bitte mindestens 8 Zeichen.'],
    [told, 'Das ist Ihr bisheriges Passwort.'],
    ['qwertzuiop', 'sehr häufig'],
    ['Rita-Sturm-2026', 'weder Ihren Namen noch'],
  ] as const) {
    const refused = await visitor.press(asked, SAVE, { passwortNeu });
    expect([passwortNeu, refused.status]).toEqual([passwortNeu, 400]);
    expect(textOf(refused.text)).toMatch(words === 'Bitte mindestens 8 Zeichen.' ? /Bitte/ : words);
    expect(refused.text).toContain(SAVE);
    expect(await isIn(visitor)).toBe(false);
  }
  expect((await visitor.press(asked, SAVE, { passwortNeu: OWN })).path).toBe('/muster/account');
  expect(await isIn(visitor)).toBe(true);
  // The form works once, and the told password no more.
  expect((await new Visitor(shop).press(asked, SAVE, { passwortNeu: `${OWN}!` })).status).toBe(401);
  expect((await signIn(new Visitor(shop), '/muster', email, told)).status).toBe(401);
  expect((await signIn(new Visitor(shop), '/muster', email, OWN)).path).toBe('/muster/account');
});

it.each(['erfunden', '', 'x'.repeat(300)])('a made-up proof sets no password: %j', async (nachweis) => {
  const visitor = new Visitor(shop);
  const answer = await visitor.post('/muster/login', { nachweis, passwortNeu: OWN });
  expect([400, 401]).toContain(answer.status);
  expect(await isIn(visitor)).toBe(false);
});

it('a proof is none for an account that has chosen already, and none after a quarter of an hour', async () => {
  const email = 'zweite@example.de';
  const told = await create(email);
  const visitor = new Visitor(shop);
  const asked = await signIn(visitor, '/muster', email, told);
  await database.query(
    "update account_tokens set expires_at = now() - interval '1 second' where purpose = 'first-password'",
  );
  expect((await visitor.press(asked, SAVE, { passwortNeu: OWN })).status).toBe(401);
  expect(await isIn(visitor)).toBe(false);
});

it('the API says so', async () => {
  const email = 'programm@example.de';
  const told = await create(email);
  const answer = await apiOf(shop)('POST', '/api/v1/auth/signin', {
    json: { username: email, password: told, standortUrl: 'muster' },
  });
  expect(answer).toMatchObject({ status: 403, body: { error: { reason: 'password_change_required' } } });
});

it('a password that the operator has set anew is asked for again', async () => {
  const email = 'dritte@example.de';
  const visitor = new Visitor(shop);
  const asked = await signIn(visitor, '/muster', email, await create(email));
  await visitor.press(asked, SAVE, { passwortNeu: OWN });
  const renewed = await createdBy(email, 'password');
  expect(await isIn(visitor)).toBe(false);
  const again = await signIn(visitor, '/muster', email, renewed);
  expect(again.text).toContain(SAVE);
  expect((await visitor.press(again, SAVE, { passwortNeu: OWN })).path).toBe('/muster/account');
});
