import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { addTyre, order, orderNumber } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

/** Each route file below /account with an address of it; `$orderId` is the order of the customer. */
const routes = {
  account: '/account',
  'account._index': '/account',
  'account.adressen': '/account/adressen',
  'account_.daten[.]json': '/account/daten.json',
  'account.einlagerung': '/account/einlagerung',
  'account.email.$token': '/account/email/x',
  'account.kostenvoranschlag.$number': '/account/kostenvoranschlag/KV-1',
  'account.history': '/account/history',
  'account.orders._index': '/account/orders',
  'account.garage': '/account/garage',
  'account.orders.$orderId': '/account/orders/$orderId',
  'account_.orders.$orderId.dokumente.$documentId': '/account/orders/$orderId/dokumente/x',
  'account.settings': '/account/settings',
  'account.termine._index': '/account/termine',
  'account.termine.$number': '/account/termine/TE-1',
  'account.zweiter-faktor': '/account/zweiter-faktor',
};
const paths = [...new Set(Object.values(routes))];
const CUSTOMER = 'bewacht@example.de';
const STAFF = 'hafenmeister@example.de';
const customer = new Visitor(shop);
const staff = new Visitor(shop);
let orderId = '';
let number = '';

const shopPath = (path: string) => `/muster${path.replace('$orderId', orderId)}`;

beforeAll(async () => {
  await openAccount(database, customer, '/muster', CUSTOMER);
  const tyre = await someTyre(database);
  await addTyre(customer, '/muster', tyre.id, 1);
  number = orderNumber(await order(customer, '/muster', 'reservierung', CUSTOMER)) ?? 'none';
  orderId = (await database.value<string>('select id from orders where number = $1', [number])) ?? '';

  const hafenId = await database.value<string>("select id from locations where url = 'hafen'");
  const name = { firstName: 'Hanna', lastName: 'Hafen' };
  const person = { email: STAFF, password: PASSWORD, ...name, isNoaEmployee: false };
  const user = await createUser(database.context, person);
  await grantRole(database.db, user?.id ?? '', 'leitung', hafenId);
  await signIn(staff, '/muster', STAFF);
});

it('every route of the account is among them', () => {
  const files = readdirSync('app/routes/account').filter((name) => /^account(\b|_)/.test(name));
  expect(files.map((name) => name.replace(/\.tsx?$/, '')).sort()).toEqual(Object.keys(routes).sort());
});

describe.each(paths)('%s', (path) => {
  it('sends a visitor to sign in, and back afterwards', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await new Visitor(shop).send({
        path: shopPath(path),
        method,
        ...(method === 'POST' && {
          form: { aktion: 'loeschen' },
          headers: { 'sec-fetch-site': 'same-origin' },
        }),
      });
      // After signing in, a download would leave the sign-in page standing.
      const page = path.endsWith('.json')
        ? '/account/settings'
        : path.replace(/\/\$orderId\/dokumente.*/, '');
      const goOn = shopPath(page).replace('/muster', '');
      // Where nothing can be sent, nothing is taken.
      if (method === 'POST' && answer.status === 405) continue;
      expect([302, 303]).toContain(answer.status);
      expect(answer.headers.location).toBe(`/muster/login?weiter=${encodeURIComponent(goOn)}`);
    }
  });

  it('shows a customer what is theirs', async () => {
    const answer = await customer.open(shopPath(path));
    expect(answer.path).toBe(shopPath(path));
    expect(answer.status).toBe(/dokumente|TE-1|KV-1/.test(path) ? 404 : 200);
    if (/orders(\/\$orderId)?$/.test(path)) expect(answer.text).toContain(number);
    // A refusal, too, is a page of the shop.
    if (!/json$|dokumente/.test(path))
      expect(answer.text).toMatch(/<html[^>]* data-theme="Muster"[\s\S]*<footer/);
  });

  it('shows staff of another location nothing of that customer', async () => {
    const answer = await staff.open(shopPath(path));
    expect(answer.path).toBe(shopPath(path));
    expect(answer.status).toBe(/\$orderId|TE-1|KV-1/.test(path) ? 404 : 200);
    expect(answer.text).not.toContain(number);
    expect(answer.text).not.toContain(CUSTOMER);
  });
});
