import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { builtShop, ownEnvironment } from '../support/built-shop';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const EMAIL = 'mitarbeiter@example.de';
const PASSWORD = 'Winterreifen-2026';
const PAGE = '/muster/account/zweiter-faktor';

beforeEach(async () => {
  await database.query('delete from second_factors');
  await database.query('delete from attempts');
});

const codeOf = (secret: string) => new TOTP({ secret }).generate();
const asStaff = (visitor: Visitor) => signIn(visitor, '/muster', EMAIL, PASSWORD);

/** The code that an app shows counts once; the next test step would have to wait half a minute for another. */
const letTimePass = () => database.query('update second_factors set last_step = 0');

const secretIn = (page: string) =>
  /Schlüssel ein: ((?:[A-Z2-7]{4} ?)+)/.exec(textOf(page))?.[1]?.replace(/ /g, '') ?? '';

async function setUp(visitor: Visitor): Promise<string> {
  await asStaff(visitor);
  const page = await visitor.open(PAGE);
  const secret = secretIn(page.text);
  expect(secret).toHaveLength(32);
  expect(textOf(page.text)).not.toContain('Wiederherstellungscode');
  const button = 'Zweiten Faktor einrichten';
  const wrong = await visitor.press(page, button, { code: '000000', passwort: PASSWORD });
  expect(wrong.status).toBe(401);
  expect(wrong.text).toContain('Dieser Code gilt nicht');
  const stranger = await visitor.press(page, button, { code: codeOf(secret), passwort: 'geraten' });
  expect(stranger.status).toBe(401);
  const done = await visitor.press(page, button, { code: codeOf(secret), passwort: PASSWORD });
  expect(done.text).toContain('Der zweite Faktor ist eingerichtet');
  expect(done.text).not.toContain(secret);
  return secret;
}

it('once set up, the password alone opens nothing; a code of the app does, once', async () => {
  const elsewhere = new Visitor(shop);
  await asStaff(elsewhere);
  const secret = await setUp(new Visitor(shop));
  expect((await elsewhere.open('/muster/account')).path).toContain('/login');

  const visitor = new Visitor(shop);
  // Half a minute may have begun since the code that set it up.
  await database.query('update second_factors set last_step = last_step + 1');
  const used = codeOf(secret);
  const asked = await asStaff(visitor);
  expect(asked).toMatchObject({ status: 200, path: '/muster/login' });
  expect(asked.headers['cache-control']).toContain('no-store');
  expect((await visitor.open('/muster/account')).path).toContain('/login');
  expect((await visitor.press(asked, 'Weiter', { code: used })).status).toBe(401);
  await letTimePass();
  const both = await Promise.all([
    visitor.press(asked, 'Weiter', { code: used }),
    new Visitor(shop).press(asked, 'Weiter', { code: used }),
  ]);
  expect(both.map(({ path }) => path).sort()).toEqual(['/muster/account', '/muster/login']);
});

it('the form in the header asks for the code, too, and leads back to its page', async () => {
  const secret = await setUp(new Visitor(shop));
  await letTimePass();
  const visitor = new Visitor(shop);
  const page = await visitor.open('/muster/angebote');
  const asked = await visitor.press(page, 'Einloggen', { email: EMAIL, passwort: PASSWORD });
  const wrong = await visitor.press(asked, 'Weiter', { code: 'abcdef' });
  expect(wrong.status).toBe(400);
  const code = codeOf(secret).replace(/(...)/, '$1 ');
  expect((await visitor.press(wrong, 'Weiter', { code })).path).toBe('/muster/angebote');
});

it('codes cannot be guessed, nor the proof of the password', async () => {
  await setUp(new Visitor(shop));
  const visitor = new Visitor(shop);
  const asked = await asStaff(visitor);
  const statuses: number[] = [];
  for (let code = 0; code < 12; code += 1) {
    const answer = await visitor.press(asked, 'Weiter', { code: String(100_000 + code) });
    statuses.push(answer.status);
  }
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  const forged = await visitor.post('/muster/login', { nachweis: 'a'.repeat(43), code: '123456' });
  expect(forged.status).toBe(401);
  expect(forged.text).toContain('Das hat zu lange gedauert');
});

it('is removed by its owner with a code, or by the operator', async () => {
  const owner = new Visitor(shop);
  const secret = await setUp(owner);
  await letTimePass();
  const page = await owner.open(PAGE);
  const fields = { code: codeOf(secret), passwort: PASSWORD };
  const removed = await owner.press(page, 'Zweiten Faktor entfernen', fields);
  expect(removed.text).toContain('Der zweite Faktor ist entfernt');
  expect((await asStaff(new Visitor(shop))).path).toBe('/muster/account');

  await setUp(new Visitor(shop));
  const env = ownEnvironment({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  const radhaus = (...args: string[]) => promisify(execFile)(process.execPath, [builtShop, ...args], { env });
  const first = await radhaus('user', 'second-factor', EMAIL);
  expect(first.stdout).toContain('second factor removed');
  expect((await radhaus('user', 'second-factor', EMAIL)).stdout).toContain('has no second factor');
  expect((await asStaff(new Visitor(shop))).path).toBe('/muster/account');
});

it('where a location requires it, staff without it have no rights, and are led to set it up', async () => {
  const setRequired = (isRequired: boolean) =>
    database.query(
      "update locations set accounts = jsonb_set(accounts, '{requiresSecondFactor}', $1) where url = 'muster'",
      [JSON.stringify(isRequired)],
    );
  await setRequired(true);
  try {
    const visitor = new Visitor(shop);
    await expect.poll(async () => (await visitor.open('/muster/mitarbeiter')).status).toBe(404);
    const home = await visitor.open('/muster');
    const fields = { email: EMAIL, passwort: PASSWORD, mitarbeiter: '1' };
    expect((await visitor.press(home, 'Einloggen', fields)).path).toBe(PAGE);
    expect((await visitor.open('/muster/mitarbeiter')).status).toBe(404);
    expect((await visitor.open('/hafen/mitarbeiter')).status).toBe(200);
    const secret = await setUp(new Visitor(shop));
    await letTimePass();
    const again = new Visitor(shop);
    const asked = await again.press('/muster', 'Einloggen', fields);
    await again.press(asked, 'Weiter', { code: codeOf(secret) });
    expect((await again.open('/muster/mitarbeiter')).status).toBe(200);
  } finally {
    await setRequired(false);
  }
});

it('is offered to customers, too, whose sign-in asks for it from then on', async () => {
  const email = 'kundin@example.de';
  const password = 'Sommerreifen-2026';
  const customer = new Visitor(shop);
  await signIn(customer, '/muster', email, password);
  expect((await customer.open('/muster/account')).text).toContain('zweiter-faktor');
  const page = await customer.open(PAGE);
  expect(textOf(page.text)).not.toContain('Mitarbeiter');
  const secret = secretIn(page.text);
  const button = 'Zweiten Faktor einrichten';
  for (const [fields, status] of [
    [{}, 400],
    [{ code: 'abc', passwort: password }, 400],
    [{ code: '000000', passwort: password }, 401],
    [{ code: codeOf(secret), passwort: 'geraten' }, 401],
  ] as const)
    expect((await customer.press(page, button, fields)).status).toBe(status);
  const done = await customer.press(page, button, { code: codeOf(secret), passwort: password });
  expect(done.text).toContain('Der zweite Faktor ist eingerichtet');
  const recovery = /\b\d{5}(-\d{5}){3}\b/.exec(textOf(done.text))?.[0] ?? '';
  expect(recovery).toHaveLength(23);
  expect((await customer.open('/muster/account/daten.json')).text).not.toContain(secret);
  await letTimePass();

  const again = new Visitor(shop);
  const asked = await signIn(again, '/muster', email, password);
  expect((await again.open('/muster/account')).path).toContain('/login');
  expect((await again.press(asked, 'Weiter', { code: codeOf(secret) })).path).toBe('/muster/account');
  const third = new Visitor(shop);
  const byCode = await signIn(third, '/muster', email, password);
  expect((await third.press(byCode, 'Weiter', { code: recovery })).path).toBe('/muster/account');
  await letTimePass();
  const removed = await third.press(PAGE, 'Zweiten Faktor entfernen', {
    code: codeOf(secret),
    passwort: password,
  });
  expect(removed.text).toContain('Der zweite Faktor ist entfernt.');
  expect((await signIn(new Visitor(shop), '/muster', email, password)).path).toBe('/muster/account');
});
