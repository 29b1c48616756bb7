import { createHash, randomInt } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { signedHeaders } from '~/commands/sandbox/paypal-webhooks';
import { paypalEvents } from '~/domain/payments/provider-states';
import { lastButton, orderNumber } from '../support/buyer';
import { setStock } from '../support/catalogue';
import { expectNothingLost } from '../support/money';
import { approved, tellPaypal } from '../support/paying';
import { CARD, openPayone } from '../support/payone';
import { request } from '../support/request';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const { database, sandbox, shop, control, code, stored, ordered, leave, state } = await openPayone();
const PATH = '/api/v1/webhooks/paypal';

afterEach(() => expectNothingLost(database));

async function paid() {
  const visitor = new Visitor(shop);
  await setStock(database, code, { here: 9 });
  const { last } = await approved(visitor, sandbox, 'approve', { tyre: code });
  const number = orderNumber(await visitor.press(last, lastButton.kauf, { agb: 'on' }));
  const [row] = await database.query<{ reference: string; capture: string }>(
    `select reference, capture from payments join orders on subject = 'order:' || orders.id where number = $1`,
    [number],
  );
  return { number, ...(row ?? expect.fail('no payment')) };
}

const money = () =>
  database.query(
    'select subject, kind, amount_cents from payment_events union all select subject, state, amount_cents from payments order by 1, 2',
  );

const post = (port: number, body: string, headers: Record<string, string>) =>
  request({
    port,
    path: PATH,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });

const eventOf = (
  type: string,
  { reference, capture }: { reference: string; capture: string },
  id = 'R1',
) => ({
  id: `WH-${randomInt(1e9)}`,
  event_type: type,
  resource: {
    id: type.startsWith('CHECKOUT.ORDER.') ? reference : id,
    order_id: reference,
    supplementary_data: { related_ids: { order_id: reference } },
    links: [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${capture}` }],
    disputed_transactions: [{ seller_transaction_id: capture }],
  },
});

/** Ways to send what PayPal did not sign. */
const forgeries: Readonly<Record<string, (body: string) => Record<string, string>>> = {
  'without a signature': () => ({}),
  'with the signature of another message': () => signedHeaders('{"event_type":"X"}'),
  'with a made-up signature': (body) => ({ ...signedHeaders(body), 'paypal-transmission-sig': 'erfunden' }),
  'with one signature missing': (body) => ({ ...signedHeaders(body), 'paypal-cert-url': '' }),
};

describe('PayPal', () => {
  it.each(Object.keys(forgeries))('%s: no kind of message moves anything', async (name) => {
    const payment = await paid();
    const before = await money();
    for (const [type, does] of Object.entries(paypalEvents)) {
      const body = JSON.stringify(eventOf(type, payment));
      const { status } = await post(shop.port, body, forgeries[name]?.(body) ?? {});
      expect([type, status]).toEqual([type, does === 'nothing' ? 200 : 403]);
    }
    expect(await money()).toEqual(before);
    const kept = await database.query(
      'select 1 from payment_messages join payments on payments.id = payment_id where reference = $1',
      [payment.reference],
    );
    expect(kept).toEqual([]);
  });

  it('signed, of every kind: taken, and nothing moves that PayPal itself does not tell', async () => {
    const payment = await paid();
    const before = await money();
    for (const type of [...Object.keys(paypalEvents), 'BILLING.PLAN.CREATED', 'SOMETHING.NEW'])
      expect([type, (await tellPaypal(shop.port, eventOf(type, payment))).status]).toEqual([type, 200]);
    await expect
      .poll(
        () =>
          database.query(
            `select 1 from graphile_worker.jobs where task_identifier like 'settle-%' and locked_at is null and attempts = 0 and run_at < now()`,
          ),
        { timeout: 15_000 },
      )
      .toEqual([]);
    expect(await money()).toEqual(before);
  });

  it.each([
    [
      'a refused capture that names its order by a link',
      200,
      {
        event_type: 'PAYMENT.CAPTURE.DENIED',
        resource: {
          id: '2GG',
          status: 'DECLINED',
          links: [{ rel: 'up', href: 'https://api.paypal.com/v2/checkout/orders/5O19' }],
        },
      },
    ],
    [
      'a refund under way',
      200,
      { event_type: 'PAYMENT.REFUND.PENDING', resource: { id: '1JU', status: 'PENDING', links: [] } },
    ],
    ['a stored way to pay', 200, { event_type: 'VAULT.PAYMENT-TOKEN.CREATED', resource: { id: '8kk' } }],
    ['a capture that names nothing', 200, { event_type: 'PAYMENT.CAPTURE.REVERSED', resource: {} }],
    ['no resource', 400, { event_type: 'PAYMENT.CAPTURE.REVERSED' }],
    ['no kind', 400, { resource: {} }],
    ['a list', 400, []],
    ['no JSON', 400, '{"event_type":'],
  ] as const)('%s is answered with %i', async (_, status, event) => {
    expect((await tellPaypal(shop.port, event)).status).toBe(status);
  });

  it('of an account whose webhook is not known, a message cannot make a refund a chargeback', async () => {
    const { PAYPAL_WEBHOOK_ID: _id, ...environment } = sandbox.environment;
    const unsure = await startShop({ DATABASE_URL: database.url, ...environment });
    const payment = await paid();
    // Made at PayPal; its own message is lost.
    await sandbox.notify(shop, 'drop');
    const { id } = await sandbox.control(payment.reference, { back: '3.00' });
    const body = JSON.stringify(eventOf('PAYMENT.CAPTURE.REVERSED', payment, id));
    expect((await post(unsure.port, body, {})).status).toBe(200);
    const kinds = async () =>
      (
        await database.query<{ kind: string }>(
          `select kind from payment_events join payments using (subject) where payments.reference = $1 order by payment_events.id`,
          [payment.reference],
        )
      ).map(({ kind }) => kind);
    await expect.poll(kinds, { timeout: 15_000 }).toEqual(['received', 'refunded']);
  });
});

const appointed = (reference: string, amount: string, status: string | undefined) => ({
  ...{ key: createHash('md5').update('nur-zum-ausprobieren').digest('hex'), txaction: 'appointed' },
  ...{ portalid: '20000', aid: '90002', mode: 'test', clearingtype: 'cc', currency: 'EUR', txid: reference },
  ...{ reference, price: amount, sequencenumber: '0', ...(status && { transaction_status: status }) },
});

async function cardAtPayone() {
  const { visitor, page, number } = await ordered('kreditkarte');
  await control('fate=paid');
  const at = await leave(visitor, page, { aktion: 'karte', karte: CARD });
  const { references } = await stored(number);
  const reference = references[0] ?? '';
  const cents = await database.value<number>('select amount_cents from payments where reference = $1', [
    reference,
  ]);
  const txid = new URL(at).searchParams.get('txid') ?? '';
  const tell = (status: string | undefined, action = 'appointed') =>
    request({
      port: shop.port,
      path: '/api/v1/webhooks/payone',
      form: {
        ...appointed(reference, ((cents ?? 0) / 100).toFixed(2), status),
        txid,
        txaction: action,
      },
    });
  const asked = async () => (await control(`reference=${reference}`)).json();
  return { number, tell, asked };
}

describe('PAYONE', () => {
  it('takes nothing while it reviews a payment, and everything once that is over', async () => {
    const { number, tell, asked } = await cardAtPayone();
    expect((await tell('pending')).text).toBe('TSOK');
    await expect.poll(async () => state(number), { timeout: 15_000 }).toBe('pending');
    expect(await asked()).toEqual({ captures: 0, isReleased: false });
    expect((await tell('completed')).text).toBe('TSOK');
    await expect.poll(async () => state(number), { timeout: 15_000 }).toBe('paid');
    expect(await asked()).toEqual({ captures: 1, isReleased: false });
  });

  it('refuses after a review: the order waits for another way to pay', async () => {
    const { number, tell, asked } = await cardAtPayone();
    await tell('pending');
    await expect.poll(async () => state(number), { timeout: 15_000 }).toBe('pending');
    await tell(undefined, 'failed');
    await expect.poll(async () => (await stored(number)).states, { timeout: 15_000 }).toEqual(['declined']);
    expect(await asked()).toEqual({ captures: 0, isReleased: false });
  });
});
