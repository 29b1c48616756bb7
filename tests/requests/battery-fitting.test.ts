import { describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { address, addTyre, orderNumber, person } from '../support/buyer';
import { setStock, someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { textOf } from '../support/html-forms';
import { leaveForPaypal } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { cartOf } from '../support/shown-cart';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop();
const next = 'Weiter';
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

/** The one mail of an order to its buyer, as text. */
async function confirmationOf(number: string): Promise<string> {
  const mails = () =>
    database.query<{ text: string }>('select text from mails where recipient = $1 and subject like $2', [
      person.email,
      `%${number}%`,
    ]);
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
  return (await mails())[0]?.text ?? '';
}

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
    expect(textOf(fitted.text)).toContain('2 Stück mit Einbau');
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
    const boxCode = await database.value<string>(`
      select articles.code from articles join article_categories on article_id = articles.id
       where category_id = 'cat-dachboxen' and retired_at is null limit 1`);
    await setStock(database, boxCode ?? '', { here: 5 });
    const buyer = new Visitor(shop);
    const artikel = `product:${boxCode}`;
    await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: '1' });
    expect((await openCart(buyer)).text).not.toContain('data-fitting');
  });
});

const slotsIn = ({ text }: { text: string }) =>
  [...text.matchAll(/name="beginn"[^>]* value="([^"]+)"/g)].map(([, slot = '']) => slot);

async function ordered(buyer: Visitor, zahlung: 'vorkasse' | 'paypal' = 'vorkasse') {
  const slots = await buyer.press('/muster/initiateCheckout', next, { weg: 'kauf' });
  expect(slots.path).toBe('/muster/checkout/termin');
  // A transfer needs days until it is there.
  const beginn = slotsIn(slots).at(zahlung === 'vorkasse' ? -1 : 0) ?? expect.fail('no slot');
  const payment = await buyer.press(await buyer.press(slots, next, { beginn }), next, address);
  const chosen = await buyer.press(payment, next, { lieferung: 'abholung', zahlung });
  const last =
    zahlung === 'paypal'
      ? await buyer.open(await sandbox.decide(await leaveForPaypal(buyer, chosen.path), 'approve'))
      : chosen;
  const agreed = { agb: 'on', fruehbeginn: 'on' };
  const thanks = await buyer.press(last, 'zahlungspflichtig bestellen', agreed);
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
    const text = await confirmationOf(number);
    expect(text).toContain('Batterie einbauen');
    expect(text).not.toMatch(/zzgl\.[^\n]*Pfand/);
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

describe('a fitting that falls away', () => {
  const TOLD = 'Ohne den Einbau kommen 7,50 € Pfand für die Batterie hinzu';
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  async function booked(payment?: 'paypal') {
    const buyer = await cartWith(1);
    await change(buyer, 'montage');
    const { number, thanks } = await ordered(buyer, payment);
    const [row] = await database.query<{ id: string; appointment: string }>(
      `select o.id, a.number as appointment from orders o join appointments a on a.order_id = o.id where o.number = $1`,
      [number],
    );
    return { buyer, number, page: thanks.path, id: row?.id ?? '', appointment: row?.appointment ?? '' };
  }

  const sumsOf = async (number: string) => {
    const [row] = await database.query(
      `select deposit_cents, total_cents, vat_cents, open_cents, payment_state,
         (confirmed->'vat'->0->>'vatCents')::int as confirmed_vat from orders where number = $1`,
      [number],
    );
    return row;
  };

  function due(depositCents: number, totalCents = battery.cents + WORK_CENTS) {
    const total = totalCents + depositCents;
    const vat = total - Math.round(total / 1.19);
    return {
      deposit_cents: depositCents,
      total_cents: total,
      vat_cents: vat,
      confirmed_vat: vat,
      open_cents: total,
      payment_state: 'open',
    };
  }

  const linkIn = async (number: string) => {
    const text = await confirmationOf(number);
    return /\/muster\/termin\/[\w-]+/.exec(text)?.[0] ?? expect.fail('no link');
  };

  const mailOfDeposit = async (number: string) => {
    const find = () =>
      database.query<{ text: string }>(
        "select text from mails where recipient = $1 and subject like 'Pfand%' and subject like $2",
        [person.email, `%${number}%`],
      );
    await expect.poll(find, { timeout: 10_000 }).toHaveLength(1);
    return plain((await find())[0]?.text ?? '');
  };

  it('by its link: is told before, and adds the deposit to the order with its mail and page', async () => {
    const { buyer, number, id, page: thanks } = await booked();
    expect(await sumsOf(number)).toEqual(due(0));
    const link = await linkIn(number);
    const page = await new Visitor(shop).open(link);
    expect(plain(textOf(page.text))).toContain(TOLD);
    await new Visitor(shop).press(page, 'Ja, Termin absagen');
    expect(await sumsOf(number)).toEqual(due(DEPOSIT_CENTS));
    const mail = await mailOfDeposit(number);
    expect(mail).toContain('7,50 € Pfand');
    const shown = await buyer.open(thanks);
    expect(depositIn(shown)).toBe(DEPOSIT_CENTS);
    const [line] = await database.query(
      'select deposit_cents from order_lines where order_id = $1 and position = 1',
      [id],
    );
    expect(line).toEqual({ deposit_cents: DEPOSIT_CENTS });
  });

  it('by its link at the API: is told before, and adds the deposit', async () => {
    const { number } = await booked();
    const token = (await linkIn(number)).split('/').at(-1);
    const api = apiOf(shop);
    const at = `/api/v1/standorte/muster/appointments/${token}`;
    expect((await api('GET', at)).body.depositWithoutFittingCents).toBe(DEPOSIT_CENTS);
    expect((await api('POST', `${at}/cancellation`)).body).toMatchObject({
      state: 'cancelled',
      depositWithoutFittingCents: 0,
    });
    expect(await sumsOf(number)).toEqual(due(DEPOSIT_CENTS));
  });

  /** At a time that has just begun. */
  const beginNow = (appointment: string) =>
    database.query(
      `update appointments set ends_at = now() + (ends_at - starts_at), starts_at = now() where number = $1`,
      [appointment],
    );

  it.each(['cancel', 'miss'])('at the desk, by %s: is told before, and adds the deposit', async (befehl) => {
    const { number, appointment } = await booked();
    const staff = await openDesk(database, shop, 'leitung');
    await beginNow(appointment);
    const page = await staff.open(`/muster/tresen/termine/${appointment}`);
    expect(plain(textOf(page.text))).toContain('kommen 7,50 € Pfand hinzu');
    const order = await staff.open(`/muster/tresen/bestellungen/${number}`);
    expect(plain(textOf(order.text))).toContain('kommen 7,50 € Pfand hinzu');
    const stand = /name="stand" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await staff.post(`/muster/tresen/termine/${appointment}`, { befehl, stand });
    expect(await sumsOf(number)).toEqual(due(DEPOSIT_CENTS));
  });

  it('as a line, on the command line; the open amount is that of battery and deposit', async () => {
    const { number } = await booked();
    const { stdout } = await radhaus(database, 'order', 'cancel', number, '--line', '2');
    expect(stdout).toContain('A deposit of 7.50 EUR is added to its sum.');
    expect(await sumsOf(number)).toEqual({
      ...due(DEPOSIT_CENTS),
      open_cents: battery.cents + DEPOSIT_CENTS,
    });
  });

  it('with the whole order, adds nothing', async () => {
    const { number } = await booked();
    await radhaus(database, 'order', 'cancel', number);
    expect(await sumsOf(number)).toEqual({ ...due(0), open_cents: 0 });
  });

  it('but is done after all, takes the deposit away again', async () => {
    const { number, appointment } = await booked();
    const staff = await openDesk(database, shop, 'leitung');
    await beginNow(appointment);
    const page = await staff.open(`/muster/tresen/termine/${appointment}`);
    const stand = /name="stand" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    await staff.post(`/muster/tresen/termine/${appointment}`, { befehl: 'miss', stand });
    expect(await sumsOf(number)).toMatchObject({ deposit_cents: DEPOSIT_CENTS });
    const { stdout } = await radhaus(database, 'order', 'hand-over', number);
    expect(stdout).toContain('A deposit of 7.50 EUR is taken off its sum.');
    expect(await sumsOf(number)).toEqual(due(0));
  });

  it('while it was paid, leaves the deposit open, and the invoice of the battery has it', async () => {
    const { number, id } = await booked();
    await radhaus(database, 'order', 'paid', number);
    expect(await sumsOf(number)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
    await radhaus(database, 'order', 'hand-over', number, '--line', '1');
    const cents = { deposit_cents: DEPOSIT_CENTS, open_cents: DEPOSIT_CENTS, payment_state: 'partly-paid' };
    expect(await sumsOf(number)).toMatchObject(cents);
    const invoices = () =>
      database.query<{ total: number; titles: string[] }>(
        `select (data->'figures'->>'totalCents')::int as total,
           array(select line->>'title' from jsonb_array_elements(data->'figures'->'lines') line) as titles
         from documents where order_id = $1`,
        [id],
      );
    await expect.poll(invoices, { timeout: 15_000 }).toHaveLength(1);
    const [invoice] = await invoices();
    expect(invoice?.total).toBe(battery.cents + DEPOSIT_CENTS);
    expect(invoice?.titles[1]).toMatch(/^Pfand: /);
    await radhaus(database, 'order', 'paid', number);
    expect(await sumsOf(number)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
  });

  it('while PayPal has paid it, leaves the deposit to the counter, where the desk takes it', async () => {
    const { number, appointment } = await booked('paypal');
    expect(await sumsOf(number)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
    const staff = await openDesk(database, shop, 'leitung');
    const booking = await staff.open(`/muster/tresen/termine/${appointment}`);
    await staff.press(booking, 'Absagen');
    const rest = { open_cents: DEPOSIT_CENTS, payment_state: 'partly-paid' };
    expect(await sumsOf(number)).toMatchObject(rest);
    const order = await staff.open(`/muster/tresen/bestellungen/${number}`);
    const wrong = await staff.press(order, 'Zahlung erfassen', { betrag: 'viel' });
    expect(wrong.status).toBe(400);
    expect(await sumsOf(number)).toMatchObject(rest);
    const taken = await staff.press(order, 'Zahlung erfassen');
    expect(textOf(taken.text)).toContain('Die Zahlung ist erfasst.');
    expect(textOf(taken.text)).not.toContain('Zahlung erfassen');
    expect(await sumsOf(number)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
  });

  it('of one of two batteries is refused: all are put in, or none', async () => {
    const buyer = await cartWith(2);
    await change(buyer, 'montage');
    const { number } = await ordered(buyer);
    const before = await sumsOf(number);
    await expect(radhaus(database, 'order', 'cancel', number, '--line', '2:1')).rejects.toThrow(
      'several batteries in a line',
    );
    expect(await sumsOf(number)).toEqual(before);
    await radhaus(database, 'order', 'cancel', number, '--line', '1:1', '--line', '2:1');
    expect(await sumsOf(number)).toMatchObject({ deposit_cents: 0 });
  });
});

it('the words of the appointment are those of the work', async () => {
  const buyer = await cartWith(1);
  await change(buyer, 'montage');
  const slots = await buyer.press('/muster/initiateCheckout', next, { weg: 'kauf' });
  expect(textOf(slots.text)).toContain('Wann dürfen wir einbauen?');
  const { last, thanks } = await ordered(buyer);
  for (const page of [last, thanks]) {
    expect(textOf(page.text)).toContain('Termin zum Einbau');
    expect(textOf(page.text)).not.toContain('Montage');
  }
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
