import { afterEach, expect, vi } from 'vitest';
import type { RefundFate } from '~/commands/sandbox/paypal-refunds';
import { recordPayment } from '~/domain/orders/record-payment.server';
import { settleRefunds } from '~/domain/orders/settle-refund.server';
import { paypalClient } from '~/domain/payments/paypal/paypal-client.server';
import { readConfig } from '~/platform/config/config.server';
import { addTyre, lastButton, order, orderNumber } from './buyer';
import { setStock, someTyre } from './catalogue';
import { expectNothingLost } from './money';
import type { MailRow } from './order-mails';
import { approved, sandboxProviders, tellPaypal } from './paying';
import { payingShop } from './paying-shop';
import { Visitor } from './visitor';

export const staff = { actor: { type: 'staff' as const, id: 'Kasse' } };

export const inTwoMinutes = () => new Date(Date.now() + 2 * 60_000);

interface Stored {
  payment_state: string;
  total: number;
  refunded: number;
  charged_back: number;
  refunds: { state: string; cents: number; problem: string | null }[] | null;
  problem: string | null;
}

export const tell = tellPaypal;

export const moneyEvent = (kind: string, capture: string, id: string) => ({
  event_type: `PAYMENT.CAPTURE.${kind}`,
  resource: { id, links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }] },
});

export async function openRefunds() {
  const { database, sandbox, shop } = await payingShop();
  const { context } = database;
  const providers = sandboxProviders(sandbox, database);
  const { id: code } = await someTyre(database);
  let keys = 0;

  function key(): string {
    keys += 1;
    return `key ${keys}`;
  }

  let minutes = 0;

  /** As the job that runs each minute. */
  function askAgain(): Promise<void> {
    minutes += 5;
    const now = new Date(Date.now() + minutes * 60_000);
    return settleRefunds({ ...context, now: () => now }, providers);
  }

  afterEach(() => expectNothingLost(database));

  /** Paid by PayPal. */
  async function paid() {
    const visitor = new Visitor(shop);
    await setStock(database, code, { here: 9 });
    const { at, last } = await approved(visitor, sandbox, 'approve', { tyre: code });
    const page = await visitor.press(last, lastButton.kauf, { agb: 'on' });
    return {
      visitor,
      page,
      number: orderNumber(page) ?? '',
      token: new URL(at).searchParams.get('token') ?? '',
    };
  }

  /** Paid by transfer. */
  async function transferred(pieces = 2) {
    const visitor = new Visitor(shop);
    await setStock(database, code, { here: 9 });
    await addTyre(visitor, '/muster', code, pieces);
    const page = await order(visitor, '/muster', 'kauf');
    const number = orderNumber(page) ?? '';
    await recordPayment(context, number, staff);
    return { visitor, page, number };
  }

  async function stored(number: string): Promise<Stored> {
    const [row] = await database.query<Stored>(
      `select payment_state, total_cents as total,
       (select coalesce(sum(amount_cents), 0)::int from payment_events where subject = 'order:' || orders.id and kind = 'refunded') as refunded,
       (select coalesce(sum(amount_cents), 0)::int from payment_events where subject = 'order:' || orders.id and kind = 'charged-back') as charged_back,
       (select problem from payments where subject = 'order:' || orders.id and capture is not null) as problem,
       (select json_agg(json_build_object('state', state, 'cents', amount_cents, 'problem', problem) order by created_at, id)
          from refunds where subject = 'order:' || orders.id) as refunds
     from orders where number = $1`,
      [number],
    );
    if (!row) throw new Error(`There is no order ${number}`);
    return row;
  }

  const until = (number: string, expected: object) =>
    vi.waitFor(async () => expect(await stored(number)).toMatchObject(expected), {
      timeout: 15_000,
      interval: 100,
    });

  const mailsOf = (subject: string) =>
    database.query<MailRow>('select * from mails where subject = $1', [subject]);

  /** What went back at PayPal, as PayPal counts it. */
  async function atPaypal(token: string): Promise<number> {
    const { paypal } = readConfig(sandbox.environment);
    if (!paypal) throw new Error('The sandbox has no account');
    const call = paypalClient(paypal, context.now);
    const shown = (await call({ method: 'GET', path: `/v2/checkout/orders/${token}` })) as {
      purchase_units: { payments: { refunds: { amount: { value: string } }[] } }[];
    };
    return (shown.purchase_units[0]?.payments.refunds ?? []).reduce(
      (sum, { amount }) => sum + Math.round(Number(amount.value) * 100),
      0,
    );
  }

  const fate = (token: string, refund: RefundFate) => sandbox.control(token, { refund });

  async function captureOf(number: string): Promise<string> {
    const [row] = await database.query<{ capture: string }>(
      `select capture from payments join orders on subject = 'order:' || orders.id where number = $1`,
      [number],
    );
    return row?.capture ?? '';
  }

  return {
    database,
    context,
    sandbox,
    shop,
    providers,
    code,
    key,
    askAgain,
    paid,
    transferred,
    stored,
    until,
    mailsOf,
    atPaypal,
    fate,
    captureOf,
  };
}
