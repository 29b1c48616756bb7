import { beforeEach, describe, expect, it } from 'vitest';
import { formatCents } from '~/values/money';
import { openAccount, signIn } from '../support/accounts';
import { addTyre } from '../support/buyer';
import { someTyre } from '../support/catalogue';
import { addCoupon, redeem } from '../support/coupons';
import { freshShop } from '../support/fresh-shop';
import { decodeHtml, textOf } from '../support/html-forms';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const eightyToHundredTwenty = 'cents between 8000 and 12000 and central > 8';
const summer = await someTyre(database, `season = 'sommer' and ${eightyToHundredTwenty}`);
const winter = await someTyre(database, `season = 'winter' and ${eightyToHundredTwenty}`);
const percentOf = (cents: number, percent: number) => Math.round((cents * percent) / 100);
const vatOf = (cents: number) => Math.round((cents * 19) / 119);
const plain = (page: { text: string }) => textOf(page.text);

async function buyer(quantity = 4, tyre = summer, prefix = '/muster', host?: string) {
  const visitor = new Visitor(shop, host);
  await addTyre(visitor, prefix, tyre.id, quantity);
  return visitor;
}

beforeEach(() => database.query('delete from attempts'));

it('a code is redeemed however it is written, shown with its discount, and taken back', async () => {
  const visitor = await buyer();
  const goods = 4 * summer.cents;
  const discount = percentOf(goods, 10);
  const page = await redeem(visitor, '/muster', ' willkommen10 ');
  expect([page.status, page.path]).toEqual([200, '/muster/warenkorb']);
  expect(cartOf(page)).toMatchObject({
    goods: goods - discount,
    discount: -discount,
    vat: vatOf(goods - discount),
  });
  expect(plain(page)).toContain('Gutschein WILLKOMMEN10');
  expect(plain(page)).toContain('10 % Willkommensrabatt');
  const again = await visitor.open('/muster/warenkorb');
  expect(cartOf(again)).toEqual(cartOf(page));
  const without = await visitor.press(again, 'Entfernen', { aktion: 'ohneGutschein' });
  expect(cartOf(without)).toMatchObject({ goods, discount: undefined });
  expect(plain(without)).toContain('Gutscheincode');
});

it('a new quantity makes a new discount, and the VAT of each line follows', async () => {
  const visitor = await buyer(4);
  await addTyre(visitor, '/muster', winter.id, 1);
  const before = cartOf(await redeem(visitor, '/muster', 'WILLKOMMEN10'));
  const page = await visitor.post('/muster/warenkorb', {
    aktion: 'menge',
    zeile: before.lines.find(({ id }) => id === summer.id)?.line ?? '',
    menge: '2',
  });
  const goods = 2 * summer.cents + winter.cents;
  const { discount = 0, vat = 0 } = cartOf(page);
  expect(discount).toBe(-percentOf(goods, 10));
  expect(Math.abs(vat - vatOf(goods + discount))).toBeLessThanOrEqual(1);
});

it('a second code takes the place of the first', async () => {
  const visitor = await buyer();
  await redeem(visitor, '/muster', 'WILLKOMMEN10');
  const page = await visitor.post('/muster/warenkorb', {
    aktion: 'einloesen',
    gutscheincode: 'EINMAL5',
  });
  expect(cartOf(page).discount).toBe(-500);
  expect(plain(page)).not.toContain('Gutschein WILLKOMMEN10');
});

it('of a mixed cart only what a coupon is for is reduced', async () => {
  const visitor = await buyer(4, winter);
  await addTyre(visitor, '/muster', summer.id, 4);
  const page = await redeem(visitor, '/muster', 'WINTER25');
  const goods = 4 * (winter.cents + summer.cents);
  expect(cartOf(page)).toMatchObject({
    goods: goods - 2_500,
    vat: vatOf(4 * winter.cents - 2_500) + vatOf(4 * summer.cents),
  });
});

describe('a refusal says why, beside the field and above, and keeps what was typed:', () => {
  it.each([
    ['GIBTESNICHT', 'Diesen Gutscheincode kennen wir nicht. Bitte prüfen Sie die Schreibweise.'],
    ['ZUKUNFT2100', 'Dieser Gutschein gilt erst ab dem 1. Januar 2100.'],
    ['sommer2025', 'Dieser Gutschein galt bis zum 30. September 2025 und ist abgelaufen.'],
    ['ALLGAEU15', 'Dieser Gutschein gilt nicht an diesem Standort, nur in Kempten (Allgäu).'],
    [
      'WINTER25',
      'Dieser Gutschein („25 € Rabatt auf Winterreifen“) gilt für keinen Artikel in Ihrem Warenkorb.',
    ],
    ['GROSSEINKAUF', 'Dieser Gutschein gilt ab 1.500,00 € Warenwert. Es fehlen noch'],
    ['', 'Bitte geben Sie einen Gutscheincode ein.'],
    ['GRÜSSE-ÄÖÜ', 'Diesen Gutscheincode kennen wir nicht.'],
    ['<script>alert(1)</script>', 'Diesen Gutscheincode kennen wir nicht.'],
    ["' or 1=1 --", 'Diesen Gutscheincode kennen wir nicht.'],
  ])('%s', async (code, words) => {
    const visitor = await buyer();
    const page = await redeem(visitor, '/muster', code);
    expect(page.status).toBe(400);
    expect(page.text).toMatch(/role="alert"/);
    expect(page.text).toContain('href="#gutscheincode"');
    const [field = ''] = /<input[^>]*id="gutscheincode"[^>]*>/.exec(page.text) ?? [];
    expect(field).toContain('aria-describedby="gutscheincode-error"');
    expect(decodeHtml(/ value="([^"]*)"/.exec(field)?.[1] ?? '')).toBe(code);
    expect(field).not.toContain('<script');
    expect(plain(page).split(words)).toHaveLength(3);
    expect(cartOf(page)).toMatchObject({
      goods: 4 * summer.cents,
      discount: undefined,
    });
    expect(cartOf(await visitor.open('/muster/warenkorb')).discount).toBeUndefined();
  });

  it('how much is missing, to the cent', async () => {
    const page = await redeem(await buyer(), '/muster', 'GROSSEINKAUF');
    const missing = formatCents(150_000 - 4 * summer.cents).replace('\u00a0', ' ');
    expect(plain(page)).toContain(`Es fehlen noch ${missing}.`);
  });

  it('used up, once an order used it', async () => {
    await database.query(
      `insert into coupon_redemptions values (gen_random_uuid(), 'ERSTER20', null, null, 2000, now())`,
    );
    const page = await redeem(await buyer(), '/muster', 'ERSTER20');
    expect([page.status, plain(page).includes('Dieser Gutschein ist aufgebraucht')]).toEqual([400, true]);
  });

  it('at a location without coupons there is no field, and a form of one’s own is told so', async () => {
    const visitor = await buyer(4, summer, '/standard');
    expect((await visitor.open('/standard/warenkorb')).text).not.toContain('Gutscheincode');
    const form = { aktion: 'einloesen', gutscheincode: 'WILLKOMMEN10' };
    const page = await visitor.post('/standard/warenkorb', form);
    expect(page.status).toBe(400);
    expect(plain(page)).toContain('An diesem Standort können keine Gutscheine eingelöst werden.');
  });

  it('an empty cart', async () => {
    const page = await new Visitor(shop).post('/muster/warenkorb', {
      aktion: 'einloesen',
      gutscheincode: 'WILLKOMMEN10',
    });
    expect([page.status, plain(page).includes('Ihr Warenkorb ist leer.')]).toEqual([400, true]);
  });
});

describe('what no form of ours sends', () => {
  it('a code of 10,000 characters is unknown', async () => {
    const visitor = await buyer();
    const page = await redeem(visitor, '/muster', 'X'.repeat(10_000));
    expect([page.status, plain(page).includes('Diesen Gutscheincode kennen wir nicht.')]).toEqual([
      400,
      true,
    ]);
  });

  it('fields that make a discount are never looked at', async () => {
    const visitor = await buyer();
    const page = await visitor.post('/muster/warenkorb', {
      aktion: 'einloesen',
      gutscheincode: 'EINMAL5',
      percent: '100',
      discountCents: '99999',
      betragCents: '99999',
      standort: 'alpenblick',
      couponCode: 'ALLGAEU15',
    });
    expect(cartOf(page).discount).toBe(-500);
  });

  it('without the field, or pressed twice at once, is no failure', async () => {
    const visitor = await buyer();
    expect((await visitor.post('/muster/warenkorb', { aktion: 'einloesen' })).status).toBe(400);
    const press = () =>
      visitor.post('/muster/warenkorb', {
        aktion: 'einloesen',
        gutscheincode: 'EINMAL5',
      });
    const pages = await Promise.all([press(), press(), press()]);
    expect(pages.map((page) => cartOf(page).discount)).toEqual([-500, -500, -500]);
  });
});

describe('a coupon in the cart that gives nothing any more stays and says why', () => {
  it('when the value falls below its minimum, and counts again above it', async () => {
    await addCoupon(database, {
      code: 'AB300',
      percent: 20,
      minimum_cents: 3 * summer.cents,
    });
    const visitor = await buyer(4);
    const before = cartOf(await redeem(visitor, '/muster', 'AB300'));
    expect(before.discount).toBeLessThan(0);
    const zeile = before.lines[0]?.line ?? '';
    const set = (menge: string) => visitor.post('/muster/warenkorb', { aktion: 'menge', zeile, menge });
    const less = await set('2');
    expect(cartOf(less)).toMatchObject({
      goods: 2 * summer.cents,
      discount: undefined,
    });
    expect(plain(less)).toContain('Es fehlen noch');
    expect(plain(less)).toContain('AB300');
    expect(plain(await visitor.open('/muster/initiateCheckout'))).toContain(
      'Ihr Gutschein AB300 ist nicht abgezogen. Dieser Gutschein gilt ab',
    );
    expect(cartOf(await set('3')).discount).toBe(-percentOf(3 * summer.cents, 20));
  });

  it('when it was taken out of the network', async () => {
    await addCoupon(database, { code: 'WEG', percent: 20 });
    const visitor = await buyer();
    await redeem(visitor, '/muster', 'WEG');
    await database.query(`delete from coupons where code = 'WEG'`);
    const page = await visitor.open('/muster/warenkorb');
    expect(cartOf(page).discount).toBeUndefined();
    expect(plain(page)).toContain('Diesen Gutscheincode kennen wir nicht.');
  });

  it('when the cart moves to a location that takes no coupons', async () => {
    const visitor = await buyer();
    await redeem(visitor, '/muster', 'WILLKOMMEN10');
    const choice = await visitor.post('/muster/checkout/standortAuswahl', {
      standort: 'standard',
    });
    expect(choice.path).toBe('/standard/initiateCheckout');
    const page = await visitor.open('/standard/warenkorb');
    expect(cartOf(page).discount).toBeUndefined();
    expect(plain(page)).toContain('An diesem Standort können keine Gutscheine eingelöst werden.');
    await visitor.post('/standard/checkout/standortAuswahl', { standort: 'muster' });
    expect(cartOf(await visitor.open('/muster/warenkorb')).discount).toBeLessThan(0);
  });
});

it('a coupon of one location is unknown on another host, and is redeemed at its own', async () => {
  for (const [host, prefix] of [
    ['efa.localhost', ''],
    ['nord-ostsee.localhost', '/noa-kiel'],
  ] as const) {
    const visitor = await buyer(4, summer, prefix, host);
    expect(plain(await redeem(visitor, prefix, 'ALLGAEU15'))).toContain('kennen wir nicht');
    expect(cartOf(await redeem(visitor, prefix, 'WILLKOMMEN10')).discount).toBeLessThan(0);
  }
  const visitor = await buyer(4, summer, '/alpenblick');
  const page = await redeem(visitor, '/alpenblick', 'ALLGAEU15');
  expect(cartOf(page).discount).toBe(-percentOf(4 * summer.cents, 15));
});

it('a guest’s coupon goes along into the account’s cart', async () => {
  const owner = new Visitor(shop);
  await openAccount(database, owner, '/muster', 'gutschein@example.de');
  await addTyre(owner, '/muster', winter.id, 1);
  const guest = await buyer(1);
  await redeem(guest, '/muster', 'WILLKOMMEN10');
  await signIn(guest, '/muster', 'gutschein@example.de');
  const page = await guest.open('/muster/warenkorb');
  expect(cartOf(page).discount).toBe(-percentOf(summer.cents + winter.cents, 10));
});

it('who guesses codes waits after ten, whatever they redeem in between; others do not, nor learn more', async () => {
  const guesser = await buyer();
  const words = [];
  for (let tries = 0; tries < 12; tries += 1) {
    const page = await redeem(guesser, '/muster', `RATEN${tries}`);
    words.push(plain(page).includes('Zu viele Versuche. Bitte warten Sie'));
    if (tries === 5) {
      await redeem(guesser, '/muster', 'EINMAL5');
      await guesser.post('/muster/warenkorb', { aktion: 'ohneGutschein' });
    }
  }
  expect(words).toEqual([...Array(10).fill(false), true, true]);
  const right = await redeem(guesser, '/muster', 'WILLKOMMEN10');
  expect([right.status, cartOf(right).discount]).toEqual([400, undefined]);
  await database.query(`update attempts set last_at = last_at - interval '11 seconds'`);
  expect(cartOf(await redeem(guesser, '/muster', 'WILLKOMMEN10')).discount).toBeLessThan(0);
});
