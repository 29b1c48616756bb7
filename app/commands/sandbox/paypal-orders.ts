import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type PayerName, payers, shownPayer } from './paypal-payers';
import type { PaypalWebhooks } from './paypal-webhooks';

const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z.string().regex(/^\d+\.\d{2}$/),
});
export type Money = z.output<typeof money>;

/** Only what a shop of this kind sends; anything missing is refused as PayPal refuses it. */
const newOrder = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().max(127).optional(),
        amount: money.extend({
          breakdown: z.object({
            item_total: money,
            shipping: money.optional(),
            discount: money.optional(),
          }),
        }),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        brand_name: z.string().max(127).optional(),
        shipping_preference: z.enum(['GET_FROM_FILE', 'NO_SHIPPING']).default('GET_FROM_FILE'),
        user_action: z.enum(['CONTINUE', 'PAY_NOW']),
        return_url: z.url(),
        cancel_url: z.url(),
      }),
    }),
  }),
});

export const fates = {
  approve: 'Bezahlen',
  decline: 'Ablehnen',
  review: 'Später melden',
  revoke: 'Die Freigabe zurücknehmen',
  lose: 'Die Antwort geht verloren',
  less: 'Ein anderer Betrag kommt an',
} as const;
export type Fate = keyof typeof fates;

interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  amount: Money;
}

export interface SandboxOrder {
  id: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: Money;
  shop: string;
  returnUrl: string;
  cancelUrl: string;
  fate: Fate;
  asksAddress: boolean;
  payer: PayerName;
  captures: Capture[];
  captureRequest: string | undefined;
}

/** `lost`: what was asked for is done, and the answer never arrives. */
export type SandboxAnswer = { status: number; body: object } | 'lost';

const refused = (issue: string): SandboxAnswer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

const cents = ({ value }: Money) => Math.round(Number(value) * 100);

/** A review ends by itself after so long. */
const REVIEW_MS = 30_000;

const publicId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

/** PayPal's orders in memory. */
export function sandboxOrders(
  origin: () => string,
  refundsOf: (order: SandboxOrder) => object[],
  tell: PaypalWebhooks['tell'],
) {
  const orders = new Map<string, SandboxOrder>();
  const created = new Map<string, string>();

  const isApproved = ({ status }: SandboxOrder) => status !== 'PAYER_ACTION_REQUIRED';
  const shippingOf = ({ asksAddress, payer }: SandboxOrder) =>
    asksAddress ? payers[payer].shipping : undefined;

  const shown = (order: SandboxOrder) => ({
    id: order.id,
    status: order.status,
    intent: 'CAPTURE',
    ...(isApproved(order) && shownPayer(order.payer)),
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        ...(isApproved(order) && { shipping: shippingOf(order) }),
        ...(order.captures.length > 0 && {
          payments: { captures: order.captures, refunds: refundsOf(order) },
        }),
      },
    ],
    links: [
      { rel: 'self', method: 'GET', href: `${origin()}/v2/checkout/orders/${order.id}` },
      { rel: 'payer-action', method: 'GET', href: `${origin()}/checkoutnow?token=${order.id}` },
    ],
  });

  function create(body: unknown, requestId: string): SandboxAnswer {
    const known = orders.get(created.get(requestId) ?? '');
    if (known) return { status: 200, body: shown(known) };
    const parsed = newOrder.safeParse(body);
    if (!parsed.success)
      return { status: 400, body: { name: 'INVALID_REQUEST', details: parsed.error.issues } };
    const { purchase_units: units, payment_source: source } = parsed.data;
    const amount = units[0]?.amount;
    if (!amount) return { status: 400, body: { name: 'INVALID_REQUEST' } };
    const { item_total: items, shipping, discount } = amount.breakdown;
    const sum = cents(items) + (shipping ? cents(shipping) : 0) - (discount ? cents(discount) : 0);
    if (sum !== cents(amount)) return refused('AMOUNT_MISMATCH');
    if (sum <= 0) return refused('CANNOT_BE_ZERO_OR_NEGATIVE');
    const { experience_context: context } = source.paypal;
    const order: SandboxOrder = {
      id: publicId(),
      status: 'PAYER_ACTION_REQUIRED',
      amount: { currency_code: amount.currency_code, value: amount.value },
      shop: context.brand_name ?? '',
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
      fate: 'approve',
      asksAddress: context.shipping_preference === 'GET_FROM_FILE',
      payer: 'deutsch',
      captures: [],
      captureRequest: undefined,
    };
    orders.set(order.id, order);
    created.set(requestId, order.id);
    return { status: 201, body: shown(order) };
  }

  const captureEvents = { COMPLETED: 'COMPLETED', PENDING: 'PENDING', DECLINED: 'DENIED' } as const;

  function tellCapture(order: SandboxOrder, made: Capture): void {
    const related = { supplementary_data: { related_ids: { order_id: order.id } } };
    tell(order, `PAYMENT.CAPTURE.${captureEvents[made.status]}`, { ...made, ...related });
  }

  function end(order: SandboxOrder, made: Capture, status: 'COMPLETED' | 'DECLINED'): void {
    made.status = status;
    tellCapture(order, made);
  }

  function capture(order: SandboxOrder, requestId: string): SandboxAnswer {
    if (order.captureRequest === requestId) return { status: 200, body: shown(order) };
    if (order.status === 'COMPLETED') return refused('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refused('ORDER_NOT_APPROVED');
    if (order.fate === 'decline' || order.fate === 'revoke') {
      if (order.fate === 'revoke')
        tell(order, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', { order_id: order.id, purchase_units: [] });
      order.status = 'PAYER_ACTION_REQUIRED';
      return refused(order.fate === 'decline' ? 'INSTRUMENT_DECLINED' : 'ORDER_NOT_APPROVED');
    }
    const { amount } = order;
    order.status = 'COMPLETED';
    order.captureRequest = requestId;
    const made: Capture = {
      id: publicId(),
      status: order.fate === 'review' ? 'PENDING' : 'COMPLETED',
      amount: order.fate === 'less' ? { ...amount, value: (cents(amount) / 100 - 0.01).toFixed(2) } : amount,
    };
    order.captures.push(made);
    tellCapture(order, made);
    setTimeout(() => {
      if (made.status === 'PENDING') end(order, made, 'COMPLETED');
    }, REVIEW_MS).unref();
    return order.fate === 'lose' ? 'lost' : { status: 201, body: shown(order) };
  }

  return {
    create,
    find: (id: string) => orders.get(id),
    ofCapture: (id: string) =>
      [...orders.values()].find(({ captures }) => captures.some((capture) => capture.id === id)),
    capture,
    shown,
    /** Ends a review. */
    decide(order: SandboxOrder, status: 'COMPLETED' | 'DECLINED') {
      for (const one of order.captures) end(order, one, status);
    },
  };
}
