import { afterAll, expect, it, vi } from 'vitest';
import { changeOrder } from '~/domain/orders/change-fulfilment.server';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { address, orderNumber } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk } from '../support/desk';
import { drawnRows, xmlIn } from '../support/documents';
import { textOf } from '../support/html-forms';
import { brokenRules } from '../support/invoice-rules';
import { expectStatesToFollow } from '../support/order-events';
import { leaveForPaypal } from '../support/paying';
import { payingShop } from '../support/paying-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop } = await payingShop();
const { context } = database;
const staff = { actor: { type: 'staff' as const, id: 'Theke' } };
const next = 'Weiter';
const DEPOSIT_CENTS = 750;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const order = (...args: string[]) => radhaus(database, 'order', ...args);

const [battery = expect.fail('no battery')] = await database.query<{ code: string; cents: number }>(
  `select code, cents from articles join current_prices on article_id = articles.id and location_id is null
   where articles.kind = 'product' and deposit_cents = $1 and retired_at is null order by code limit 1`,
  [DEPOSIT_CENTS],
);

afterAll(() => expectStatesToFollow(database));

/** @param fitted its deposit falls away */
async function ordered(pieces: number, { fitted = false, method = 'vorkasse' } = {}): Promise<string> {
  await database.query('delete from attempts');
  await setStock(database, battery.code, { here: 50 });
  const buyer = new Visitor(shop);
  const artikel = `product:${battery.code}`;
  await buyer.post('/muster/warenkorb', { aktion: 'hinzufuegen', artikel, menge: String(pieces) });
  if (fitted) {
    const cart = await buyer.open('/muster/warenkorb');
    await buyer.post('/muster/warenkorb', {
      aktion: 'montage',
      zeile: /name="zeile"[^>]* value="([^"]+)"/.exec(cart.text)?.[1] ?? '',
    });
  }
  let page = await buyer.press('/muster/initiateCheckout', next, { weg: 'kauf' });
  if (fitted) {
    // A transfer needs days until it is there.
    const slots = [...page.text.matchAll(/name="beginn"[^>]* value="([^"]+)"/g)];
    const beginn = slots.at(method === 'vorkasse' ? -1 : 0)?.[1] ?? '';
    page = await buyer.press(page, next, { beginn });
  }
  page = await buyer.press(page, next, address);
  page = await buyer.press(page, next, { lieferung: 'abholung', zahlung: method });
  if (method === 'paypal')
    page = await buyer.open(await sandbox.decide(await leaveForPaypal(buyer, page.path), 'approve'));
  const agreed = { agb: 'on', ...(fitted && { fruehbeginn: 'on' }) };
  const thanks = await buyer.press(page, 'zahlungspflichtig bestellen', agreed);
  return orderNumber(thanks) ?? expect.fail(textOf(thanks.text).slice(0, 600));
}

async function supplied(pieces: number): Promise<string> {
  const number = await ordered(pieces);
  await recordPayment(context, number, staff);
  await changeOrder(context, 'hand-over', number, staff);
  await drawnRows(database, number, 1);
  return number;
}

async function stored(number: string) {
  const [row] = await database.query<{
    open: number;
    state: string;
    refunds: { state: string; cents: number; payment: string | null }[] | null;
    proofs: string[];
  }>(
    `select open_cents as open, payment_state as state,
       (select json_agg(json_build_object('state', state, 'cents', amount_cents, 'payment', payment_id) order by created_at)
          from refunds where subject = 'order:' || orders.id) as refunds,
       array(select actor_id || ': ' || reason from fulfilment_events
         where order_id = orders.id and kind = 'deposit-returned' order by id) as proofs
     from orders where number = $1`,
    [number],
  );
  return row ?? expect.fail(`no order ${number}`);
}

const deposit = (number: string, ...more: string[]) =>
  order('refund', number, '--deposit', '--by', 'Petra', ...more);

it('the deposit goes back for a proof: event, mail, and a credit note of the deposit alone', async () => {
  const number = await supplied(1);
  const proof = 'alte Batterie an der Theke';
  const { stdout } = await deposit(number, '--line', '1', '--proof', proof, '--done');
  expect(stdout).toContain('7.50 EUR refunded by hand');
  expect(await stored(number)).toEqual({
    open: 0,
    state: 'partly-refunded',
    refunds: [{ state: 'done', cents: DEPOSIT_CENTS, payment: null }],
    proofs: [`Petra: ${proof}`],
  });
  const [, correction] = await drawnRows(database, number, 2);
  expect(correction?.kind).toBe('correction');
  expect(correction?.data.reason).toBe('Rückgabe einer alten Batterie (§ 19 BattDG)');
  expect(correction?.data.figures.totalCents).toBe(DEPOSIT_CENTS);
  expect(correction?.data.figures.lines).toEqual([
    expect.objectContaining({ title: expect.stringMatching(/^Pfand: /), quantity: 1, isDeposit: true }),
  ]);
  expect(brokenRules(xmlIn(correction?.pdf as Buffer))).toEqual([]);
  const mails = () =>
    database.query<{ text: string }>(
      "select text from mails where subject like 'Erstattung%' and subject like $1",
      [`%${number}%`],
    );
  await expect.poll(mails, { timeout: 10_000 }).toHaveLength(1);
  expect(plain((await mails())[0]?.text ?? '')).toContain('7,50 € Pfand erstattet');
});

it('is refused without a proof, a second time, above the pieces, and before the goods are out', async () => {
  const early = await ordered(1);
  await recordPayment(context, early, staff);
  const proof = ['--proof', 'Beleg 17'];
  await expect(deposit(early, '--line', '1', ...proof)).rejects.toThrow('the deposits of 0 supplied pieces');
  const number = await supplied(2);
  await expect(deposit(number, '--line', '1')).rejects.toThrow('--proof');
  await expect(deposit(number, '--line', '1', '--proof', ' ')).rejects.toThrow('--proof');
  await expect(deposit(number, ...proof)).rejects.toThrow('Name the battery');
  await expect(deposit(number, '--line', '2', ...proof)).rejects.toThrow('has no line 2');
  await expect(deposit(number, '--line', '1:3', ...proof)).rejects.toThrow('deposits of 2 supplied pieces');
  await deposit(number, '--line', '1:1', ...proof);
  await expect(deposit(number, '--line', '1:2', ...proof)).rejects.toThrow('deposits of 1 supplied pieces');
  await deposit(number, '--line', '1:1', '--proof', 'Beleg 18');
  await expect(deposit(number, '--line', '1', ...proof)).rejects.toThrow('deposits of 0 supplied pieces');
  const cents = (await stored(number)).refunds?.map((refund) => refund.cents);
  expect(cents).toEqual([DEPOSIT_CENTS, DEPOSIT_CENTS]);
});

it('is refused where none was charged, and while the order is not paid', async () => {
  const fitted = await ordered(1, { fitted: true });
  await recordPayment(context, fitted, staff);
  await changeOrder(context, 'hand-over', fitted, staff);
  for (const line of ['1', '2'])
    await expect(deposit(fitted, '--line', line, '--proof', 'Beleg 17')).rejects.toThrow(
      `No deposit was charged for line ${line}`,
    );
  const unpaid = await ordered(1);
  await changeOrder(context, 'hand-over', unpaid, staff);
  await expect(deposit(unpaid, '--line', '1', '--proof', 'Beleg 17')).rejects.toThrow('not paid in full');
  expect((await stored(unpaid)).proofs).toEqual([]);
});

it('of a battery that comes back itself goes back once', async () => {
  const number = await supplied(2);
  await deposit(number, '--line', '1:1', '--proof', 'Beleg 17', '--done');
  await changeOrder(context, 'return', number, staff);
  const left = 2 * battery.cents + DEPOSIT_CENTS;
  expect((await stored(number)).refunds?.at(-1)).toMatchObject({ state: 'proposed', cents: left });
  await order('refund', number, '--done');
  const documents = await drawnRows(database, number, 3);
  const [invoice, ...corrections] = documents.map(({ data }) => data.figures.totalCents);
  expect(corrections).toEqual([DEPOSIT_CENTS, left]);
  expect(invoice).toBe(DEPOSIT_CENTS + left);
  const deposits = documents[2]?.data.figures.lines.filter(({ isDeposit }) => isDeposit);
  expect(deposits).toEqual([expect.objectContaining({ quantity: 1 })]);
  for (const { pdf } of documents) expect(brokenRules(xmlIn(pdf as Buffer))).toEqual([]);
});

it('goes back at the desk, the way that the money came', async () => {
  const number = await ordered(2, { method: 'paypal' });
  await changeOrder(context, 'hand-over', number, staff);
  const seller = await openDesk(database, shop, 'verkauf');
  const at = `/muster/tresen/bestellungen/${number}`;
  const button = 'Pfand erstatten';
  const without = await seller.press(at, button);
  expect(without.status).toBe(400);
  expect(textOf(without.text)).toContain('womit die Rückgabe der alten Batterie nachgewiesen ist');
  const proof = 'Beleg der Sammelstelle vom 24.11.';
  const done = await seller.press(at, button, { stueckA: '1', grund: proof });
  expect(textOf(done.text)).toContain('die Erstattung des Pfands veranlasst');
  expect(textOf(done.text)).toContain('Rückgabe einer alten Batterie nachgewiesen');
  expect(textOf(done.text)).toContain(proof);
  await vi.waitFor(
    async () =>
      expect(await stored(number)).toEqual({
        open: 0,
        state: 'partly-refunded',
        refunds: [{ state: 'done', cents: DEPOSIT_CENTS, payment: expect.any(String) }],
        proofs: [`${seller.email}: ${proof}`],
      }),
    { timeout: 15_000 },
  );
  const again = await seller.press(at, button, { grund: proof });
  expect(textOf(again.text)).not.toContain('Pfand erstatten');
  const workshop = await openDesk(database, shop, 'werkstatt');
  expect((await workshop.open(at)).text).not.toContain('Pfand erstatten');
});
