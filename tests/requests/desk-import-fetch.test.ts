import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';

let reply = { status: 200, headers: {}, body: '' };
let calls = 0;
const supplier = createServer((_request, response) => {
  calls += 1;
  if (reply.status === 0) response.destroy();
  else response.writeHead(reply.status, reply.headers).end(reply.body);
});
const answer = (body: string, status = 200, headers = {}) => {
  reply = { status, headers, body };
};
await new Promise<void>((resolve) => supplier.listen(0, '127.0.0.1', resolve));
afterAll(() => void supplier.close());
const { port } = supplier.address() as AddressInfo;
const origin = `http://127.0.0.1:${port}`;

const { database, shop } = await freshShop({
  environment: { IMPORT_SOURCES: `${origin},https://127.0.0.1:${port},preise.example` },
});
const leader = await openDesk(database, shop, 'leitung');
const tyre = await someTyre(database);

const list = '/muster/tresen/import';
let count = 0;
const file = (price: string) => `EAN;Preis\n${tyre.gtin};${price}`;

async function opened(path: string) {
  await expect
    .poll(async () => (await leader.open(path)).text.includes('http-equiv="refresh"'), {
      timeout: 20_000,
    })
    .toBe(false);
  return leader.open(path);
}

async function imported(name: string) {
  const page = await leader.upload(list, { befehl: 'upload-file', lieferant: name, art: 'hier' }, [
    { field: 'datei', name: 'preise.csv', content: file(`71,${10 + count++}`) },
  ]);
  const path = page.path.split('?')[0] ?? '';
  const done = await leader.press(await opened(path), 'Übernehmen');
  return opened(done.path.split('?')[0] ?? '');
}

async function fetchFrom(name: string, adresse: string) {
  const page = await imported(name);
  return leader.press(page, 'Nachts abholen', { adresse, bericht: 'chefin@example.de' });
}

const reports = async (name: string) => {
  const rows = await database.query<{ subject: string; text: string; recipient: string }>(
    "select subject, text, recipient from mails where subject like 'Import ' || $1 || '%' order by created_at",
    [name],
  );
  return rows;
};

async function night(name: string, count = 1) {
  await database.query("select graphile_worker.add_job('fetch-suppliers', '{}'::json)");
  await expect.poll(async () => (await reports(name)).length, { timeout: 20_000 }).toBe(count);
  return (await reports(name))[count - 1];
}

const ownCents = async () => {
  return database.value<number>(
    `select regular_cents as cents from prices join articles on articles.id = article_id
     where gtin = $1 and location_id is not null order by prices.id desc limit 1`,
    [tyre.gtin],
  );
};

it('a file is fetched by night, taken over, and told by mail', async () => {
  const page = await fetchFrom('Gut', `${origin}/preise.csv`);
  expect(textOf(page.text)).toContain('jede Nacht abgeholt');
  answer(file('72,50'));
  const report = await night('Gut');
  expect(report?.recipient).toBe('chefin@example.de');
  expect(report?.subject).toBe('Import Gut: übernommen');
  expect(report?.text).toContain('1 Zeile, 0 neu, 1 geändert');
  expect(await ownCents()).toBe(7_250);
  expect(textOf((await leader.open(list)).text)).toContain('nachts abgeholt');

  answer(file('0,72'));
  const waiting = await night('Gut', 2);
  expect(waiting?.text).toContain('wartet darauf, dass jemand');
  expect(await ownCents()).toBe(7_250);

  await leader.press(page.path, 'Nicht mehr abholen');
  await database.query("select graphile_worker.add_job('fetch-suppliers', '{}'::json)");
  expect(textOf((await leader.open(list)).text)).not.toContain('Jede Nacht abgeholt');
});

it('a person who checks a fetched file again takes it over, by name and without a mail', async () => {
  await fetchFrom('Person', `${origin}/preise.csv`);
  const before = await ownCents();
  answer(`EAN;Preis;Neu\n${tyre.gtin};0,72;73,40`);
  expect((await night('Person'))?.text).toContain('wartet darauf, dass jemand');
  const waitingId = await database.value<string>(
    "select id from desk_imports where supplier = 'Person' and staff is null",
  );
  const path = `${list}/${waitingId}`;
  await leader.press(await opened(path), 'Neu prüfen', { feldD: 'Neu' });
  const page = await opened(path);
  expect(textOf(page.text)).toContain('geprüft, noch nichts geändert');
  expect(await ownCents()).toBe(before);
  await leader.press(page, 'Übernehmen');
  expect(textOf((await opened(path)).text)).toContain('übernommen');
  expect(await ownCents()).toBe(7_340);
  const change = await database.value<string>('select staff from desk_changes where subject = $1', [
    waitingId,
  ]);
  expect(change).toBe(leader.email);
  expect(await reports('Person')).toHaveLength(1);
  await database.query('update import_suppliers set address = null');
});

it.each([
  ['Umleitung', 302, { location: 'https://preise.example/x' }, 'der Server antwortet mit dem Status 302'],
  ['Fehlt', 404, {}, 'der Server antwortet mit dem Status 404'],
  ['Stumm', 0, {}, 'der Server antwortet nicht'],
])('%s: nothing changes, and the mail says why', async (name, status, headers, why) => {
  await fetchFrom(name, `${origin}/preise.csv`);
  const before = await ownCents();
  answer('', status, headers);
  const report = await night(name);
  expect(report?.text).toContain(`Die Datei ließ sich nicht abholen: ${why}.`);
  expect(await ownCents()).toBe(before);
  await database.query('update import_suppliers set address = null');
});

it('an address in a private network is never called, even if its name is allowed', async () => {
  const before = calls;
  answer(file('1,00'));
  await fetchFrom('Privat', `https://127.0.0.1:${port}/preise.csv`);
  expect((await night('Privat'))?.text).toContain('der Server steht in einem privaten Netz');
  expect(calls).toBe(before);
  await database.query('update import_suppliers set address = null');
});

it.each([
  'https://boese.example/x.csv',
  `http://127.0.0.1:1/x.csv`,
  'https://a:b@preise.example/x',
  'quatsch',
  '',
])('"%s" is not on the list, and stays in the form', async (adresse) => {
  const page = await fetchFrom('Verboten', adresse);
  expect(page.status).toBe(400);
  expect(textOf(page.text)).toContain('Von dort darf der Shop nichts abholen');
  expect(page.text).toContain(`value="${adresse}"`);
});

it('a list of tyres that comes without labels one night changes prices, and its mail still comes', async () => {
  const mapping = { dezimalkomma: true, spalten: { EAN: ['gtin'], Preis: ['preis'] }, werte: {}, fest: {} };
  const ownId = await database.value<string>("select id from locations where url = 'muster'");
  await database.query(
    `insert into import_suppliers (location_id, is_network, name, kind, mapping, address, report_to)
     values ($1, true, 'Großhandel', 'tyres', $2, $3, 'chefin@example.de')`,
    [ownId, JSON.stringify(mapping), `${origin}/reifen.csv`],
  );
  const [before] = await database.query<{ cents: number }>(
    `select cents from current_prices join articles on articles.id = article_id where gtin = $1 and location_id is null`,
    [tyre.gtin],
  );
  const next = ((before?.cents ?? 0) + 100) / 100;
  answer(file(next.toFixed(2).replace('.', ',')));
  expect((await night('Großhandel'))?.subject).toBe('Import Großhandel: übernommen');
  answer(file((next + 1).toFixed(2).replace('.', ',')));
  expect((await night('Großhandel', 2))?.text).toContain('1 Zeile, 0 neu, 1 geändert');
  await database.query('update import_suppliers set address = null');
});
