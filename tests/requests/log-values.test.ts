import { afterEach, expect, it } from 'vitest';
import { deleteOldMails } from '~/platform/mail/outbox.server';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const tyre = await someTyre(database, 'central > 20');

const MARK = 'geheim4711';
const email = `${MARK}@example.de`;

/** Each insert and update fails as a broken rule does, with the whole row in its words. */
async function breakAllTables(): Promise<void> {
  await database.query(`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'broken, Failing row contains (%)', new::text
      using errcode = '23514', detail = new::text, hint = new::text; end $$`);
  const tables = await database.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like '%migration%'`,
  );
  expect(tables.length).toBeGreaterThan(60);
  for (const { name } of tables)
    await database.query(
      `create trigger refuse before insert or update on ${name} for each row execute function refuse()`,
    );
}

afterEach(async () => {
  await database.query('drop function if exists refuse cascade');
});

const person = {
  anrede: 'Frau',
  vorname: MARK,
  nachname: `${MARK}\nparams: ${MARK}`,
  strasse: `${MARK} 1`,
  plz: '24103',
  ort: MARK,
  telefon: '0431 4711 4711',
  email,
};

const forms: [string, string, Record<string, string>][] = [
  ['a sign-up', '/muster/registrieren', { ...person, passwort: `${MARK}-Sommerreifen` }],
  ['a sign-in', '/muster/login', { email, passwort: MARK }],
  ['a forgotten password', '/muster/passwort-vergessen', { email }],
  ['a contact form', '/muster/kontakt', { ...person, name: MARK, nachricht: `${MARK}\n${MARK}` }],
  [
    'a request',
    '/muster/serviceAnfrage',
    { ...person, name: MARK, nachricht: MARK, kennzeichen: 'KI-GE 4711' },
  ],
  ['a cart', '/muster/warenkorb', { aktion: 'hinzufuegen', artikel: `tyre:${tyre.id}`, menge: '2' }],
  ['a person at checkout', '/muster/checkout/kontakt', person],
  ['a withdrawal', '/muster/widerruf', { name: MARK, bestellung: MARK, email, aktion: 'bestaetigen' }],
];

it.each(forms)('%s that cannot be stored leaves nothing of it in the log', async (_, path, form) => {
  const visitor = new Visitor(shop);
  await addTyre(visitor, '/muster', tyre.id, 1);
  await breakAllTables();
  for (const text of ['a page failed', 'a request failed']) shop.expectError(text);
  const before = shop.log().length;
  await visitor.post(path, form).catch(() => undefined);
  await expect.poll(() => shop.log().slice(before)).toContain('"msg":"request"');
  expect(shop.log()).not.toContain(MARK);
  expect(shop.log()).not.toContain('4711');
});

it('a call of the API that cannot be stored leaves nothing of it in the log', async () => {
  await breakAllTables();
  for (const text of ['a page failed', 'a request failed']) shop.expectError(text);
  const visitor = new Visitor(shop);
  const standortUrl = 'muster';
  const user = { ...person, password: `${MARK}-Sommerreifen` };
  for (const [path, json] of [
    ['/api/v1/auth/signup', { user, standortUrl }],
    ['/api/v1/auth/signin', { username: email, password: MARK, standortUrl }],
    ['/api/v1/auth/resetPassword', { email, standortUrl }],
    ['/api/v1/auth/signin', `{"username": ${MARK}`],
  ] as const)
    await visitor.send({
      path,
      method: 'POST',
      ...(typeof json === 'string'
        ? { body: json, headers: { 'content-type': 'application/json' } }
        : { json }),
    });
  expect(shop.log()).not.toContain(MARK);
});

it('a job that fails leaves nothing of its parameters in the log', async () => {
  shop.expectError('"part":"jobs"');
  await database.query(`create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'broken "%"', new::text using errcode = '22P02', detail = new::text; end $$`);
  await database.query('create trigger refuse before update on mails for each row execute function refuse()');
  const before = shop.log().length;
  await new Visitor(shop).post('/muster/kontakt', { ...person, name: MARK, nachricht: MARK });
  await new Visitor(shop).post('/muster/passwort-vergessen', { email: 'kundin@example.de' });
  await expect.poll(() => shop.log().slice(before), { timeout: 10_000 }).toContain('a job failed');
  expect(shop.log()).not.toContain(MARK);
  expect(shop.log().slice(before)).toMatch(/"task":"[\w-]+","attempt":1/);
});

it('a mail that no job sends any more is deleted after thirty days, with its job', async () => {
  const { db } = database.context;
  const [mail] = await database.query<{ id: string }>(
    `insert into mails (recipient, sender_name, subject, text, html, created_at)
     values ($1, 'Muster', 'Betreff', 'Text', '<p>Text</p>', now() - interval '31 days') returning id`,
    [email],
  );
  await database.query(
    `select graphile_worker.add_job('send-mail', json_build_object('id', $1::text), max_attempts => 1, run_at => now() + interval '1 day')`,
    [mail?.id],
  );
  const count = () => database.value<number>('select count(*)::int from mails where recipient = $1', [email]);
  await deleteOldMails(db, new Date());
  expect(await count()).toBe(1);
  await database.query(
    `update graphile_worker._private_jobs set attempts = max_attempts where payload->>'id' = $1`,
    [mail?.id],
  );
  await deleteOldMails(db, new Date());
  expect(await count()).toBe(0);
  expect(
    await database.value<number>(
      `select count(*)::int from graphile_worker._private_jobs where payload->>'id' = $1`,
      [mail?.id],
    ),
  ).toBe(0);
});
