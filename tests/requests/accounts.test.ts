import { describe, expect, it } from 'vitest';
import { linkOfMail, openAccount, PASSWORD, signIn, signUp } from '../support/accounts';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });

const { id: first } = await someTyre(database);
const someone = () => new Visitor(shop);

describe('signing up', () => {
  it('opens an account once the link in the mail is confirmed, not before', async () => {
    const visitor = someone();
    const answer = await signUp(visitor, '/muster', 'neu@example.de');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('neu@example.de');
    expect((await signIn(visitor, '/muster', 'neu@example.de')).status).toBe(401);

    const link = await linkOfMail(database, 'neu@example.de');
    const page = await visitor.open(link);
    expect((await signIn(visitor, '/muster', 'neu@example.de')).status).toBe(401);
    const confirmed = await visitor.press(page, 'E-Mail-Adresse bestätigen');
    expect(confirmed.text).toContain('Ihr Konto ist bestätigt');
    expect((await signIn(visitor, '/muster', 'neu@example.de')).path).toBe('/muster/account');
    const again = await someone().open(link);
    expect(again.text).toContain('Dieser Link gilt nicht mehr');
    const main = again.text.match(/<main[\s\S]*<\/main>/)?.[0] ?? '';
    expect(main).toMatch(/href="\/muster\/login"[^>]*>Einloggen/);
    expect(main).toMatch(/href="\/muster\/registrieren"[^>]*>Noch einmal registrieren/);
  });

  it('by a second link of two says that the account is confirmed already', async () => {
    const visitor = someone();
    await signUp(visitor, '/muster', 'doppelt@example.de');
    const first = await visitor.open(await linkOfMail(database, 'doppelt@example.de'));
    await signUp(visitor, '/muster', 'doppelt@example.de');
    const second = await visitor.open(await linkOfMail(database, 'doppelt@example.de'));
    expect(second.path).not.toBe(first.path);
    await visitor.press(first, 'E-Mail-Adresse bestätigen');
    const told = await visitor.press(second, 'E-Mail-Adresse bestätigen');
    expect([told.status, told.path]).toEqual([200, expect.stringContaining('/muster/login')]);
    expect(told.text).toContain('Ihr Konto ist schon bestätigt');
    expect((await signIn(visitor, '/muster', 'doppelt@example.de')).path).toBe('/muster/account');
  });

  it('tells nobody but its owner that an address is known', async () => {
    await openAccount(database, someone(), '/muster', 'bekannt@example.de');
    const known = await signUp(someone(), '/muster', 'Bekannt@Example.de');
    const unknown = await signUp(someone(), '/muster', 'unbekannt@example.de');
    const told = (text: string) =>
      text.replaceAll(/(un)?bekannt@example\.de/gi, '…').match(/<main[\s\S]*<\/main>/)?.[0];
    expect([known.status, told(known.text)]).toEqual([unknown.status, told(unknown.text)]);
    const mail = await database.value(
      "select subject from mails where recipient = 'bekannt@example.de' order by created_at desc limit 1",
    );
    expect(mail).toContain('schon ein Konto');
  });

  it.each([
    ['a short password', { passwort: 'kurz' }, 'mindestens 8 Zeichen'],
    ['a common password', { passwort: 'password123' }, 'sehr häufig'],
    ['the name of the shop', { passwort: 'Autohaus Muster 1' }, 'Namen des Shops'],
    ['no address', { email: 'eva' }, 'unvollständig'],
    ['no name', { vorname: ' ' }, 'Vornamen'],
  ])('with %s is refused, and what was typed stays', async (_name, wrong, message) => {
    const visitor = someone();
    const page = await visitor.open('/muster/registrieren');
    const fields = { vorname: 'Eva', nachname: 'Berg', email: 'x@example.de', passwort: PASSWORD, ...wrong };
    const answer = await visitor.press(page, 'Registrieren', fields);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(message);
    expect(answer.text).toContain('value="Berg"');
    expect(answer.text).not.toContain(`value="${fields.passwort}"`);
  });

  it('never lets a form give itself rights', async () => {
    const visitor = someone();
    const page = await visitor.open('/muster/registrieren');
    const fields = { vorname: 'Eva', nachname: 'Berg', email: 'noa@example.de', passwort: PASSWORD };
    await visitor.press(page, 'Registrieren', { ...fields, isNoaEmployee: 'true', isNOAEmployee: 'true' });
    const confirm = await visitor.open(await linkOfMail(database, 'noa@example.de'));
    await visitor.press(confirm, 'E-Mail-Adresse bestätigen');
    const users = await database.query(
      "select is_noa_employee from users where email_key = 'noa@example.de'",
    );
    expect(users).toEqual([{ is_noa_employee: false }]);
  });
});

describe('signing in', () => {
  it('refuses a wrong password and an unknown address with the same words', async () => {
    await openAccount(database, someone(), '/muster', 'eva@example.de');
    for (const [email, password] of [
      ['eva@example.de', 'falsch falsch'],
      ['niemand@example.de', PASSWORD],
    ] as const) {
      const answer = await signIn(someone(), '/muster', email, password);
      expect(answer.status).toBe(401);
      expect(answer.text).toContain('Ihre angegebenen Anmeldedaten sind ungültig.');
    }
  });

  it('changes the session, so that an id known before is worth nothing', async () => {
    const visitor = someone();
    await addTyre(visitor, '/muster', first, 1);
    const before = visitor.cookies.get('radhaus') ?? '';
    await signIn(visitor, '/muster', 'eva@example.de');
    expect(visitor.cookies.get('radhaus')).not.toBe(before);
    const thief = someone();
    thief.cookies.set('radhaus', before);
    expect((await thief.open('/muster/account')).path).toMatch(/^\/muster\/login/);
    expect((await thief.open('/muster/warenkorb')).text).toContain('Ihr Warenkorb ist leer.');
  });

  it('says why nobody is signed in whose browser refuses cookies', async () => {
    const visitor = someone();
    const page = await visitor.open('/muster/login?weiter=%2Faccount%2Forders');
    const sent = await visitor.send({
      path: page.path,
      form: { email: 'eva@example.de', passwort: PASSWORD },
      headers: { origin: `http://localhost:${shop.port}` },
    });
    expect(sent.status).toBe(303);
    const refused = await someone().open(sent.headers.location ?? '');
    expect(refused.text).toContain('Ihr Browser nimmt keine Cookies an.');
    expect((await visitor.open(sent.headers.location ?? '')).path).toBe('/muster/account/orders');
  });

  it('leads back to where one wanted to go, and never to another host', async () => {
    const visitor = someone();
    const guarded = await visitor.open('/muster/account/orders');
    expect(guarded.path).toBe('/muster/login?weiter=%2Faccount%2Forders');
    const fields = { email: 'eva@example.de', passwort: PASSWORD };
    expect((await visitor.press(guarded, 'Einloggen', fields)).path).toBe('/muster/account/orders');
    for (const evil of ['//evil.example', 'https://evil.example', '/\\evil.example']) {
      const other = someone();
      const page = await other.open(`/muster/login?weiter=${encodeURIComponent(evil)}`);
      expect((await other.press(page, 'Einloggen', fields)).path).toBe('/muster/account');
    }
  });

  it('makes who guesses wait, but not the owner elsewhere', async () => {
    await openAccount(database, someone(), '/muster', 'leiter@example.de');
    const guesser = someone();
    const answers = [];
    for (let tries = 0; tries < 12; tries += 1) {
      answers.push((await signIn(guesser, '/muster', 'leiter@example.de', `falsch ${tries}`)).status);
    }
    expect(answers).toEqual([...Array(10).fill(401), 429, 429]);
    const owner = await someone().send({
      path: '/muster/login',
      form: { email: 'leiter@example.de', passwort: PASSWORD },
      headers: { origin: `http://localhost:${shop.port}`, 'x-forwarded-for': '198.51.100.7' },
    });
    expect([owner.status, owner.headers.location]).toEqual([
      303,
      expect.stringMatching(/^\/muster\/login\?hinweis=cookies&weiter=%2Faccount$/),
    ]);
  });
});

it('nobody sends mails without end to addresses of others', async () => {
  const visitor = someone();
  await openAccount(database, visitor, '/muster', 'wechselt@example.de');
  const ask = (email: string) =>
    visitor.post('/muster/account/settings', { aktion: 'email', email, passwort: PASSWORD });
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await ask(`fremd${tries}@example.de`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

describe('a new address', () => {
  const settings = '/muster/account/settings';

  it('that is the one of the account is refused, and no mail is sent', async () => {
    const visitor = someone();
    await openAccount(database, visitor, '/muster', 'bleibt@example.de');
    const answer = await visitor.post(settings, {
      aktion: 'email',
      email: 'Bleibt@example.de',
      passwort: PASSWORD,
    });
    expect(answer.status).toBe(409);
    expect(textOf(answer.text)).toContain('Das ist schon die E-Mail-Adresse Ihres Kontos.');
    const mails = await database.query(
      "select 1 from mails where recipient ilike 'bleibt@example.de' and subject like '%neue E-Mail-Adresse'",
    );
    expect(mails).toEqual([]);
  });

  it('is confirmed on another device by the old one, as mail and page say', async () => {
    const visitor = someone();
    await openAccount(database, visitor, '/muster', 'bisher@example.de');
    await visitor.post(settings, { aktion: 'email', email: 'danach@example.de', passwort: PASSWORD });
    const link = await linkOfMail(database, 'danach@example.de');
    const [mail] = await database.query<{ text: string }>(
      "select text from mails where recipient = 'danach@example.de'",
    );
    expect(mail?.text).toContain('mit Ihrer bisherigen E-Mail-Adresse ein');
    const page = await someone().open(link);
    expect(page.path).toContain('/muster/login');
    expect(textOf(page.text)).toContain('loggen Sie sich bitte noch mit Ihrer bisherigen Adresse ein.');
    expect(textOf((await someone().open('/muster/login')).text)).not.toContain('bisherigen Adresse');
  });
});

describe('a forgotten password', () => {
  it('is set anew by the link of the mail, once, and every session ends', async () => {
    const visitor = someone();
    await openAccount(database, visitor, '/muster', 'vergessen@example.de');
    const page = await someone().open('/muster/passwort-vergessen');
    const stranger = someone();
    const answer = await stranger.press(page, 'Passwort zurücksetzen', { email: 'vergessen@example.de' });
    expect(answer.text).toContain('Wenn es zu');
    const link = await linkOfMail(database, 'vergessen@example.de');
    const form = await stranger.open(link);
    expect((await stranger.press(form, 'Passwort setzen', { passwort: '12345678' })).status).toBe(400);
    const done = await stranger.press(form, 'Passwort setzen', { passwort: 'ganz neue Wörter hier' });
    expect(done.text).toContain('Ihr neues Passwort gilt');
    expect((await visitor.open('/muster/account')).path).toMatch(/^\/muster\/login/);
    expect((await signIn(someone(), '/muster', 'vergessen@example.de')).status).toBe(401);
    expect((await signIn(someone(), '/muster', 'vergessen@example.de', 'ganz neue Wörter hier')).status).toBe(
      200,
    );
    const again = () =>
      stranger.send({
        path: link,
        form: { passwort: 'noch einmal andere Wörter' },
        headers: { origin: `http://localhost:${shop.port}` },
      });
    const second = await again();
    expect([second.status, second.headers.location]).toEqual([
      303,
      expect.stringContaining('/muster/login?hinweis=passwort-gesetzt'),
    ]);
    expect((await someone().open(second.headers.location ?? '')).text).toContain('gerade gesetzt worden');
    expect((await someone().open(link)).text).toContain('Dieser Link gilt nicht mehr');
    const other = await signIn(someone(), '/muster', 'vergessen@example.de', 'noch einmal andere Wörter');
    expect(other.status).toBe(401);
    await database.query("update account_tokens set expires_at = expires_at - interval '3 minutes'");
    expect((await again()).status).toBe(410);
  });

  it('of an unknown address gets the same answer and no mail', async () => {
    const visitor = someone();
    const page = await visitor.open('/muster/passwort-vergessen');
    const answer = await visitor.press(page, 'Passwort zurücksetzen', { email: 'keiner@example.de' });
    expect(answer.text).toContain('Wenn es zu');
    const mails = await database.query("select 1 from mails where recipient = 'keiner@example.de'");
    expect(mails).toEqual([]);
  });
});

it('a profile is saved without a telephone number, and with one', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'ohne-telefon@example.de');
  const save = 'Angaben speichern';
  for (const telefon of ['', '0431 123', '']) {
    const page = await visitor.open('/muster/account/settings');
    const answer = await visitor.press(page, save, { anrede: 'frau', telefon });
    expect([answer.status, readForm(answer.text, { button: save }).fields.telefon]).toEqual([200, telefon]);
  }
});
