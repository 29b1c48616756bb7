import { afterEach, expect, it } from 'vitest';
import { openAccount } from '../support/accounts';
import { address, addTyre, lastButton, orderNumber } from '../support/buyer';
import { setStock, someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { readForm, textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';
import { leaveForPaypal, storedOrder } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const START = '/muster/checkout/paypalExpress';
const LAST = '/muster/checkout/bestaetigungKaufPaypal';
const { database, sandbox, shop } = await payingShop();
const silent = await startShop({
  DATABASE_URL: database.url,
  ...sandbox.environment,
  PAYPAL_API: 'http://localhost:1',
});
const { PAYPAL_API: paypal } = sandbox.environment;
const [tyre, other] = await someTyres(database, 2);
const code = tyre?.id ?? '';

afterEach(() => expectNothingLost(database));

async function withCart(visitor = new Visitor(shop)) {
  await setStock(database, code, { here: 9 });
  await addTyre(visitor, '/muster', code, 1);
  return visitor;
}

/** The same browser at the shop that PayPal does not answer. */
function whilePaypalIsSilent(visitor: Visitor): Visitor {
  const elsewhere = new Visitor(silent);
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  return elsewhere;
}

/** @returns the page that the shopper comes back to */
async function back(visitor: Visitor, payer?: Parameters<typeof sandbox.decide>[2], lieferung = 'abholung') {
  const at = await leaveForPaypal(visitor, START, { lieferung });
  return visitor.open(await sandbox.decide(at, 'approve', payer));
}

const placed = (visitor: Visitor, last: { text: string; path: string }) =>
  visitor.press(last, lastButton.kauf, { agb: 'on' });

async function ordered(number: string | undefined) {
  const [row] = await database.query<{
    contact: object;
    address: object;
    delivery: string;
    total: number;
    shipping: number;
  }>(
    'select contact, address, delivery, total_cents as total, shipping_cents as shipping from orders where number = $1',
    [number],
  );
  return row;
}

it('leads from the cart to PayPal and back to the last page, where the order is placed and paid', async () => {
  const visitor = await withCart();
  const cart = await visitor.open('/muster/warenkorb');
  expect(String(cart.headers['content-security-policy'])).toContain(`form-action 'self' ${paypal}`);
  const form = readForm(cart.text, { button: 'Direkt zu PayPal' });
  expect(form).toMatchObject({ action: START, method: 'post', fields: { lieferung: 'abholung' } });
  const at = await leaveForPaypal(visitor, START, { lieferung: 'abholung' });
  expect(at).toContain(`${paypal}/checkoutnow?token=`);
  const last = await visitor.open(await sandbox.decide(at, 'approve'));
  expect(last.path).toContain(LAST);
  const shown = textOf(last.text);
  for (const words of ['Eva Berg', 'Hafenweg 12', '24103 Kiel', 'eva.berg@example.de', 'PayPal'])
    expect(shown).toContain(words);
  expect(shown).not.toMatch(/null|undefined/);
  const thanks = await placed(visitor, last);
  expect(textOf(thanks.text)).toContain('Ihre Zahlung ist eingegangen.');
  const number = orderNumber(thanks);
  expect(await storedOrder(database, number)).toMatchObject({
    payment_state: 'paid',
    receipts: 1,
    pieces: 1,
  });
  expect(await ordered(number)).toMatchObject({
    contact: {
      salutation: null,
      firstName: 'Eva',
      lastName: 'Berg',
      email: 'eva.berg@example.de',
      phone: '',
    },
    address: { street: 'Hafenweg 12', postcode: '24103', city: 'Kiel' },
  });
  expect((await radhaus(database, 'order', 'show', number ?? '')).stdout).toContain(
    'Eva Berg, eva.berg@example.de\n',
  );
});

it('sends a parcel to whom the payer chose, for the sum with shipping', async () => {
  const visitor = await withCart();
  const last = await back(visitor, 'geschenk', 'versand');
  expect(textOf(last.text)).toMatch(/Lieferadresse.*Dr\. Jan Peter Holm.*Am Deich 7a/);
  const thanks = await placed(visitor, last);
  const order = await ordered(orderNumber(thanks));
  expect(order).toMatchObject({
    delivery: 'versand',
    contact: { firstName: 'Eva', phone: '491701234567' },
    address: { deliverTo: { firstName: 'Dr. Jan Peter', lastName: 'Holm', street: 'Am Deich 7a' } },
  });
  expect(order?.shipping).toBeGreaterThan(0);
  expect(order?.total).toBe((tyre?.cents ?? 0) + (order?.shipping ?? 0));
  expect(await storedOrder(database, orderNumber(thanks))).toMatchObject({
    payment_state: 'paid',
    received: order?.total,
  });
});

it.each([
  ['ausland', 'liegt nicht in Deutschland', { vorname: 'Eva', strasse: '', plz: '', ort: '' }],
  ['unvollstaendig', 'ist nicht vollständig', { strasse: 'Hafenweg', plz: '24103', ort: '' }],
  ['keine', 'hat uns keine Anschrift genannt', { email: 'eva.berg@example.de', strasse: '' }],
] as const)('asks for the address of a payer whose own is %s, once', async (payer, words, fields) => {
  const visitor = await withCart();
  const page = await back(visitor, payer);
  expect(page.path).toBe('/muster/checkout/adresse');
  expect(textOf(page.text)).toContain(words);
  expect(readForm(page.text, { button: 'Weiter' }).fields).toMatchObject(fields);
  const refused = await visitor.press(page, 'Weiter', { strasse: 'Hafenweg' });
  expect(refused.status).toBe(400);
  const last = await visitor.press(page, 'Weiter', address);
  expect(last.path).toBe(LAST);
  const thanks = await placed(visitor, last);
  expect(await storedOrder(database, orderNumber(thanks))).toMatchObject({
    payment_state: 'paid',
    receipts: 1,
  });
});

it('leads back to the cart with a word when the shopper cancels there', async () => {
  const visitor = await withCart();
  const at = await leaveForPaypal(visitor, START, { lieferung: 'abholung' });
  const cart = await visitor.open(await sandbox.decide(at, 'cancel'));
  expect(cart.path).toContain('/muster/warenkorb?hinweis=paypal-abgebrochen');
  expect(textOf(cart.text)).toContain('Es wurde nichts abgebucht, Ihr Warenkorb ist noch da.');
  expect(cart.text).toContain(`/reifen/`);
  expect((await visitor.open(LAST)).path).toBe('/muster/checkout/adresse');
});

it('is offered only where PayPal takes the money, and only there its host is allowed', async () => {
  for (const [location, visitor] of [
    ['stadtwerk', new Visitor(shop)],
    ['standard', new Visitor(shop)],
    ['muster', new Visitor(await startShop({ DATABASE_URL: database.url }))],
  ] as const) {
    await addTyre(visitor, `/${location}`, code, 1);
    const cart = await visitor.open(`/${location}/warenkorb`);
    expect(cart.text).not.toContain('Direkt zu PayPal');
    expect(String(cart.headers['content-security-policy'])).not.toContain(String(paypal));
    const start = await visitor.post(`/${location}/checkout/paypalExpress`, { lieferung: 'abholung' });
    expect(start.path).toMatch(/warenkorb|initiateCheckout/);
  }
  const empty = await new Visitor(shop).open('/muster/warenkorb');
  expect(empty.text).not.toContain('Direkt zu PayPal');
  expect(String(empty.headers['content-security-policy'])).not.toContain(String(paypal));
});

it('is told on the pages on paying and privacy, only where it is offered', async () => {
  const visitor = new Visitor(shop);
  for (const page of ['bezahlung', 'datenschutz']) {
    expect(textOf((await visitor.open(`/muster/${page}`)).text)).toMatch(/direkt zu PayPal/);
    expect(textOf((await visitor.open(`/stadtwerk/${page}`)).text)).not.toMatch(/direkt zu PayPal/);
  }
});

const badForms: Record<string, string>[] = [{}, { lieferung: 'mond' }, { lieferung: '' }];

it.each(badForms)('leads %j back to the cart', async (form) => {
  const visitor = await withCart();
  const before = await database.query('select 1 from payments');
  expect((await visitor.post(START, form)).path).toBe('/muster/warenkorb');
  expect((await visitor.open(START)).path).toBe('/muster/warenkorb');
  expect((await new Visitor(shop).post(START, { lieferung: 'abholung' })).path).toBe('/muster/warenkorb');
  expect(await database.query('select 1 from payments')).toHaveLength(before.length);
});

it('has another sum approved anew, without asking for the address again', async () => {
  const visitor = await withCart();
  const last = await back(visitor);
  await setStock(database, other?.id ?? '', { here: 9 });
  await addTyre(visitor, '/muster', other?.id ?? '', 1);
  const page = await visitor.open(LAST);
  expect(page.path).toContain('/muster/checkout/zahlungPaypal?grund=summe');
  expect((await placed(visitor, last)).text).not.toContain('data-order-number');
  const at = await leaveForPaypal(visitor, '/muster/checkout/zahlungPaypal');
  expect(await (await fetch(at)).text()).not.toContain('anschrift');
  const again = await visitor.open(await sandbox.decide(at, 'approve'));
  expect(textOf(again.text)).toContain('Hafenweg 12');
  const thanks = await placed(visitor, again);
  const sum = (tyre?.cents ?? 0) + (other?.cents ?? 0);
  expect(await storedOrder(database, orderNumber(thanks))).toMatchObject({ received: sum, receipts: 1 });
});

it('keeps the name and address of an account', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'konto@example.de');
  const book = await visitor.open('/muster/account/adressen');
  await visitor.press(book, 'Adresse speichern', { ...address, strasse: 'Kontoweg 1' });
  await withCart(visitor);
  const cart = await visitor.open('/muster/warenkorb');
  expect(textOf(cart.text)).toContain('aus Ihrem Kundenkonto');
  const at = await leaveForPaypal(visitor, START, { lieferung: 'abholung' });
  expect(await (await fetch(at)).text()).not.toContain('anschrift');
  const last = await visitor.open(await sandbox.decide(at, 'approve', 'ausland'));
  expect(textOf(last.text)).toMatch(/Kontoweg 1.*konto@example\.de/);
  const thanks = await placed(visitor, last);
  expect(await ordered(orderNumber(thanks))).toMatchObject({
    contact: { email: 'konto@example.de' },
    address: { street: 'Kontoweg 1' },
  });
});

it('takes the address from PayPal where an account has none', async () => {
  const visitor = new Visitor(shop);
  await openAccount(database, visitor, '/muster', 'ohne-adresse@example.de');
  await withCart(visitor);
  const last = await back(visitor);
  expect(textOf(last.text)).toMatch(/Hafenweg 12.*ohne-adresse@example\.de/);
});

it('writes nothing when the last page is opened, however often', async () => {
  const visitor = await withCart();
  const last = await back(visitor);
  const drafts = () => database.query('select * from checkouts order by cart_id');
  const before = await drafts();
  for (const path of [LAST, last.path, '/muster/checkout/adresse', '/muster/checkout/zahlung'])
    expect((await visitor.open(path)).status).toBe(200);
  expect(await drafts()).toEqual(before);
});

it('says so when PayPal does not answer at the start', async () => {
  const visitor = whilePaypalIsSilent(await withCart());
  const cart = await visitor.post(START, { lieferung: 'abholung' });
  expect(cart.path).toContain('hinweis=paypal-stoerung');
  expect(textOf(cart.text)).toContain('PayPal antwortet gerade nicht.');
});

it('asks for the address while PayPal does not tell it, and goes on when it does', async () => {
  const visitor = await withCart();
  const last = await back(visitor);
  const elsewhere = whilePaypalIsSilent(visitor);
  for (const page of [await elsewhere.open(LAST), await placed(elsewhere, last)]) {
    expect(page.path).toBe('/muster/checkout/adresse');
    expect(textOf(page.text)).toContain('PayPal antwortet gerade nicht.');
  }
  const thanks = await placed(visitor, last);
  expect(await storedOrder(database, orderNumber(thanks))).toMatchObject({
    payment_state: 'paid',
    receipts: 1,
  });
});

it('leaves a reservation as it is: its telephone is still asked for', async () => {
  const visitor = await withCart();
  await back(visitor);
  const choice = await visitor.open('/muster/initiateCheckout');
  const page = await visitor.press(choice, 'Weiter', { weg: 'reservierung' });
  expect(page.path).toBe('/muster/checkout/kontakt');
  expect(readForm(page.text, { button: 'Weiter' }).fields).toMatchObject({ vorname: 'Eva', telefon: '' });
});
