import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoStaff, linkOfMail, openAccount, PASSWORD, signIn } from '../support/accounts';
import { apiOf, signInByApi } from '../support/api';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const api = apiOf(shop);

const CUSTOMER = { username: 'kundin@example.de', password: 'Sommerreifen-2026', standortUrl: 'muster' };
const OTHER = 'fünf lange Wörter sind besser';

beforeEach(() => database.query('delete from attempts'));

const open = (email: string) => openAccount(database, new Visitor(shop), '/muster', email);

const tokenOf = (username: string, password?: string) => signInByApi(api, username, password);

const current = (token?: string) => api('GET', '/api/v1/auth/user/current', { token });

function register(email: string) {
  const user = { email, password: PASSWORD, vorname: 'Eva', nachname: 'Berg' };
  return api('POST', '/api/v1/auth/signup', { json: { user, standortUrl: 'muster' } });
}

describe('signing in', () => {
  it('gives a token that names the user until it has expired', async () => {
    const { status, headers, body } = await api('POST', '/api/v1/auth/signin', { json: CUSTOMER });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.user).toMatchObject({ email: CUSTOMER.username, isConfirmed: true, isNOAEmployee: false });
    expect((await current(body.token)).body.user).toEqual(body.user);
    await database.query('update sessions set expires_at = now() where host_group is null');
    expect((await current(body.token)).status).toBe(401);
  });

  it('answers a wrong password and an unknown address alike, and slows guesses down', async () => {
    const wrong = await api('POST', '/api/v1/auth/signin', { json: { ...CUSTOMER, password: 'geraten' } });
    expect(wrong).toMatchObject({
      status: 401,
      body: {
        error: { reason: 'wrong_credentials', message: 'Ihre angegebenen Anmeldedaten sind ungültig.' },
      },
    });
    const unknown = { ...CUSTOMER, username: 'niemand@example.de' };
    expect((await api('POST', '/api/v1/auth/signin', { json: unknown })).body).toEqual(wrong.body);
    for (let guess = 0; guess < 10; guess += 1) {
      await api('POST', '/api/v1/auth/signin', { json: unknown });
    }
    const limited = await api('POST', '/api/v1/auth/signin', { json: unknown });
    expect(limited).toMatchObject({ status: 429, body: { error: { reason: 'rate_limited' } } });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('asks staff with a second factor for its code, which works once', async () => {
    const staff = {
      username: 'mitarbeiter@example.de',
      password: 'Winterreifen-2026',
      standortUrl: 'muster',
    };
    const visitor = new Visitor(shop);
    await signIn(visitor, '/muster', staff.username, staff.password);
    const page = await visitor.open('/muster/account/zweiter-faktor');
    const secret =
      /Schlüssel ein: ((?:[A-Z2-7]{4} ?)+)/.exec(textOf(page.text))?.[1]?.replace(/ /g, '') ?? '';
    const code = new TOTP({ secret }).generate();
    await visitor.press(page, 'Zweiten Faktor einrichten', { code, passwort: staff.password });
    const asked = await api('POST', '/api/v1/auth/signin', { json: staff });
    expect(asked).toMatchObject({ status: 401, body: { error: { reason: 'code_required' } } });
    await database.query('update second_factors set last_step = 0');
    const withCode = { ...staff, code: new TOTP({ secret }).generate() };
    const signedIn = await api('POST', '/api/v1/auth/signin', { json: withCode });
    expect(signedIn.body.user.isNOAEmployee).toBe(true);
    const again = await api('POST', '/api/v1/auth/signin', { json: withCode });
    expect(again).toMatchObject({ status: 401, body: { error: { reason: 'wrong_code' } } });
  });
});

describe('a bearer token', () => {
  it('is no cookie, and a cookie is no token', async () => {
    const token = await tokenOf(CUSTOMER.username, CUSTOMER.password);
    const visitor = new Visitor(shop);
    await signIn(visitor, '/muster', CUSTOMER.username, CUSTOMER.password);
    const [row] = await database.query<{ id: string }>(
      'select id from sessions where host_group is not null limit 1',
    );
    for (const wrong of [undefined, 'x'.repeat(43), row?.id, `${token}x`]) {
      expect((await current(wrong)).status).toBe(401);
    }
    const withCookie = await request({
      port: shop.port,
      path: '/api/v1/auth/user/current',
      headers: { cookie: `radhaus=${token.padEnd(102, 'x')}` },
    });
    expect(withCookie.status).toBe(401);
    expect(withCookie.headers['www-authenticate']).toBe('Bearer');
    const asCookie = await request({
      port: shop.port,
      path: '/muster/account',
      headers: { cookie: `radhaus=${token}` },
    });
    expect(asCookie.status).toBe(303);
  });

  it('of a page’s session is never read from its cookie', async () => {
    const visitor = new Visitor(shop);
    await signIn(visitor, '/muster', CUSTOMER.username, CUSTOMER.password);
    const staff = await demoStaff(shop);
    const cookieOf = ({ cookies }: Visitor) => [...cookies].map((pair) => pair.join('=')).join('; ');
    expect((await visitor.send({ path: '/muster/account' })).status).toBe(200);
    for (const one of [visitor, staff]) {
      const headers = { cookie: cookieOf(one) };
      expect((await api('GET', '/api/v1/auth/user/current', { headers })).status).toBe(401);
      const categories = '/api/v1/Categories?standortUrl=muster';
      const shown = await api('GET', categories, { headers });
      expect(JSON.stringify(shown.body)).not.toContain('"isNOAEmployeeCategory":true');
    }
  });

  it('is listed in the account and can be revoked there', async () => {
    await open('liste@example.de');
    const { body } = await api('POST', '/api/v1/auth/signin', {
      json: { username: 'liste@example.de', password: PASSWORD, standortUrl: 'muster' },
      headers: { 'user-agent': 'kassenprogramm/1.2 <b>' },
    });
    const visitor = new Visitor(shop);
    await signIn(visitor, '/muster', 'liste@example.de');
    const page = await visitor.open('/muster/account/settings');
    expect(textOf(page.text)).toMatch(/Programm \(kassenprogramm\/1\.2 <b>\) zuletzt .*?, gilt bis /);
    const [row] = await database.query<{ id: string }>(
      `select id from sessions where host_group is null and agent like 'kassen%'`,
    );
    const sitzung = row?.id.slice(0, 12) ?? '';
    const wrong = await visitor.post('/muster/account/settings', {
      aktion: 'abmelden',
      sitzung,
      passwort: 'falsch',
    });
    expect(wrong.status).toBe(401);
    expect((await current(body.token)).status).toBe(200);
    await visitor.post('/muster/account/settings', { aktion: 'abmelden', sitzung, passwort: PASSWORD });
    expect((await current(body.token)).status).toBe(401);
  });

  it('of one user reads and changes nothing of another', async () => {
    await open('eins@example.de');
    await open('zwei@example.de');
    const [one, two] = [await tokenOf('eins@example.de'), await tokenOf('zwei@example.de')];
    await api('PUT', '/api/v1/users', { token: one, json: { user: { vorname: 'Erste' } } });
    expect((await current(two)).body.user).toMatchObject({ email: 'zwei@example.de', vorname: 'Eva' });
    const json = { password: PASSWORD };
    expect((await api('DELETE', '/api/v1/users', { token: one, json })).status).toBe(200);
    expect((await current(one)).status).toBe(401);
    expect((await current(two)).status).toBe(200);
  });
});

describe('signing up', () => {
  it('makes a token that can do nothing before the address is confirmed, and is the account’s then', async () => {
    const { status, body } = await register('frisch@example.de');
    expect(status).toBe(201);
    expect((await current(body.token)).body.user).toEqual(body.user);
    expect(body.user).toMatchObject({ _id: null, isConfirmed: false, email: 'frisch@example.de' });
    const json = { user: { vorname: 'Anna' } };
    const refused = await api('PUT', '/api/v1/users', { token: body.token, json });
    expect(refused).toMatchObject({ status: 403, body: { error: { reason: 'email_unconfirmed' } } });
    const visitor = new Visitor(shop);
    const page = await visitor.open(await linkOfMail(database, 'frisch@example.de'));
    await visitor.press(page, 'E-Mail-Adresse bestätigen');
    expect((await current(body.token)).body.user).toMatchObject({ isConfirmed: true, vorname: 'Eva' });
    expect((await api('PUT', '/api/v1/users', { token: body.token, json })).body.user.vorname).toBe('Anna');
  });

  it('answers a known address alike; its token never becomes the account’s', async () => {
    await open('schon-da@example.de');
    const known = await register('schon-da@example.de');
    const unknown = await register('noch-nicht@example.de');
    const told = ({ body: { user, token: _secret, ...rest } }: typeof known) => ({
      ...rest,
      user: { ...user, email: '…' },
    });
    expect([known.status, told(known)]).toEqual([unknown.status, told(unknown)]);
    const mail = await database.value<string>(
      `select subject from mails where recipient = 'schon-da@example.de' order by created_at desc limit 1`,
    );
    expect(mail).toContain('schon ein Konto');
    const json = { user: { vorname: 'Fremd' } };
    expect((await api('PUT', '/api/v1/users', { token: known.body.token, json })).status).toBe(403);
    expect((await current(await tokenOf('schon-da@example.de'))).body.user.vorname).toBe('Eva');
  });

  it('refuses weak passwords and rights', async () => {
    const user = { email: 'x@example.de', password: 'password123', vorname: 'Eva', nachname: 'Berg' };
    const weak = await api('POST', '/api/v1/auth/signup', { json: { user, standortUrl: 'muster' } });
    expect(weak.body.error).toMatchObject({
      reason: 'weak_password',
      details: [{ field: 'user.password' }],
    });
    const rights = { ...user, password: PASSWORD, isNOAEmployee: true };
    const refused = await api('POST', '/api/v1/auth/signup', {
      json: { user: rights, standortUrl: 'muster' },
    });
    expect(refused.body.error.details).toMatchObject([{ field: 'user.isNOAEmployee' }]);
  });
});

describe('a new password', () => {
  it('needs the old one, and ends every session', async () => {
    await open('neu-pw@example.de');
    const [token, elsewhere] = [await tokenOf('neu-pw@example.de'), await tokenOf('neu-pw@example.de')];
    const put = (json: object) => api('PUT', '/api/v1/auth/password', { token, json });
    expect((await put({ password: OTHER })).status).toBe(400);
    for (const oldPassword of ['', 4711, null])
      expect((await put({ oldPassword, password: OTHER })).status, String(oldPassword)).toBe(400);
    expect(await put({ oldPassword: 'falsch', password: OTHER })).toMatchObject({
      status: 401,
      body: { error: { reason: 'wrong_password', details: [{ field: 'oldPassword' }] } },
    });
    expect((await current(elsewhere)).status).toBe(200);
    expect((await put({ oldPassword: PASSWORD, password: OTHER })).status).toBe(200);
    for (const ended of [token, elsewhere]) expect((await current(ended)).status).toBe(401);
    const known = await tokenOf('neu-pw@example.de', OTHER);
    for (const password of ['neu-pw', 'qwertzuiop', 'Eva-Berg-2026', 'neu-pw-neu-pw']) {
      const json = { oldPassword: OTHER, password };
      const own = await api('PUT', '/api/v1/auth/password', { token: known, json });
      expect(own.status, password).toBe(400);
      expect(own.body.error.details, password).toMatchObject([{ field: 'password' }]);
    }
    expect((await current(known)).status).toBe(200);
  }, 30_000);

  it('ends tokens when it is changed in the account', async () => {
    await open('konto-pw@example.de');
    const token = await tokenOf('konto-pw@example.de');
    const visitor = new Visitor(shop);
    await signIn(visitor, '/muster', 'konto-pw@example.de');
    await visitor.post('/muster/account/settings', {
      aktion: 'passwort',
      passwort: PASSWORD,
      passwortNeu: OTHER,
    });
    expect((await current(token)).status).toBe(401);
  });

  it('is set by the hash of the mail, with the address of the account', async () => {
    await open('vergessen@example.de');
    const ask = (email: string) =>
      api('POST', '/api/v1/auth/resetPassword', { json: { email, standortUrl: 'muster' } });
    expect((await ask('vergessen@example.de')).body).toEqual((await ask('nie@example.de')).body);
    const hash = (await linkOfMail(database, 'vergessen@example.de')).split('/').at(-1);
    const set = (email: string) =>
      api('PUT', '/api/v1/auth/resetPassword', { json: { hash, email, password: OTHER } });
    expect((await set('zwei@example.de')).body.error.reason).toBe('expired_token');
    expect((await set('Vergessen@example.de')).status).toBe(200);
    expect((await set('vergessen@example.de')).status).toBe(410);
    expect(await tokenOf('vergessen@example.de', OTHER)).toBeTypeOf('string');
  });
});

it('a user is changed in part and deleted with the password', async () => {
  await open('weg@example.de');
  const token = await tokenOf('weg@example.de');
  const changed = { anrede: 'frau', telefon: '0431 123456' };
  const { body } = await api('PUT', '/api/v1/users', { token, json: { user: changed } });
  expect(body.user).toMatchObject({ ...changed, vorname: 'Eva' });
  const cleared = await api('PUT', '/api/v1/users', { token, json: { user: { telefon: null } } });
  expect(cleared.body.user).toMatchObject({ telefon: null, anrede: 'frau' });
  const wrong = await api('DELETE', '/api/v1/users', { token, json: { password: 'falsch' } });
  expect(wrong).toMatchObject({ status: 401, body: { error: { details: [{ field: 'password' }] } } });
  expect((await api('DELETE', '/api/v1/users', { token })).status).toBe(400);
  const path = `/api/v1/users?password=${encodeURIComponent(PASSWORD)}`;
  const json = { password: PASSWORD };
  for (const asked of [{ token }, { token, json }])
    expect((await api('DELETE', path, asked)).status).toBe(400);
  expect((await current(token)).status).toBe(200);
  expect((await api('DELETE', '/api/v1/users', { token, json })).status).toBe(200);
  expect((await current(token)).status).toBe(401);
  expect(shop.log()).not.toContain('vier%20lange');
});

it('a user carries a wish list, which a program replaces', async () => {
  await open('merkliste@example.de');
  const token = await tokenOf('merkliste@example.de');
  const tyres = (await api('GET', '/api/v1/standorte/muster/tires')).body.data;
  const standort = (await api('GET', '/api/v1/standorte/muster')).body._id;
  const [one, two] = tyres.map(({ id, _id }: { id: string; _id: string }) => ({
    productId: id,
    selectedVariant: _id,
    categoryUrl: 'reifen',
    standort,
  }));
  const put = (merkliste: unknown[]) => api('PUT', '/api/v1/users', { token, json: { user: { merkliste } } });
  const listed = ({ body }: Awaited<ReturnType<typeof put>>) =>
    body.user.merkliste.map(({ selectedVariant }: typeof one) => selectedVariant).sort();
  expect(listed(await put([one, two, one]))).toEqual([one.selectedVariant, two.selectedVariant].sort());
  expect(listed(await put([two]))).toEqual([two.selectedVariant]);
  const visitor = new Visitor(shop);
  await signIn(visitor, '/muster', 'merkliste@example.de');
  expect((await visitor.open('/muster/merkliste')).text).toContain(two.productId);
  for (const [wrong, field] of [
    [{ ...one, selectedVariant: 'tyre:weg' }, 'selectedVariant'],
    [{ ...one, standort: 'nirgends' }, 'standort'],
  ] as const) {
    const { status, body } = await put([one, wrong]);
    expect([status, body.error.details[0].field]).toEqual([400, `user.merkliste.1.${field}`]);
  }
  expect(listed(await current(token))).toEqual([two.selectedVariant]);
  expect(listed(await put([]))).toEqual([]);
});

it('each entry of a wish list names what the call of products takes, a variant its product', async () => {
  const email = 'eintraege@example.de';
  await open(email);
  const visitor = new Visitor(shop);
  await signIn(visitor, '/muster', email);
  const [box] = await database.query<{ code: string; product: string }>(
    `select a.code, g.code as product from articles a join article_groups g on g.id = a.group_id
      join products p on p.group_id = g.id join categories c on c.id = p.category_id
      where c.url = 'dachboxen' and a.retired_at is null and a.code <> g.code order by a.code desc limit 1`,
  );
  const others = await database.query<{ key: string }>(
    `select distinct on (kind) kind || ':' || code as key from articles
      where kind in ('tyre', 'rim', 'complete-wheel') and retired_at is null order by kind, id`,
  );
  const keys = [`product:${box?.code}`, ...others.map(({ key }) => key)];
  for (const artikel of keys) await visitor.post('/muster/merkliste', { aktion: 'merken', artikel });

  const { merkliste } = (await current(await tokenOf(email))).body.user;
  expect(merkliste.map((entry: { selectedVariant: string }) => entry.selectedVariant).sort()).toEqual(
    keys.toSorted(),
  );
  for (const { categoryUrl, productId, selectedVariant } of merkliste) {
    const path = `/api/v1/standorte/muster/categories/${categoryUrl}/products/${productId}`;
    const moved = await request({ port: shop.port, path });
    const { body } = await api('GET', moved.headers.location ?? path);
    const names = body.tire ? [body.tire] : body.product.varianten;
    expect(names).toContainEqual(expect.objectContaining({ _id: selectedVariant }));
    if (selectedVariant === keys[0]) expect(body.product._id).toBe(box?.product);
  }
});

it('browsers on other sites may ask, without cookies', async () => {
  const { status, headers } = await request({
    port: shop.port,
    method: 'OPTIONS',
    path: '/api/v1/users',
    headers: { origin: 'https://anderswo.example', 'access-control-request-method': 'PUT' },
  });
  expect(status).toBe(204);
  expect(headers['access-control-allow-methods']).toBe('PUT, DELETE, OPTIONS');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
});
