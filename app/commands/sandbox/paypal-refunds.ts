import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Money, SandboxAnswer, SandboxOrder } from './paypal-orders';
import type { PaypalWebhooks } from './paypal-webhooks';

const newRefund = z.strictObject({
  amount: z.object({
    currency_code: z.string().regex(/^[A-Z]{3}$/),
    value: z.string().regex(/^\d+\.\d{2}$/),
  }),
  custom_id: z.string().max(127).optional(),
});

/** Fates of the next refund of an order. */
export const refundFates = ['done', 'lose', 'review', 'refuse'] as const;
export type RefundFate = (typeof refundFates)[number];

interface Refund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Money;
  custom_id?: string | undefined;
}

const cents = ({ value }: Money) => Math.round(Number(value) * 100);
const publicId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();
const refused = (issue: string): SandboxAnswer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] },
});

/** PayPal's refunds in memory. @param orderOfCapture the order that a capture belongs to */
export function sandboxRefunds(
  origin: () => string,
  orderOfCapture: (id: string) => SandboxOrder | undefined,
  tell: PaypalWebhooks['tell'],
) {
  const byOrder = new Map<string, Refund[]>();
  const byRequest = new Map<string, Refund>();
  const fates = new Map<string, RefundFate>();
  const disputes = new Map<string, string>();

  const refundsOf = (order: SandboxOrder) => byOrder.get(order.id) ?? [];
  const shown = (refund: Refund, capture: string) => ({
    ...refund,
    links: [
      { rel: 'self', method: 'GET', href: `${origin()}/v2/payments/refunds/${refund.id}` },
      { rel: 'up', method: 'GET', href: `${origin()}/v2/payments/captures/${capture}` },
    ],
  });

  function add(order: SandboxOrder, refund: Refund): void {
    byOrder.set(order.id, [...refundsOf(order), refund]);
  }

  function tellRefund(order: SandboxOrder, refund: Refund, event = 'REFUNDED'): void {
    const capture = order.captures[0]?.id ?? '';
    if (refund.status === 'COMPLETED') tell(order, `PAYMENT.CAPTURE.${event}`, shown(refund, capture));
  }

  function leftOf(order: SandboxOrder): number {
    const gone = refundsOf(order).filter(({ status }) => status !== 'FAILED');
    return (
      cents(order.captures[0]?.amount ?? order.amount) - gone.reduce((sum, one) => sum + cents(one.amount), 0)
    );
  }

  function create(capture: string, body: unknown, requestId: string): SandboxAnswer {
    const order = orderOfCapture(capture);
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    const known = byRequest.get(requestId);
    if (known) return { status: 200, body: shown(known, capture) };
    const parsed = newRefund.safeParse(body);
    if (!parsed.success)
      return {
        status: 400,
        body: { name: 'INVALID_REQUEST', details: [{ issue: 'INVALID_PARAMETER_SYNTAX' }] },
      };
    const fate = fates.get(order.id) ?? 'done';
    fates.delete(order.id);
    if (fate === 'refuse') return refused('REFUND_TIME_LIMIT_EXCEEDED');
    if (leftOf(order) === 0) return refused('CAPTURE_FULLY_REFUNDED');
    if (cents(parsed.data.amount) > leftOf(order)) return refused('REFUND_AMOUNT_EXCEEDED');
    const refund: Refund = {
      id: publicId(),
      status: fate === 'review' ? 'PENDING' : 'COMPLETED',
      ...parsed.data,
    };
    add(order, refund);
    byRequest.set(requestId, refund);
    tellRefund(order, refund);
    return fate === 'lose' ? 'lost' : { status: 201, body: shown(refund, capture) };
  }

  return {
    create,
    refundsOf,
    setFate: (order: SandboxOrder, fate: RefundFate) => void fates.set(order.id, fate),
    find(id: string): SandboxAnswer {
      const found = [...byOrder.values()].flat().find((refund) => refund.id === id);
      return found
        ? { status: 200, body: shown(found, '') }
        : { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    },
    /** Ends those that are under review. */
    decide(order: SandboxOrder, status: 'COMPLETED' | 'FAILED') {
      for (const refund of refundsOf(order))
        if (refund.status === 'PENDING') {
          refund.status = status;
          tellRefund(order, refund);
        }
    },
    /** Made on PayPal's own pages, or a reversal. */
    makeElsewhere(order: SandboxOrder, value: string, isReversal: boolean): Refund {
      const refund: Refund = {
        id: publicId(),
        status: 'COMPLETED',
        amount: { currency_code: order.amount.currency_code, value },
      };
      add(order, refund);
      tellRefund(order, refund, isReversal ? 'REVERSED' : 'REFUNDED');
      return refund;
    },
    dispute(order: SandboxOrder, capture: string, status: string) {
      const event = disputes.has(capture) ? (status === 'RESOLVED' ? status : 'UPDATED') : 'CREATED';
      disputes.set(capture, status);
      const disputed_transactions = [{ seller_transaction_id: capture }];
      tell(order, `CUSTOMER.DISPUTE.${event}`, { status, disputed_transactions });
    },
    disputesOf: (capture: string) => {
      const status = disputes.get(capture);
      return { items: status ? [{ dispute_id: `PP-D-${capture.slice(0, 5)}`, status }] : [] };
    },
  };
}
