import { describe, expect, it } from 'vitest';
import { linkOfMail, openAccount, PASSWORD, signIn } from '../support/accounts';
import { address } from '../support/buyer';
import { countWishes, fillWishList, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const someone = () => new Visitor(shop);
const settings = '/muster/account/settings';

/** Asks for another address and gives the path of the link that went there. */
async function askForEmail(visitor: Visitor, email: string): Promise<string> {
  await visitor.post(settings, { aktion: 'email', email, passwort: PASSWORD });
  return linkOfMail(database, email);
}

const addressOf = async (email: string) =>
  (await database.query('select 1 from users where email = $1', [email])).length;

describe('a link that makes an address the account’s own', () => {
  it('is worth nothing once the owner has set a new password', async () => {
    const thief = someone();
    await openAccount(database, thief, '/muster', 'bestohlen@example.de');
    const link = await askForEmail(thief, 'dieb@example.de');
    const owner = someone();
    await owner.post('/muster/passwort-vergessen', { email: 'bestohlen@example.de' });
    const reset = await linkOfMail(database, 'bestohlen@example.de');
    await owner.post(reset, { passwort: 'wieder meine eigenen Wörter' });
    await openAccount(database, thief, '/muster', 'komplize@example.de');
    await thief.post(link, {});
    expect([await addressOf('bestohlen@example.de'), await addressOf('dieb@example.de')]).toEqual([1, 0]);
  });

  it('works for nobody else who has signed in', async () => {
    const owner = someone();
    await openAccount(database, owner, '/muster', 'umzug@example.de');
    const link = await askForEmail(owner, 'umgezogen@example.de');
    const other = someone();
    await signIn(other, '/muster', 'komplize@example.de');
    expect((await other.open(link)).text).toContain('Dieser Link gilt nicht mehr');
    await other.post(link, {});
    expect(await addressOf('umgezogen@example.de')).toBe(0);
    await owner.post(link, {});
    expect(await addressOf('umgezogen@example.de')).toBe(1);
  });
});

it('nothing that a stranger typed is mailed to an address that nobody has confirmed', async () => {
  const visitor = someone();
  const vorname = 'Gewonnen www.boese.example';
  const form = { vorname, nachname: vorname, email: 'fremd@example.de', passwort: PASSWORD };
  expect((await visitor.post('/muster/registrieren', form)).status).toBe(200);
  const rows = await database.query(
    "select mails::text as mail from mails where recipient = 'fremd@example.de'",
  );
  expect(rows).toEqual([{ mail: expect.not.stringContaining('boese') }]);
});

it('what is sent while an account is deleted fails for nobody', async () => {
  const email = 'gleichzeitig@example.de';
  const visitor = someone();
  await openAccount(database, visitor, '/muster', email);
  const send = (path: string, form: Record<string, string>) =>
    visitor.send({ path, form, headers: { origin: `http://localhost:${shop.port}` } });
  const gone = send(settings, { aktion: 'loeschen', passwort: PASSWORD });
  const others = await Promise.all([
    ...Array.from({ length: 6 }, (_, n) => send('/muster/account/adressen', { ...address, ort: `Ort ${n}` })),
    send(settings, { aktion: 'passwort', passwort: PASSWORD, passwortNeu: 'noch einmal andere Wörter' }),
    send(settings, { aktion: 'email', passwort: PASSWORD, email: 'spaeter@example.de' }),
    ...Array.from({ length: 3 }, () => send('/muster/login', { email, passwort: PASSWORD })),
    send('/muster/passwort-vergessen', { email }),
  ]);
  expect((await gone).status).toBeLessThan(500);
  expect(others.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
});

it('a wish list holds no more than it may, however many are added at once', async () => {
  const rows = await someTyres(database, 16);
  const visitor = someone();
  const add = (id = '') =>
    visitor.send({ path: '/muster/merkliste', form: { aktion: 'merken', artikel: `tyre:${id}` } });
  await add(rows[0]?.id);
  await fillWishList(database, 194);
  const answers = await Promise.all(rows.map(({ id }) => add(id)));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(6);
  expect(await countWishes(database)).toBe(200);
});
