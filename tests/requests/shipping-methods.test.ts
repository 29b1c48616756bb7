import { afterAll, describe, expect, it } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { address, addTyre, lastButton, orderNumber } from '../support/buyer';
import { setPrice, setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { addCoupon, redeem } from '../support/coupons';
import { drawnRows, xmlIn } from '../support/documents';
import { freshDatabase } from '../support/fresh-database';
import { readForm, textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { leaveForPaypal, openSandbox } from '../support/paying';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const tyre = await someTyre(database);
await setPrice(database, tyre.id, 8_900);
await setStock(database, tyre.id, { central: 90 });

const setMethods = (place: string, carriers: unknown[]) =>
  database.query(
    `update locations set delivery = delivery || jsonb_build_object('carriers', $2::jsonb) where url = $1`,
    [place, JSON.stringify(carriers)],
  );

const three = ['dhl', { code: 'gls', preisCents: 690, tage: 1 }, { code: 'Kurier Nord', preisCents: 0 }];
await setMethods('muster', three);
const sandbox = await openSandbox();
const shop = await startShop({ DATABASE_URL: database.url, ...sandbox.environment });
afterAll(() => sandbox.close());

/** Waits until the shop knows them. */
async function changeMethods(place: string, carriers: unknown[], words: string) {
  await setMethods(place, carriers);
  await expect
    .poll(async () => euros((await new Visitor(shop).open(`/${place}/agb`)).text), { timeout: 15_000 })
    .toContain(words);
}

const next = 'Weiter';
const order = { button: lastButton.kauf };
const euros = (text: string) => textOf(text).replaceAll('\u00a0', ' ');
const quoted = (page: { text: string }) => readForm(page.text, order).fields.summe;

/** At the choice of delivery and payment. */
async function atPayment(place = 'muster', coupon?: string) {
  const visitor = new Visitor(shop);
  await addTyre(visitor, `/${place}`, tyre.id, 2);
  if (coupon) await redeem(visitor, `/${place}`, coupon);
  const type = await visitor.open(`/${place}/initiateCheckout`);
  const step = await visitor.press(type, next, { weg: 'kauf' });
  return { visitor, page: await visitor.press(step, next, address) };
}

async function atConfirmation(lieferung: string, place?: string) {
  const { visitor, page } = await atPayment(place);
  return { visitor, page: await visitor.press(page, next, { lieferung, zahlung: 'vorkasse' }) };
}

const valuesIn = (page: { text: string }) =>
  [...page.text.matchAll(/<input[^>]*name="lieferung"[^>]*value="([^"]*)"/g)].map(([, value]) => value);

async function placed(lieferung: string) {
  const { visitor, page } = await atConfirmation(lieferung);
  const thanks = await visitor.submit(page, order, { agb: 'on' });
  const number = orderNumber(thanks) ?? '';
  const [row] = await database.query<{ shipping: number; total: number; confirmed: Record<string, unknown> }>(
    'select shipping_cents as shipping, total_cents as total, confirmed from orders where number = $1',
    [number],
  );
  return { visitor, thanks, number, row };
}

describe('the choice', () => {
  it('is among all methods of the location, each with its price, day and total, beside collecting', async () => {
    const { page } = await atPayment();
    expect(valuesIn(page)).toEqual(['abholung', 'versand:dhl', 'versand:gls', 'versand:Kurier Nord']);
    const words = euros(page.text);
    expect(words).toMatch(
      /Versand mit DHL in Deutschland 14,90 €, bis \S+ \S+ bei Ihnen, .*? Gesamt 192,90 €\./,
    );
    expect(words).toMatch(/Versand mit GLS in Deutschland 6,90 €, bis .*? Gesamt 184,90 €\./);
    expect(words).toMatch(/Versand mit Kurier Nord in Deutschland Kostenlos, bis .*? Gesamt 178,00 €\./);
    expect(readForm(page.text, { button: next }).fields.lieferung).toBe('abholung');
    const dayOf = (carrier: string) =>
      new RegExp(`${carrier} in .*?bis \\S+ (\\d+)\\.(\\d+)\\.`).exec(words)?.slice(1);
    expect(dayOf('GLS')).not.toEqual(dayOf('DHL'));
  });

  it('is one method with its own price, or at the flat price of the location', async () => {
    const { page: own } = await atPayment('techno');
    expect(valuesIn(own)).toEqual(['abholung', 'versand:dhl']);
    expect(euros(own.text)).toContain('Versand mit DHL in Deutschland 6,90 €');
    const { page: flat } = await atPayment('kassel');
    expect(valuesIn(flat)).toEqual(['abholung', 'versand:dhl']);
    expect(euros(flat.text)).toContain('Versand mit DHL in Deutschland 12,90 €');
  });

  it('stays chosen, and the sums of every page follow it', async () => {
    const { visitor, page } = await atConfirmation('versand:gls');
    expect(quoted(page)).toBe('18490');
    expect(euros(page.text)).toContain('Versand mit GLS an die Rechnungsadresse');
    expect(euros(page.text)).toContain('Versand mit GLS 6,90 € Gesamt inkl. MwSt. 184,90 €');
    const back = await visitor.open('/muster/checkout/zahlung');
    expect(readForm(back.text, { button: next }).fields.lieferung).toBe('versand:gls');
    expect(euros(back.text)).toContain('Versand mit GLS 6,90 € Gesamt inkl. MwSt. 184,90 €');
    const collected = await visitor.press(back, next, { lieferung: 'abholung', zahlung: 'vorkasse' });
    expect(quoted(collected)).toBe('17800');
  });

  it.each(['versand:dpd', 'versand:', 'versand:GLS', 'spedition', "versand:gls' or 1=1", ''])(
    'of %j is refused',
    async (lieferung) => {
      const { visitor, page } = await atPayment();
      const answer = await visitor.press(page, next, { lieferung, zahlung: 'vorkasse' });
      expect([answer.status, answer.text.includes('id="lieferung-error"')]).toEqual([400, true]);
      expect((await visitor.open('/muster/checkout/bestaetigungKauf')).path).toBe('/muster/checkout/zahlung');
    },
  );

  it('of a form from before it is the first method', async () => {
    expect(quoted((await atConfirmation('versand')).page)).toBe('19290');
  });
});

describe('between the last page and the order', () => {
  it('a changed price is shown and confirmed anew', async () => {
    const { visitor, page } = await atConfirmation('versand:dhl', 'techno');
    await changeMethods('techno', [{ code: 'dhl', preisCents: 790 }], 'je Bestellung 7,90 €');
    const refused = await visitor.submit(page, order, { agb: 'on' });
    expect([refused.status, orderNumber(refused)]).toEqual([409, undefined]);
    expect(textOf(refused.text)).toContain('Die Summe hat sich inzwischen geändert.');
    expect(quoted(refused)).toBe(String(2 * 8_900 + 790));
    const thanks = await visitor.submit(refused, order, { agb: 'on' });
    expect(orderNumber(thanks)).toBeDefined();
    expect(euros(thanks.text)).toContain('7,90 €');
  });

  it('a method that vanished is chosen anew, and nothing is ordered', async () => {
    await changeMethods('kassel', ['dhl', { code: 'ups', preisCents: 990 }], 'mit UPS 9,90 €');
    const { visitor, page } = await atPayment('kassel');
    const last = await visitor.press(page, next, { lieferung: 'versand:ups', zahlung: 'vorkasse' });
    expect(quoted(last)).toBe(String(2 * 8_900 + 990));
    await changeMethods('kassel', ['dhl'], 'Versand mit DHL berechnen wir je Bestellung 12,90 € inkl.');
    const before = await database.query('select 1 from orders');
    await visitor.submit(last, order, { agb: 'on' });
    expect(await database.query('select 1 from orders')).toHaveLength(before.length);
    const asked = await visitor.open('/kassel/checkout/bestaetigungKauf');
    expect(asked.path).toBe('/kassel/checkout/zahlung');
    expect(valuesIn(asked)).toEqual(['abholung', 'versand:dhl']);
    expect(readForm(asked.text, { button: next }).fields.lieferung).toBe('abholung');
  });
});

describe('an order', () => {
  it('freezes the chosen method, and every page, mail and paper tells it with its price', async () => {
    const { visitor, thanks, number, row } = await placed('versand:gls');
    expect(row).toMatchObject({
      shipping: 690,
      total: 18_490,
      confirmed: { carriers: ['GLS'], carrierCode: 'gls' },
    });
    await changeMethods('muster', ['hermes'], 'Versand mit Hermes');
    const again = await visitor.open(thanks.path);
    for (const page of [thanks, again]) {
      const words = euros(page.text);
      expect(words).toContain('Versand mit GLS 6,90 €');
      expect(words).toMatch(/Wir versenden die Ware nach Zahlungseingang mit GLS: bis \S+ \S+ bei Ihnen/);
      expect(/<main[\s\S]*<\/main>/.exec(page.text)?.[0]).not.toMatch(/DHL|Hermes|Kurier/);
    }
    for (const mail of await mailsOfOrder(database, number)) {
      expect(mail.text.replaceAll('\u00a0', ' ')).toContain('Versand mit GLS: 6,90 €');
      expect(mail.text + mail.html).not.toMatch(/DHL|Hermes|Kurier/);
    }
    expect((await radhaus(database, 'order', 'show', number)).stdout).toContain('shipping with GLS: 6.90');
    await changeMethods('muster', three, 'Versand mit Kurier Nord');
    const staff = { actor: { type: 'staff' as const, id: 'Lager' } };
    await recordPayment(database.context, number, staff);
    await changeOrder(database.context, 'ship', number, staff);
    const [invoice] = await drawnRows(database, number, 1);
    expect(invoice?.data).toMatchObject({
      shipping: 'Versand mit GLS',
      figures: { shippingCents: 690, totalCents: 18_490 },
    });
    expect(xmlIn(invoice?.pdf ?? Buffer.alloc(0))).toContain('<ram:Reason>Versand mit GLS</ram:Reason>');
  });

  it('that is sent free of charge says so', async () => {
    const { thanks, number, row } = await placed('versand:Kurier Nord');
    expect(row).toMatchObject({ shipping: 0, total: 17_800, confirmed: { carrierCode: 'Kurier Nord' } });
    expect(euros(thanks.text)).toContain('mit Kurier Nord: bis');
    const [mail] = await mailsOfOrder(database, number);
    expect(mail?.text).toContain('Versand mit Kurier Nord: kostenlos');
  });

  it('that is collected has no carrier', async () => {
    const { thanks, row } = await placed('abholung');
    expect(row).toMatchObject({ shipping: 0, confirmed: { carriers: [] } });
    expect(row?.confirmed).not.toHaveProperty('carrierCode');
    expect(/<main[\s\S]*<\/main>/.exec(thanks.text)?.[0]).not.toMatch(/Versand mit|GLS|DHL/);
  });

  it('that a coupon covers costs what its shipping costs', async () => {
    await addCoupon(database, { code: 'ALLES', percent: 100 });
    const { visitor, page } = await atPayment('muster', 'ALLES');
    const sent = await visitor.press(page, next, { lieferung: 'versand:gls', zahlung: 'vorkasse' });
    expect(quoted(sent)).toBe('690');
    const free = await visitor.press('/muster/checkout/zahlung', next, {
      lieferung: 'versand:Kurier Nord',
      zahlung: 'vorkasse',
    });
    expect(quoted(free)).toBe('0');
    const thanks = await visitor.submit(free, order, { agb: 'on' });
    expect(textOf(thanks.text)).toContain('Es gibt nichts zu bezahlen.');
  });

  it('is approved at PayPal with the price of the chosen method', async () => {
    const { visitor, page } = await atPayment();
    const approve = await visitor.press(page, next, { lieferung: 'versand:gls', zahlung: 'paypal' });
    expect(approve.path).toBe('/muster/checkout/zahlungPaypal');
    const at = await leaveForPaypal(visitor, approve.path);
    const [payment] = await database.query(`select amount_cents from payments where reference = $1`, [
      new URL(at).searchParams.get('token'),
    ]);
    expect(payment).toEqual({ amount_cents: 18_490 });
    const last = await visitor.open(await sandbox.decide(at, 'approve'));
    const thanks = await visitor.submit(last, order, { agb: 'on' });
    expect(textOf(thanks.text)).toContain('Ihre Zahlung ist eingegangen.');
  });
});

it('pages name all methods with their prices and days', async () => {
  const visitor = new Visitor(shop);
  const delivery = euros((await visitor.open('/muster/lieferUndVersand')).text);
  expect(delivery).toMatch(
    /Versand mit DHL in Deutschland 14,90 € inkl\. MwSt\..*?; innerhalb von 4 Werktagen/,
  );
  expect(delivery).toMatch(
    /Versand mit GLS in Deutschland 6,90 € inkl\. MwSt\..*?; innerhalb von 3 Werktagen/,
  );
  expect(delivery).toContain('Versand mit Kurier Nord in Deutschland kostenlos ; innerhalb von 4 Werktagen');
  const terms = euros((await visitor.open('/muster/agb')).text);
  expect(terms).toContain(
    'je Bestellung 14,90 € und mit GLS 6,90 €, jeweils inkl. MwSt. Den Versand mit Kurier Nord',
  );
  const cart = await addTyre(visitor, '/muster', tyre.id, 1);
  expect(euros(cart.text)).toContain('oder Versand mit DHL, GLS oder Kurier Nord teils kostenlos');
});
