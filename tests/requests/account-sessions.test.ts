import { expect, it } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const PAGE = '/muster/account/settings';

/** Signs in with a browser of that name. */
async function signInWith(agent: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(shop);
  const form = { email, passwort: PASSWORD };
  const headers = { 'user-agent': agent, 'sec-fetch-site': 'same-origin' };
  await visitor.send({ path: '/muster/login', form, headers });
  return visitor;
}

it('one device is signed out, the others and this one stay', async () => {
  const email = 'geraete@example.de';
  const here = new Visitor(shop);
  await openAccount(database, here, '/muster', email);
  const lost = await signInWith('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', email);
  const tablet = await signInWith('Mozilla/5.0 (iPad) Version/18 Safari/605', email);
  const page = await here.open(PAGE);
  const key = /<option value="(\w+)">Firefox auf Windows/.exec(page.text)?.[1] ?? '';
  const press = (fields: Record<string, string>) => here.press(page, 'Gerät abmelden', fields);
  for (const fields of [{}, { sitzung: key }, { passwort: PASSWORD }] as Record<string, string>[])
    expect((await press(fields)).status, JSON.stringify(fields)).toBe(400);
  const wrong = await press({ sitzung: key, passwort: 'geraten' });
  expect([wrong.status, wrong.text.includes('Das Passwort stimmt nicht.')]).toEqual([401, true]);
  expect(wrong.text).not.toContain('geraten');
  expect((await lost.open(PAGE)).path).toBe(PAGE);
  const done = await press({ sitzung: key, passwort: PASSWORD });
  expect(done.text).toContain('Das Gerät ist abgemeldet.');
  expect(done.text).not.toContain('Firefox auf Windows');
  expect((await lost.open(PAGE)).path).toContain('/login');
  expect((await tablet.open(PAGE)).path).toBe(PAGE);
});

it("nobody ends somebody else's session, nor many by a pattern", async () => {
  const [own, other] = [new Visitor(shop), new Visitor(shop)];
  await openAccount(database, own, '/muster', 'eigen@example.de');
  await openAccount(database, other, '/muster', 'fremd@example.de');
  const sessionKey = await database.value<string>(
    "select left(s.id, 12) as key from sessions s join users u on u.id = s.user_id where email = 'fremd@example.de'",
  );
  for (const sitzung of [sessionKey ?? '', '', '%', '____________']) {
    await own.post(PAGE, { aktion: 'abmelden', sitzung, passwort: PASSWORD });
  }
  expect((await other.open(PAGE)).path).toBe(PAGE);
  expect((await own.open(PAGE)).path).toBe(PAGE);
});

it('all devices are signed out with the password, this one too', async () => {
  const email = 'alle-geraete@example.de';
  const here = new Visitor(shop);
  await openAccount(database, here, '/muster', email);
  const other = await signInWith('Mozilla/5.0 (iPad) Version/18 Safari/605', email);
  const all = { sitzung: 'alle' };
  expect((await here.press(PAGE, 'Gerät abmelden', { ...all, passwort: 'geraten' })).status).toBe(401);
  expect((await other.open(PAGE)).path).toBe(PAGE);
  const done = await here.press(PAGE, 'Gerät abmelden', { ...all, passwort: PASSWORD });
  expect(done.text).toContain('Sie sind abgemeldet.');
  for (const visitor of [here, other]) expect((await visitor.open(PAGE)).path).toContain('/login');
});
