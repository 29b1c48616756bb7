import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const OLD_SECRET = 'der bisherige Schlüssel des Betreibers';
const NEW_SECRET = 'der neue Schlüssel des Betreibers ist lang genug';
const shop = await startShop({ DATABASE_URL: database.url, SESSION_SECRET: OLD_SECRET });
const EMAIL = 'mitarbeiter@example.de';
const PASSWORD = 'Winterreifen-2026';
const PAGE = '/muster/account/zweiter-faktor';
const LAST_MAIL = 'select text from mails where recipient = $1 order by created_at desc limit 1';

beforeEach(async () => {
  await database.query('delete from second_factors');
  await database.query('delete from attempts');
});

const codeOf = (secret: string) => new TOTP({ secret }).generate();
const letTimePass = () => database.query('update second_factors set last_step = 0');
const codesOf = (page: { text: string }): string[] => textOf(page.text).match(/\b\d{5}(-\d{5}){3}\b/g) ?? [];
const lastMail = () => database.value<string>(LAST_MAIL, [EMAIL]);

/** Sets the second factor up; gives the app's secret and the recovery codes. */
async function setUp(on = shop) {
  const visitor = new Visitor(on);
  await signIn(visitor, '/muster', EMAIL, PASSWORD);
  const page = await visitor.open(PAGE);
  const secret = /Schlüssel ein: ((?:[A-Z2-7]{4} ?)+)/.exec(textOf(page.text))?.[1]?.replace(/ /g, '') ?? '';
  const fields = { code: codeOf(secret), passwort: PASSWORD };
  const done = await visitor.press(page, 'Zweiten Faktor einrichten', fields);
  await letTimePass();
  return { visitor, secret, done, codes: codesOf(done) };
}

/** Signs in with the password and then a code, as the form asks. */
async function signInWith(code: string, on = shop) {
  const visitor = new Visitor(on);
  const asked = await signIn(visitor, '/muster', EMAIL, PASSWORD);
  return { visitor, answer: await visitor.press(asked, 'Weiter', { code }) };
}

it('setting it up shows ten codes once; the database knows only their hashes', async () => {
  const { visitor, done, codes } = await setUp();
  expect(new Set(codes).size).toBe(10);
  expect(done.headers['cache-control']).toContain('no-store');
  const page = await visitor.open(PAGE);
  expect(codesOf(page)).toEqual([]);
  expect(textOf(page.text)).toContain('Noch 10 von 10 sind unbenutzt');
  expect(textOf(page.text)).toContain('oder einer Ihrer Wiederherstellungscodes.');
  const stored = JSON.stringify(await database.query('select * from recovery_codes'));
  for (const code of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

it('each signs in once, with or without its dashes, and its owner hears of it', async () => {
  const { codes } = await setUp();
  const [first = '', second = ''] = codes;
  const { visitor, answer } = await signInWith(first);
  expect(answer.path).toBe('/muster/account');
  expect(await lastMail()).toContain('Es sind noch 9 übrig');
  expect(textOf((await visitor.open(PAGE)).text)).toContain('Noch 9 von 10 sind unbenutzt');
  expect((await signInWith(first)).answer.status).toBe(401);
  expect((await signInWith(second.replaceAll('-', ' '))).answer.path).toBe('/muster/account');
  expect(textOf((await visitor.open('/muster/account/history')).text)).toContain('Wiederherstellungscode');
});

it('of two who send the same one at once, one gets in; guessing meets the backoff', async () => {
  const { codes } = await setUp();
  const both = await Promise.all([signInWith(codes[0] ?? ''), signInWith(codes[0] ?? '')]);
  expect(both.map(({ answer }) => answer.path).sort()).toEqual(['/muster/account', '/muster/login']);
  await database.query('delete from attempts');
  const statuses: number[] = [];
  for (let guess = 0; guess < 11; guess += 1) {
    statuses.push((await signInWith(`${11_111 + guess}-00000-00000-00000`)).answer.status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

it('new codes take the place of the old, and one of them removes a lost app', async () => {
  const { visitor, secret, codes } = await setUp();
  const page = await visitor.open(PAGE);
  const button = 'Neue Codes erzeugen';
  const wrong = await visitor.press(page, button, { code: codeOf(secret), passwort: 'geraten' });
  expect([wrong.status, codesOf(wrong)]).toEqual([401, []]);
  const renewed = await visitor.press(page, button, { code: codeOf(secret), passwort: PASSWORD });
  const fresh = codesOf(renewed);
  expect(fresh).toHaveLength(10);
  expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
  expect((await signInWith(codes[0] ?? '')).answer.status).toBe(401);
  const fields = { code: fresh[0] ?? '', passwort: PASSWORD };
  const removed = await visitor.press(page, 'Zweiten Faktor entfernen', fields);
  expect(removed.text).toContain('Der zweite Faktor ist entfernt');
  expect(await database.query('select 1 from recovery_codes')).toEqual([]);
});

it('the secret is sealed; one stored plain, or with an older key, is sealed anew at the start of a node', async () => {
  const { secret } = await setUp();
  const stored = async () => (await database.value<string>('select secret from second_factors')) ?? '';
  const sealed = await stored();
  expect(sealed).not.toContain(secret);
  expect((await signInWith(codeOf(secret))).answer.path).toBe('/muster/account');

  await database.query('update second_factors set secret = $1', [secret]);
  await letTimePass();
  expect((await signInWith(codeOf(secret))).answer.path).toBe('/muster/account');
  await startShop({ DATABASE_URL: database.url, SESSION_SECRET: OLD_SECRET });
  expect(await stored()).not.toContain(secret);

  const before = await stored();
  const both = `${NEW_SECRET},${OLD_SECRET}`;
  await startShop({ DATABASE_URL: database.url, SESSION_SECRET: both });
  expect(await stored()).not.toBe(before);
  const next = await startShop({ DATABASE_URL: database.url, SESSION_SECRET: NEW_SECRET });
  await letTimePass();
  expect((await signInWith(codeOf(secret), next)).answer.path).toBe('/muster/account');

  // A node that was never told the new secret opens nothing, and says so; recovery codes still work there.
  await letTimePass();
  shop.expectError('A second factor cannot be opened');
  expect((await signInWith(codeOf(secret))).answer.status).toBe(401);
});
