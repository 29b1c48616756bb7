import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { addTyre, lastButton, order, orderNumber } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { allIssued } from '../support/documents';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { leaveForPaypal, openSandbox, toPayment } from '../support/paying';
import { Visitor } from '../support/visitor';

const SESSION_SECRET = 'ein-geheimnis-das-lang-genug-ist-um-eines-zu-sein';
const CLIENT_ID = 'probe';
const SUB_ACCOUNT = '30001';

/** Hafen names the account of another company by its client id, Stadtwerk a sub-account of PAYONE. */
const sandbox = await openSandbox();
afterAll(() => sandbox.close());
const environment = { ...sandbox.environment, SESSION_SECRET };
const { database, shop } = await freshShop({
  environment,
  async prepare({ query }) {
    await query("update companies set invoiced_from = 'shop' where code = 'standard'");
    await query(
      `update locations set payments = jsonb_set(payments, '{paypalClientId}', $1::jsonb) where url = 'hafen'`,
      [JSON.stringify(CLIENT_ID)],
    );
    await query(
      `update locations set payments = jsonb_set(payments, '{payone}', $1::jsonb) where url = 'stadtwerk'`,
      [JSON.stringify({ aid: SUB_ACCOUNT })],
    );
  },
});
const { context } = database;
const { id: code } = await someTyre(database);
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };

async function placed(location: string, email: string): Promise<string> {
  await database.query('delete from attempts');
  const buyer = new Visitor(shop);
  await addTyre(buyer, `/${location}`, code, 1);
  const page = await order(buyer, `/${location}`, 'kauf', email);
  return orderNumber(page) ?? expect.fail(`${location}: ${textOf(page.text).slice(0, 300)}`);
}

it('each company has a series of its own, without gaps, also when both issue at once', {
  timeout: 120_000,
}, async () => {
  const places = ['muster', 'standard'];
  await setStock(database, code, { here: 20, central: 50 }, 'standard');
  const numbers: string[] = [];
  for (let index = 0; index < 10; index++)
    numbers.push(await placed(places[index % 3 === 0 ? 1 : 0] ?? '', `kunde${index}@example.de`));
  await Promise.all(numbers.map((number) => changeOrder(context, 'hand-over', number, staff)));
  await allIssued(database);
  const rows = await database.query<{ company: string; counts: number[] }>(
    `select company_code as company, array_agg(right(number, 6)::int order by number) as counts
     from documents group by company_code order by company_code`,
  );
  expect(rows).toEqual([
    { company: 'muster', counts: [1, 2, 3, 4, 5, 6] },
    { company: 'standard', counts: [1, 2, 3, 4] },
  ]);
});

async function accountOf(location: string, method: 'paypal' | 'sepa'): Promise<string> {
  await database.query('delete from attempts');
  await setStock(database, code, { here: 20 }, location);
  const visitor = new Visitor(shop);
  const page = await toPayment(visitor, `/${location}`, { tyre: code, method });
  if (method === 'paypal') {
    const at = await leaveForPaypal(visitor, page.path);
    const last = await visitor.open(await sandbox.decide(at, 'approve'));
    await visitor.press(last, lastButton.kauf, { agb: 'on' });
  } else {
    const pay = await visitor.press(page, lastButton.kauf, { agb: 'on' });
    const given = { inhaber: 'Eva Berg', iban: 'DE89370400440532013000' };
    const mandate = await visitor.press(pay, 'Weiter zum Mandat', given);
    const button = 'Mandat erteilen und bezahlen';
    await visitor.press(mandate, button, { zustimmung: 'on' });
  }
  const account = await database.value<string>(
    'select account from payments order by created_at desc limit 1',
  );
  return account ?? expect.fail('no payment');
}

const secretFile = path.join(tmpdir(), `radhaus-company-${process.pid}`);
writeFileSync(secretFile, 'nur-zum-ausprobieren\n');

async function store(...options: string[]): Promise<string> {
  const words = ['provider', 'set', ...options, '--secret-file', secretFile];
  const { stdout } = await radhaus({ ...database, environment }, ...words);
  return /[0-9a-f-]{36}/.exec(stdout)?.[0] ?? expect.fail(stdout);
}

it('PayPal is the account of the location, or the one that it names, its company, or the environment', {
  timeout: 120_000,
}, async () => {
  expect(await accountOf('muster', 'paypal')).toBe('environment');
  const ofCompany = await store('paypal', '--company', 'muster', '--client-id', CLIENT_ID);
  await vi.waitFor(async () => expect(await accountOf('muster', 'paypal')).toBe(ofCompany), 10_000);
  expect(await accountOf('hafen', 'paypal')).toBe(ofCompany);
  expect(await accountOf('alpenblick', 'paypal')).toBe('environment');
  const own = await store('paypal', '--location', 'hafen', '--client-id', CLIENT_ID);
  await vi.waitFor(async () => expect(await accountOf('hafen', 'paypal')).toBe(own), 10_000);
  expect(await accountOf('muster', 'paypal')).toBe(ofCompany);
});

it('PAYONE is paid into the sub-account that the location names', async () => {
  expect(await accountOf('standard', 'sepa')).toBe('environment/90002');
  expect(await accountOf('stadtwerk', 'sepa')).toBe(`environment/${SUB_ACCOUNT}`);
});
