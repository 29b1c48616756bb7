import { expect, it } from 'vitest';
import { auditKindNames, auditKinds } from '~/domain/accounts/audit';
import { deleteOldAudit } from '~/domain/accounts/audit-log.server';
import { openAccount, PASSWORD } from '../support/accounts';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop({
  ownProcess: true,
  environment: { TRUSTED_PROXIES: '127.0.0.0/8' },
});
const api = apiOf(shop);
const central = await openDesk(database, shop, 'leitung', null);
const customer = new Visitor(shop);
const email = 'protokollierte@example.de';
await openAccount(database, customer, '/muster', email);

const TYPED = 'getipptes-Geheimnis-0815';

interface Entry {
  kind: string;
  account: string | null;
  about: string | null;
  detail: string | null;
  network: string | null;
}

/** What was recorded while `act` ran. */
async function recordedBy(act: () => Promise<unknown>): Promise<Entry[]> {
  const last = (await database.value<number>('select coalesce(max(id), 0)::int from audit_entries')) ?? 0;
  await act();
  return database.query<Entry>(
    `select kind, account.email as account, about.email as about, detail, network from audit_entries
     left join users account on account.id = account_id left join users about on about.id = about_id
     where audit_entries.id > $1 order by audit_entries.id`,
    [last],
  );
}

const trySignIn = (address: string, from: string) =>
  request({
    port: shop.port,
    path: '/muster/login',
    form: { email: address, passwort: TYPED },
    headers: { 'x-forwarded-for': from, origin: `http://localhost:${shop.port}` },
  });

const nobody = { account: null, about: null, detail: null };

it.each([
  ['a known account', email, '203.0.113.77', '203.0.113.0/24', email],
  ['a known account by IPv6', email, '2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', email],
  ['an address without an account', 'niemand@example.de', '203.0.113.77', '203.0.113.0/24', null],
])(
  'a failed sign-in of %s is recorded, without what was typed',
  async (_what, typed, from, network, account) => {
    const entries = await recordedBy(() => trySignIn(typed, from));
    expect(entries).toEqual([{ ...nobody, kind: 'sign-in-failed', account, network }]);
    const all = await database.value<string>(
      `select string_agg(audit_entries::text, ' ') from audit_entries`,
    );
    expect(all).not.toContain(TYPED);
    expect(all).not.toContain('niemand@');
    expect(all).not.toContain('203.0.113.77');
  },
);

it('a failed sign-in by the API is recorded, a right one leaves no entry', async () => {
  const signIn = (password: string) =>
    api('POST', '/api/v1/auth/signin', {
      json: { username: email, password, standortUrl: 'muster' },
      headers: { 'x-forwarded-for': '198.51.100.9' },
    });
  expect(await recordedBy(() => signIn(TYPED))).toEqual([
    { ...nobody, kind: 'sign-in-failed', account: email, network: '198.51.100.0/24' },
  ]);
  expect(await recordedBy(() => signIn(PASSWORD))).toEqual([]);
});

it('a wrong password in the account is recorded', async () => {
  const settings = await customer.open('/muster/account/settings');
  const entries = await recordedBy(() =>
    customer.press(settings, 'Passwort ändern', { passwort: TYPED, passwortNeu: 'ganz neue lange Wörter' }),
  );
  expect(entries).toMatchObject([{ kind: 'password-failed', account: email }]);
});

it('a wrong code is recorded', async () => {
  const person = await openDesk(database, shop, 'verkauf');
  const page = await person.open('/muster/account/zweiter-faktor');
  expect(page.status).toBe(200);
  await database.query(
    `update second_factors set confirmed_at = now() where user_id = (select id from users where email = $1)`,
    [person.email],
  );
  const visitor = new Visitor(shop);
  const asked = await visitor.press('/muster/login', 'Einloggen', {
    email: person.email,
    passwort: PASSWORD,
  });
  const entries = await recordedBy(() => visitor.press(asked, 'Weiter', { code: '000000' }));
  expect(entries).toMatchObject([{ kind: 'code-failed', account: person.email }]);
});

const name = 'Nur Bestand';

it.each<[string, Parameters<typeof apiKey>[1], string, string]>([
  ['a missing scope', { name, scopes: ['stock'] }, '/api/v1/changes/customers', `${name}: customers`],
  [
    'another location',
    { name, scopes: ['orders'], locations: ['hafen'] },
    '/api/v1/standorte/muster/dealerOrders',
    `${name}: muster`,
  ],
])('a key of the API without the right is recorded: %s', async (_what, told, path, detail) => {
  const token = await apiKey(database, told);
  const entries = await recordedBy(() => api('GET', path, { token }));
  expect(entries).toMatchObject([{ kind: 'api-refused', account: null, detail }]);
});

it('changes of staff at the desk are recorded with who did what to whom', async () => {
  const member = await openDesk(database, shop, 'verkauf');
  const id = await database.value<string>('select id from users where email = $1', [member.email]);
  const run = (befehl: string, more: Record<string, string> = {}) =>
    recordedBy(() => central.post('/muster/tresen/mitarbeiter', { befehl, wer: id ?? '', ...more }));
  const by = { account: central.email, network: '127.0.0.0/24' };
  const about = { ...by, about: member.email };
  expect(await run('give-role', { rolle: 'werkstatt' })).toEqual([
    { ...about, kind: 'role-given', detail: 'werkstatt' },
  ]);
  expect(await run('take-role', { rolle: 'werkstatt' })).toEqual([
    { ...about, kind: 'role-taken', detail: 'werkstatt' },
  ]);
  expect(await run('end-sessions')).toEqual([{ ...about, kind: 'sessions-ended', detail: null }]);
  expect(await run('invite', { email: 'eingeladen@example.de', rolle: 'verkauf' })).toEqual([
    { ...by, kind: 'staff-invited', about: null, detail: 'verkauf' },
  ]);
  expect(await run('give-role', { rolle: 'kaiser' })).toEqual([]);
});

it('commands of the operator are recorded without an address', async () => {
  const about = 'befehl@example.de';
  const by = { account: null, network: null, about };
  const create = () =>
    radhaus(database, 'user', 'create', about, '--first-name', 'A', '--last-name', 'B', '--role', 'verkauf');
  expect(await recordedBy(create)).toEqual([
    { ...by, kind: 'staff-created', detail: null },
    { ...by, kind: 'role-given', detail: 'verkauf' },
  ]);
  expect(await recordedBy(() => radhaus(database, 'user', 'revoke', about, 'verkauf'))).toEqual([
    { ...by, kind: 'role-taken', detail: 'verkauf' },
  ]);
  expect(await recordedBy(() => radhaus(database, 'user', 'password', about))).toEqual([
    { ...by, kind: 'password-renewed', detail: null },
  ]);
});

it('keys of the API are recorded at the desk and by command', async () => {
  const made = await recordedBy(async () =>
    central.press(await central.open('/muster/tresen/api-schluessel'), 'Schlüssel anlegen', {
      name: 'Protokollschlüssel',
      rechtstock: 'on',
      alle: 'on',
    }),
  );
  expect(made).toMatchObject([{ kind: 'key-made', account: central.email, detail: 'Protokollschlüssel' }]);
  const told = await radhaus(database, 'api-key', 'create', 'Befehl', '--scope', 'stock', '--all-locations');
  const id = /key (\S+) made/.exec(told.stdout)?.[1] ?? '';
  expect(await recordedBy(() => radhaus(database, 'api-key', 'revoke', id))).toMatchObject([
    { kind: 'key-revoked', account: null, network: null, detail: 'Befehl' },
  ]);
});

const PAGE = '/muster/tresen/sicherheit';
const rowsOf = (text: string) => text.split('data-rows')[1]?.match(/<li/g)?.length ?? 0;

it('the page of the desk shows entries, by kind, and the older ones on the next page', async () => {
  await database.query(
    `insert into audit_entries (at, kind, network) select now(), 'sessions-ended', '192.0.2.0/24' from generate_series(1, 120)`,
  );
  const sizes: number[] = [];
  let page = await central.open(`${PAGE}?art=sessions-ended`);
  for (;;) {
    sizes.push(rowsOf(page.text));
    expect(textOf(page.text.split('data-rows')[1] ?? '')).not.toContain(auditKindNames['sign-in-failed']);
    const next = /href="([^"]*nach=[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
    if (!next) break;
    page = await central.open(next);
  }
  expect(sizes).toEqual([50, 50, 21]);
  const failed = textOf((await central.open(`${PAGE}?art=sign-in-failed`)).text);
  expect(failed).toContain(email);
  expect(failed).toContain('203.0.113.0/24');
  expect(failed).toContain('unbekanntes Konto');
  expect(failed).toContain('nach 90 Tagen gelöscht');
});

it.each([
  '?art=gibt-es-nicht',
  '?nach=x',
  '?nach=99999999999999999999',
  '?seit=gestern',
  '?art=%00',
  '?art=a&art=b',
])('a strange query shows all: %s', async (query) => {
  const page = await central.open(`${PAGE}${query}`);
  expect([page.status, rowsOf(page.text)]).toEqual([200, 50]);
});

it('every kind has a name at the desk', async () => {
  const text = textOf((await central.open(PAGE)).text);
  for (const kind of auditKinds) expect(text).toContain(auditKindNames[kind]);
});

it('the command prints entries, and refuses what it does not know', async () => {
  const { stdout } = await radhaus(database, 'audit', '--kind', 'sign-in-failed', '--limit', '2');
  expect(stdout.trim().split('\n')).toHaveLength(2);
  expect(stdout).toMatch(/^\S+Z {2}sign-in-failed {2}\S+ {2}- {2}- {2}\S+\/\d+$/m);
  for (const wrong of [
    ['--kind', 'all'],
    ['--since', 'gestern'],
    ['--limit', '0'],
    ['--limit', '99999'],
  ])
    await expect(radhaus(database, 'audit', ...wrong)).rejects.toMatchObject({ code: 1 });
});

it('the export of an account has its entries, and a deleted account leaves entries without it', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'gehende@example.de');
  await trySignIn('gehende@example.de', '192.0.2.4');
  const own = JSON.parse((await visitor.open('/muster/account/daten.json')).text);
  expect(own.sicherheitsprotokoll).toMatchObject([{ kind: 'sign-in-failed', network: '192.0.2.0/24' }]);
  const settings = await visitor.open('/muster/account/settings');
  await visitor.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
  const left = await database.query(
    `select account_id from audit_entries where kind = 'sign-in-failed' and network = '192.0.2.0/24'`,
  );
  expect(left).toEqual([{ account_id: null }]);
});

it('entries go after the days of the setting', async () => {
  await database.query(`delete from audit_entries`);
  for (const days of [29, 31])
    await database.query(
      `insert into audit_entries (at, kind, detail) values (now() - $1 * interval '1 day', 'key-made', $2)`,
      [days, String(days)],
    );
  await deleteOldAudit(database.context, 30);
  expect(await database.query('select detail from audit_entries')).toEqual([{ detail: '29' }]);
});
