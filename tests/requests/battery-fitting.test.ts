import { describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { address, addTyre, orderNumber, person } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShop } from '../support/running-shop';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const shop = await startShop({ DATABASE_URL: database.url });
const next = { button: 'Weiter' };
const WORK_CENTS = 2_490;
const DEPOSIT_CENTS = 750;

const [battery = expect.fail('no battery')] = await database.query<{ code: string; cents: number }>(
  `select code, cents from articles join current_prices on article_id = articles.id and location_id is null
   where articles.kind = 'product' and deposit_cents = $1 and retired_at is null order by code limit 1`,
  [DEPOSIT_CENTS],
);

async function cartWith(quantity: number, place = 'muster') {
  await database.query('delete from attempts');
  await setStock(database, battery.code, { here: 50, central: 50 }, place);
  const buyer = new Visitor(shop);
  const artikel = `product:${battery.code}`;
  await buyer.post(`/${place}/warenkorb`, { aktion: 'hinzufuegen', artikel, menge: String(quantity) });
  return buyer;
}

const openCart = (buyer: Visitor, place = 'muster') => buyer.open(`/${place}/warenkorb`);

async function change(buyer: Visitor, aktion: 'montage' | 'ohneMontage', place = 'muster') {
  const { lines } = cartOf(await openCart(buyer, place));
  const zeile = lines.find(({ id }) => id === battery.code)?.line ?? lines[0]?.line ?? '';
  return buyer.post(`/${place}/warenkorb`, { aktion, zeile });
}

const depositIn = ({ text }: { text: string }) =>
  Number(/data-deposit[^>]*>[\s\S]*?data-cents="(\d+)"/.exec(text)?.[1] ?? 0);

describe('the cart', () => {
  it('offers to put a battery in, tells that its deposit goes, and charges none then', async () => {
    const buyer = await cartWith(2);
    const plain = await openCart(buyer);
    expect(depositIn(plain)).toBe(2 * DEPOSIT_CENTS);
    expect(cartOf(plain).goods).toBe(2 * (battery.cents + DEPOSIT_CENTS));
    expect(textOf(plain.text)).toMatch(/Mit Einbau bei uns 49,80.€ 2 × Batterie einbauen je 24,90.€/);
    expect(textOf(plain.text)).toMatch(/Das Pfand von 15,00.€ entfällt dann/);
    await change(buyer, 'montage');
    const fitted = await openCart(buyer);
    expect(depositIn(fitted)).toBe(0);
    expect(cartOf(fitted).goods).toBe(2 * (battery.cents + WORK_CENTS));
    expect(textOf(fitted.text)).toContain('Ohne Pfand: Die alte Batterie bleibt bei uns.');
    expect(textOf(fitted.text)).not.toContain('Versand mit');
  });

  it('has the deposit again once the work or the battery is taken out', async () => {
    const buyer = await cartWith(1);
    await change(buyer, 'montage');
    await change(buyer, 'ohneMontage');
    const without = await openCart(buyer);
    expect(depositIn(without)).toBe(DEPOSIT_CENTS);
    expect(cartOf(without).goods).toBe(battery.cents + DEPOSIT_CENTS);
    await change(buyer, 'montage');
    const [line] = cartOf(await openCart(buyer)).lines;
    await buyer.post('/muster/warenkorb', { aktion: 'entfernen', zeile: line?.line ?? '' });
    expect(textOf((await openCart(buyer)).text)).toContain('Ihr Warenkorb ist leer');
  });

  it('charges it for work that was bought by itself: nobody knows for which battery', async () => {
    const buyer = await cartWith(1);
    const artikel = 'service:batterie-einbauen';
    await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '1' });
    expect(depositIn(await openCart(buyer))).toBe(DEPOSIT_CENTS);
  });

  it.each(['techno', 'hafen'])(
    'at %s, which puts none in, names who does, and refuses the work',
    async (place) => {
      const buyer = await cartWith(1, place);
      const cart = await openCart(buyer, place);
      expect(textOf(cart.text)).not.toContain('Mit Einbau bei uns');
      expect(cart.text).toContain('href="/muster/warenkorb"');
      expect((await change(buyer, 'montage', place)).status).toBe(400);
      expect(depositIn(await openCart(buyer, place))).toBe(DEPOSIT_CENTS);
    },
  );

  it('offers it for no other product', async () => {
    const [box] = await database.query<{ code: string }>(
      `select articles.code from articles join article_categories on article_id = articles.id
       where category_id = 'cat-dachboxen' and retired_at is null limit 1`,
    );
    await setStock(database, box?.code ?? '', { here: 5 });
    const buyer = new Visitor(shop);
    const artikel = `product:${box?.code}`;
    await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '1' });
    expect((await openCart(buyer)).text).not.toContain('data-fitting');
  });
});

const slotsIn = ({ text }: { text: string }) =>
  [...text.matchAll(/name="beginn"[^>]* value="([^"]+)"/g)].map(([, slot = '']) => slot);

async function ordered(buyer: Visitor) {
  const slots = await buyer.submit(await buyer.open('/muster/initiateCheckout'), next, { weg: 'kauf' });
  expect(slots.path).toBe('/muster/checkout/termin');
  const [beginn = expect.fail('no slot')] = slotsIn(slots);
  const payment = await buyer.submit(await buyer.submit(slots, next, { beginn }), next, address);
  const last = await buyer.submit(payment, next, { lieferung: 'abholung', zahlung: 'vorkasse' });
  const agreed = { agb: 'on', fruehbeginn: 'on' };
  const thanks = await buyer.submit(last, { button: 'zahlungspflichtig bestellen' }, agreed);
  return {
    last,
    thanks,
    beginn,
    number: orderNumber(thanks) ?? expect.fail(textOf(thanks.text).slice(0, 600)),
  };
}

describe('the order', () => {
  it('has a slot and no deposit, in its rows, its mail and its page', async () => {
    const buyer = await cartWith(1);
    await change(buyer, 'montage');
    const { last, thanks, beginn, number } = await ordered(buyer);
    expect(depositIn(last)).toBe(0);
    expect(textOf(thanks.text)).not.toContain('Pfand');
    const [order] = await database.query<{ deposit_cents: number; total_cents: number }>(
      'select deposit_cents, total_cents from orders where number = $1',
      [number],
    );
    expect(order).toEqual({ deposit_cents: 0, total_cents: battery.cents + WORK_CENTS });
    const lines = await database.query(
      `select order_lines.title, order_lines.deposit_cents from order_lines
       join orders on orders.id = order_id where orders.number = $1 order by position`,
      [number],
    );
    expect(lines).toEqual([
      { title: expect.any(String), deposit_cents: 0 },
      { title: 'Batterie einbauen', deposit_cents: 0 },
    ]);
    const [slot] = await database.query<{ starts_at: Date; minutes: number; needs: object }>(
      `select starts_at, extract(epoch from ends_at - starts_at)::int / 60 as minutes, needs
       from appointments join orders on orders.id = order_id where orders.number = $1`,
      [number],
    );
    expect(slot).toEqual({ starts_at: new Date(beginn), minutes: 30, needs: { abilities: [] } });
    const mails = () =>
      database.query<{ text: string }>('select text from mails where recipient = $1 and subject like $2', [
        person.email,
        `%${number}%`,
      ]);
    await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
    const [mail] = await mails();
    expect(mail?.text).toContain('Batterie einbauen');
    expect(mail?.text).not.toMatch(/zzgl\.[^\n]*Pfand/);
  });

  it('is one appointment with tyres, as long as both together', async () => {
    const tyre = await someTyre(database, 'run_flat_mark is null and not is_commercial and rim_tenths = 160');
    await setStock(database, tyre.id, { here: 20 });
    const buyer = await cartWith(2);
    await addTyre(buyer, '/muster', tyre.id, 4);
    for (const { line } of cartOf(await openCart(buyer)).lines)
      await buyer.post('/muster/warenkorb', { aktion: 'montage', zeile: line });
    const { number } = await ordered(buyer);
    const [slot] = await database.query<{ minutes: number }>(
      `select extract(epoch from ends_at - starts_at)::int / 60 as minutes
       from appointments join orders on orders.id = order_id where orders.number = $1`,
      [number],
    );
    expect(slot?.minutes).toBe(2 * 30 + 60);
  });
});

it('the API puts a battery in as it puts tyres on', async () => {
  const api = apiOf(shop);
  const at = (path: string) => `/api/v1/standorte/muster${path}`;
  const token = (await api('POST', at('/carts'))).body.cartToken as string;
  const own = `/cart/articles/product:${battery.code}`;
  const plain = await api('PUT', at(own), { token, json: { quantity: 1 } });
  expect(plain.body.depositCents).toBe(DEPOSIT_CENTS);
  const fitted = await api('PUT', at(`${own}/fitting`), { token, json: { isWanted: true } });
  expect([fitted.status, fitted.body.depositCents, fitted.body.totalCents]).toEqual([
    200,
    0,
    battery.cents + WORK_CENTS,
  ]);
  const again = await api('PUT', at(`${own}/fitting`), { token, json: { isWanted: false } });
  expect(again.body.totalCents).toBe(battery.cents + DEPOSIT_CENTS);
});

it('the header of each page tells the sum of the cart, without the deposit', async () => {
  const buyer = await cartWith(2, 'standard');
  const sumIn = ({ text }: { text: string }) =>
    Number(/data-session="total"[^>]*>([\d.,]+)/.exec(text)?.[1]?.replace('.', '').replace(',', '.'));
  const open = () => buyer.open('/standard/AGB');
  expect(sumIn(await open())).toBe((2 * (battery.cents + DEPOSIT_CENTS)) / 100);
  await change(buyer, 'montage', 'standard');
  expect(sumIn(await open())).toBe((2 * (battery.cents + WORK_CENTS)) / 100);
});
