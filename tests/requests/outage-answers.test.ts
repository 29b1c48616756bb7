import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { apiKey } from '../support/api-keys';
import { addTyre, order, toConfirmation } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { type CurlLine, curlLines } from '../support/curl-lines';
import { openDesk } from '../support/desk';
import { type FormOfPage, formsBelow, sendForm } from '../support/forms-below';
import { freshShop } from '../support/fresh-shop';
import { request, type TestAnswer } from '../support/request';
import { Visitor } from '../support/visitor';

interface Sent {
  label: string;
  isApi: boolean;
  send(): Promise<TestAnswer>;
}

const { database, shop } = await freshShop({ ownProcess: true });
const requests: Sent[] = [];

/** Addresses of photos and files are answered without the database. */
const GET_OF_FILE = /\.(pdf|csv|ics|xml)$/;

function addPages(visitor: Visitor, paths: Iterable<string>): void {
  for (const path of paths) {
    requests.push({ label: `GET ${path}`, isApi: false, send: () => visitor.send({ path }) });
    // A query of its own, so that no cached page answers.
    const own = `${path}${path.includes('?') ? '&' : '?'}probe=`;
    let count = 0;
    requests.push({
      label: `GET ${own}`,
      isApi: false,
      send: () => {
        count += 1;
        return visitor.send({ path: `${own}${count}` });
      },
    });
  }
}

function addForms(visitor: Visitor, forms: readonly FormOfPage[]): void {
  for (const form of forms) {
    const label = `${form.method} ${form.action} ${form.button}`;
    requests.push({ label, isApi: false, send: () => sendForm(visitor, shop, form, form.fields) });
  }
}

async function addBelow(visitor: Visitor, below: string, starts?: string[]): Promise<void> {
  const paths = new Set<string>();
  const forms = await formsBelow(visitor, below, starts, (path) => paths.add(path));
  addPages(
    visitor,
    [...paths].filter((path) => !GET_OF_FILE.test(path)),
  );
  addForms(visitor, forms);
}

function addCall(line: CurlLine, token: string): void {
  const [method = ''] = line.call.split(' ');
  const type: Record<string, string> =
    line.lines === undefined ? {} : { 'content-type': 'application/x-ndjson' };
  const send = () =>
    request({
      port: shop.port,
      method,
      path: line.path,
      headers: { ...(line.needsToken && { authorization: `Bearer ${token}` }), ...type },
      ...(line.json !== undefined && { json: line.json }),
      ...(line.lines !== undefined && { body: line.lines }),
    });
  requests.push({ label: line.call, isApi: true, send });
}

beforeAll(async () => {
  const tyre = await someTyre(database, 'here > 8');
  const guest = new Visitor(shop);
  await addTyre(guest, '/muster', tyre.id, 2);
  await toConfirmation(guest, '/muster', 'kauf');
  await addBelow(guest, '/muster', ['/muster', '/muster/warenkorb', '/muster/checkout/adresse']);
  const customer = new Visitor(shop);
  await openAccount(database, customer, '/muster', 'eva.fort@example.de');
  await addTyre(customer, '/muster', tyre.id, 1);
  await order(customer, '/muster', 'reservierung', 'eva.fort@example.de');
  await addBelow(customer, '/muster/account');
  await addBelow(await openDesk(database, shop, 'leitung', null), '/muster/tresen');
  const key = await apiKey(database);
  for (const line of await curlLines(shop)) if (line.file === undefined) addCall(line, key);
  await database.query('delete from attempts');
}, 240_000);

/** What an answer may not be while the database comes and goes. */
function faultOf({ label, isApi }: Sent, { status, headers, text }: TestAnswer): string | undefined {
  if (status < 500) return undefined;
  const type = String(headers['content-type']);
  const told = `${status} ${type} ${headers['retry-after']} ${label} ${text.slice(0, 200)}`;
  if (status !== 503 || headers['retry-after'] === undefined) return told;
  if (isApi) return type.includes('json') && JSON.parse(text).error.code === 503 ? undefined : told;
  return type.includes('text/html') && !text.includes('Versuchen Sie es') && !text.includes('noch einmal')
    ? told
    : undefined;
}

/** Eight visitors send all requests again and again. */
async function sendWhile(isOn: () => boolean) {
  const [faults, counts] = [new Set<string>(), new Map<number, number>()];
  let next = 0;
  const sender = async () => {
    while (isOn()) {
      const sent = requests[next++ % requests.length] ?? expect.fail();
      const answer = await sent.send();
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const fault = faultOf(sent, answer);
      if (fault) faults.add(fault);
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  return { faults: [...faults], counts };
}

const kill = () =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'radhaus'`,
  );

/** All errors that it logs are of the outage; what is not, answers 500. */
const expectOutage = () => shop.expectError('');

const SECONDS = 12;

it('while connections are killed, every answer is right or 503 with when to come again', async () => {
  expect(requests.length).toBeGreaterThan(300);
  expectOutage();
  const ends = Date.now() + SECONDS * 1_000;
  const isOn = () => Date.now() < ends;
  const killing = (async () => {
    while (isOn()) {
      await kill();
      // At every stage of a request, and seldom enough for some to end on a slow machine.
      await wait(40 + Math.random() * 500);
    }
  })();
  const { faults, counts } = await sendWhile(isOn);
  await killing;
  expect(faults).toEqual([]);
  expect(counts.get(503) ?? 0).toBeGreaterThan(10);
  expect(counts.get(200) ?? 0).toBeGreaterThan(10);
}, 120_000);

it('while the database goes and comes back, as in a restart', async () => {
  expectOutage();
  const ends = Date.now() + SECONDS * 1_000;
  const isOn = () => Date.now() < ends;
  const restarting = (async () => {
    while (isOn()) {
      await database.setReachable(false);
      await wait(900);
      await database.setReachable(true);
      await wait(900);
    }
  })();
  const { faults, counts } = await sendWhile(isOn);
  await restarting;
  expect(faults).toEqual([]);
  expect(counts.get(503) ?? 0).toBeGreaterThan(10);
}, 120_000);

it('while no table has room', async () => {
  expectOutage();
  await database.query(`create function no_room() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = '53100'; end $$`);
  const tables = await database.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  for (const { name } of tables)
    await database.query(
      `create trigger no_room before insert or update or delete on ${name} for each statement execute function no_room()`,
    );
  let left = requests.length;
  const { faults, counts } = await sendWhile(() => {
    left -= 1;
    return left > 0;
  });
  await database.query('drop function no_room cascade');
  expect(faults).toEqual([]);
  expect(counts.get(503) ?? 0).toBeGreaterThan(10);
}, 240_000);

it('and afterwards all goes on without a restart', async () => {
  const guest = new Visitor(shop);
  for (const path of ['/muster', '/muster/reifen?breite=205', '/muster/warenkorb'])
    expect((await guest.open(path)).status).toBeLessThan(500);
  expect((await request({ port: shop.port, path: '/readyz' })).status).toBe(200);
});
