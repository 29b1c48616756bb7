import { beforeEach, describe, expect, it } from 'vitest';
import { changeOrder, type StaffCommand } from '~/domain/orders/change-fulfilment.server';
import { endHolds } from '~/domain/orders/end-holds.server';
import { formatCents } from '~/values/money';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { addTyre, lastButton, orderNumber, toConfirmation } from '../support/buyer';
import { orderLines, setPrice, setStock, someTyres, type TyreRow } from '../support/catalogue';
import { addCoupon, redeem } from '../support/coupons';
import { allIssued } from '../support/documents';
import { freshShop } from '../support/fresh-shop';
import { readForm, textOf } from '../support/html-forms';
import { mailsOfOrder } from '../support/order-mails';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const [first, second] = (await someTyres(database, 2, 'cents > 5000 and central > 20')) as [TyreRow, TyreRow];
const vatOf = (cents: number) => Math.round((cents * 19) / 119);

async function atLastPage(
  code: string,
  { way = 'kauf', email, visitor = new Visitor(shop) }: { way?: Way; email?: string; visitor?: Visitor } = {},
) {
  await addTyre(visitor, '/muster', first.id, 3);
  await addTyre(visitor, '/muster', second.id, 1);
  await redeem(visitor, '/muster', code);
  return {
    visitor,
    way,
    page: await toConfirmation(visitor, '/muster', way, email),
  };
}
type Way = 'kauf' | 'reservierung';

const confirm = ({ visitor, way, page }: Awaited<ReturnType<typeof atLastPage>>) =>
  visitor.press(page, lastButton[way], { agb: 'on' });

const rows = async (table: 'orders' | 'coupon_redemptions') =>
  database.query<Record<string, unknown>>(`select * from ${table}`);

beforeEach(async () => {
  for (const table of ['orders', 'coupon_redemptions', 'mails', 'attempts']) {
    await database.query(`delete from ${table}`);
  }
  await setPrice(database, first.id, first.cents);
  for (const { id } of [first, second]) await setStock(database, id, { central: 50 });
});

it.each(['kauf', 'reservierung'] as const)(
  'a %s has the discount on every page, in the mail, and on its lines',
  async (way) => {
    const last = await atLastPage('WILLKOMMEN10', { way });
    const goods = 3 * first.cents + second.cents;
    const discount = Math.round(goods / 10);
    expect(textOf(last.page.text)).toContain('Gutschein WILLKOMMEN10');
    expect(last.page.text).toContain(`data-cents="-${discount}"`);
    const thanks = await confirm(last);
    expect(textOf(thanks.text)).toContain('Gutschein WILLKOMMEN10');
    expect(thanks.text).toContain(`data-cents="-${discount}"`);
    expect(thanks.text).toContain(`data-cents="${goods - discount}"`);

    const [order] = await rows('orders');
    const lines = await orderLines(database);
    expect(lines.reduce((sum, line) => sum + line.discount, 0)).toBe(discount);
    expect(order).toMatchObject({
      goods_cents: goods,
      discount_cents: discount,
      coupon_code: 'WILLKOMMEN10',
      total_cents: goods - discount,
      vat_cents: lines.reduce((sum, line) => sum + vatOf(line.gross - line.discount), 0),
    });
    expect(await rows('coupon_redemptions')).toMatchObject([
      {
        order_id: order?.id,
        code: 'WILLKOMMEN10',
        user_id: null,
        amount_cents: discount,
      },
    ]);
    const mails = await mailsOfOrder(database, String(order?.number));
    for (const { text, html } of mails) {
      expect(text).toContain(`Gutschein WILLKOMMEN10: ${formatCents(-discount)}`);
      expect(html).toContain(formatCents(-discount));
      expect(text).toContain(`Gesamt: ${formatCents(goods - discount)}`);
    }
    const next = new Visitor(shop);
    next.cookies.set('radhaus', last.visitor.cookies.get('radhaus') ?? '');
    expect(cartOf(await addTyre(next, '/muster', first.id, 1)).discount).toBeUndefined();
  },
);

async function changed(command: StaffCommand, number: string, quantity?: number) {
  const parts = quantity === undefined ? {} : { parts: [{ position: 1, quantity }] };
  const result = await changeOrder(database.context, command, number, {
    actor: { type: 'staff', id: 'Theke' },
    ...parts,
  });
  expect(result.ok, JSON.stringify(result)).toBe(true);
}

it('a coupon comes back with a cancelled order, and with a reservation that lapsed', async () => {
  const bought = orderNumber(await confirm(await atLastPage('EINMAL5'))) ?? '';
  expect(await rows('coupon_redemptions')).toHaveLength(1);
  await changed('cancel', bought);
  expect(await rows('coupon_redemptions')).toEqual([]);
  await confirm(await atLastPage('EINMAL5', { way: 'reservierung' }));
  expect(await rows('coupon_redemptions')).toHaveLength(1);
  const later = { ...database.context, now: () => new Date(Date.now() + 30 * 86_400_000) };
  // An order that a job of the shop has in hand waits for the next turn.
  await expect.poll(() => endHolds(later).then(() => rows('coupon_redemptions'))).toEqual([]);
  await allIssued(database);
});

it('the parcel is not reduced, and the sums agree', async () => {
  const last = await atLastPage('EINMAL5');
  const payment = await last.visitor.open('/muster/checkout/zahlung');
  const page = await last.visitor.press(payment, 'Weiter', { lieferung: 'versand', zahlung: 'vorkasse' });
  await confirm({ ...last, page });
  const [order] = await database.query<{ fits: boolean }>(
    'select total_cents = goods_cents - 500 + shipping_cents and shipping_cents > 0 as fits from orders',
  );
  expect(order?.fits).toBe(true);
});

it('an order that a coupon pays whole asks for no money', async () => {
  await addCoupon(database, { code: 'ALLES', percent: 100 });
  const thanks = await confirm(await atLastPage('ALLES'));
  expect(await rows('orders')).toMatchObject([{ total_cents: 0, vat_cents: 0 }]);
  expect(textOf(thanks.text)).toContain('Es gibt nichts zu bezahlen.');
  expect(textOf(thanks.text)).not.toContain('IBAN');
  const texts = (await mailsOfOrder(database, orderNumber(thanks))).map(({ text }) => text);
  expect(texts.some((text) => text.includes('Es gibt nichts zu bezahlen.'))).toBe(true);
  expect(texts.join()).not.toContain('IBAN');
});

describe('when the coupon no longer holds at the last click', () => {
  it.each([
    ['it expired', `update coupons set valid_until = now() where code = 'KURZ'`, 'ist abgelaufen'],
    ['it is gone', `delete from coupons where code = 'KURZ'`, 'kennen wir nicht'],
    [
      'it is used up',
      `insert into coupon_redemptions values (gen_random_uuid(), 'KURZ', null, null, 1, now())`,
      'ist aufgebraucht',
    ],
    ['it wants more', `update coupons set minimum_cents = 9999900 where code = 'KURZ'`, 'Es fehlen noch'],
  ])('%s: the new sum is shown with the reason, and confirmed again', async (_name, change, words) => {
    await database.query(`delete from coupons where code = 'KURZ'`);
    await addCoupon(database, { code: 'KURZ', percent: 20, limit_total: 1 });
    const last = await atLastPage('KURZ');
    await database.query(change);
    const page = await confirm(last);
    const goods = 3 * first.cents + second.cents;
    expect([page.status, (await rows('orders')).length]).toEqual([409, 0]);
    expect(textOf(page.text)).toContain('Die Summe hat sich inzwischen geändert.');
    expect(textOf(page.text)).toContain('Ihr Gutschein KURZ ist nicht abgezogen.');
    expect(textOf(page.text)).toContain(words);
    expect(readForm(page.text, { button: lastButton.kauf }).fields.summe).toBe(String(goods));
    expect(orderNumber(await confirm({ ...last, page }))).toBeDefined();
    expect(await rows('orders')).toMatchObject([
      { total_cents: goods, coupon_code: null, discount_cents: 0 },
    ]);
  });

  it('a price that changed makes another discount, which is shown first', async () => {
    const last = await atLastPage('WILLKOMMEN10');
    await setPrice(database, first.id, 20_000);
    const page = await confirm(last);
    expect(page.status).toBe(409);
    const goods = 60_000 + second.cents;
    expect(page.text).toContain(`data-cents="-${Math.round(goods / 10)}"`);
    await confirm({ ...last, page });
    expect(await rows('orders')).toMatchObject([{ discount_cents: Math.round(goods / 10) }]);
  });
});

it('pressed twice it is one order and one use', async () => {
  const last = await atLastPage('EINMAL5');
  const pages = await Promise.all([confirm(last), confirm(last)]);
  expect(new Set(pages.map(orderNumber)).size).toBe(1);
  expect([(await rows('orders')).length, (await rows('coupon_redemptions')).length]).toEqual([1, 1]);
});

describe('once per customer', () => {
  const REFUSED = 'Der Gutschein EINMAL5 kann für diese Bestellung nicht eingelöst werden.';
  const discounts = async () =>
    (
      await database.query<{ discount_cents: number }>('select discount_cents from orders order by placed_at')
    ).map((row) => row.discount_cents);

  it('a guest who comes again is refused at the order, and nobody is told that the address is known', async () => {
    expect(
      orderNumber(await confirm(await atLastPage('EINMAL5', { email: 'Gast@Example.de' }))),
    ).toBeDefined();
    const again = await atLastPage('EINMAL5', { email: 'gast@example.de' });
    expect(again.page.text).toContain('data-cents="-500"');
    expect(textOf(again.page.text)).not.toMatch(/nicht abgezogen|schon eingelöst/);
    const refused = await confirm(again);
    expect(refused.status).toBe(409);
    expect(textOf(refused.text)).toContain(REFUSED);
    expect(textOf(refused.text)).not.toContain('schon');
    expect(refused.text).not.toContain('data-cents="-500"');
    expect(orderNumber(await confirm({ ...again, page: refused }))).toBeDefined();
    await confirm(await atLastPage('EINMAL5', { email: 'anderer@example.de' }));
    expect(await discounts()).toEqual([500, 0, 500]);
  });

  it('an account is told of its own uses only, not of those of the address that it types', async () => {
    await confirm(await atLastPage('EINMAL5', { email: 'fremd@example.de' }));
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'neugierig@example.de');
    const last = await atLastPage('EINMAL5', { visitor, email: 'fremd@example.de' });
    expect(textOf(last.page.text)).not.toMatch(/nicht abgezogen|schon eingelöst/);
    expect(textOf((await confirm(last)).text)).toContain(REFUSED);
  });

  it('who tries addresses is refused after a while whatever they type, and not for what was ordered', async () => {
    await confirm(await atLastPage('EINMAL5', { email: 'bekannt@example.de' }));
    expect(await database.query('select count from attempts')).toEqual([{ count: 0 }, { count: 0 }]);
    const prober = new Visitor(shop);
    await addTyre(prober, '/muster', first.id, 1);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await redeem(prober, '/muster', 'EINMAL5');
      const page = await toConfirmation(prober, '/muster', 'reservierung', 'bekannt@example.de');
      expect((await confirm({ visitor: prober, way: 'reservierung', page })).status).toBe(409);
    }
    await redeem(prober, '/muster', 'EINMAL5');
    const page = await toConfirmation(prober, '/muster', 'reservierung', 'unbekannt@example.de');
    const answer = await confirm({ visitor: prober, way: 'reservierung', page });
    expect(textOf(answer.text)).toContain(REFUSED);
    expect(await discounts()).toEqual([500]);
  });

  it('an account is known in the cart already, and sees the discount with its order', async () => {
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'einmal@example.de');
    await confirm(
      await atLastPage('EINMAL5', {
        visitor,
        email: 'andere.adresse@example.de',
      }),
    );
    const list = await visitor.open('/muster/account/orders');
    const page = /\/muster\/account\/orders\/[0-9a-f-]{36}/.exec(list.text)?.[0] ?? '';
    expect(textOf((await visitor.open(page)).text)).toContain('Gutschein EINMAL5');
    const own = JSON.parse((await visitor.open('/muster/account/daten.json')).text);
    expect(own.gutscheine).toMatchObject([{ code: 'EINMAL5', amountCents: 500 }]);
    expect(own.gutscheine[0]).not.toHaveProperty('emailHash');
    await addTyre(visitor, '/muster', first.id, 1);
    const refused = await redeem(visitor, '/muster', 'EINMAL5');
    expect(textOf(refused.text)).toContain('Diesen Gutschein haben Sie schon eingelöst.');
  });

  it('somebody who ordered as a guest and signs in is the same customer', async () => {
    await openAccount(database, new Visitor(shop), '/muster', 'spaeter@example.de');
    await confirm(await atLastPage('EINMAL5', { email: 'spaeter@example.de' }));
    const visitor = new Visitor(shop);
    await addTyre(visitor, '/muster', first.id, 1);
    await signIn(visitor, '/muster', 'spaeter@example.de');
    expect(textOf((await redeem(visitor, '/muster', 'EINMAL5')).text)).toContain('schon eingelöst');
  });

  it('a deleted account leaves its use, and nothing that tells whose it was', async () => {
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/muster', 'geht@example.de');
    await confirm(await atLastPage('EINMAL5', { visitor, email: 'geht@example.de' }));
    expect(await rows('coupon_redemptions')).toMatchObject([{ user_id: expect.any(String) }]);
    const settings = await visitor.open('/muster/account/settings');
    await visitor.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
    expect(await rows('coupon_redemptions')).toMatchObject([
      { code: 'EINMAL5', user_id: null, email_hash: null },
    ]);
  });
});

// Last, because an order with documents cannot be deleted.
it('a coupon stays used where a part was cancelled or came back', async () => {
  const number = orderNumber(await confirm(await atLastPage('EINMAL5'))) ?? '';
  await changed('cancel', number, 1);
  await changed('hand-over', number);
  await changed('return', number, 1);
  expect(await rows('coupon_redemptions')).toHaveLength(1);
  await allIssued(database);
});
