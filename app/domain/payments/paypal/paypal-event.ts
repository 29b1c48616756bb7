import { z } from 'zod';
import { paypalId } from './paypal-order';

/** https://developer.paypal.com/api/rest/webhooks/event-names/: an order itself, an approval that was taken back, or a capture that names its order. */
const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: paypalId.optional(),
    order_id: paypalId.optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: paypalId.optional() }).optional() })
      .optional(),
  }),
});

/** PayPal's id of the order that a webhook tells of; undefined for anything else. */
export function orderOfEvent(body: unknown): string | undefined {
  const parsed = event.safeParse(body);
  if (!parsed.success) return undefined;
  const { event_type: type, resource } = parsed.data;
  return type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : (resource.order_id ?? resource.supplementary_data?.related_ids?.order_id);
}

const named = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** Of the message itself: a repetition has the same one. */
export function idOfEvent(body: unknown): string | undefined {
  return named.safeParse(body).data?.id;
}

const link = z.object({ rel: z.string(), href: z.string() });

/** A refund names its capture by a link, a dispute by the seller's transaction. */
const moneyEvent = z.object({
  event_type: z.enum([
    'PAYMENT.CAPTURE.REFUNDED',
    'PAYMENT.CAPTURE.REVERSED',
    'CUSTOMER.DISPUTE.CREATED',
    'CUSTOMER.DISPUTE.UPDATED',
    'CUSTOMER.DISPUTE.RESOLVED',
  ]),
  resource: z.object({
    id: paypalId.optional(),
    links: z.array(link).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: paypalId })).optional(),
  }),
});

export interface MoneyNews {
  capture: string;
  /** The refund that took the money back against our will. */
  reversal: string | undefined;
}

/** The payment that a webhook wants to be looked at again; undefined for anything else. */
export function moneyNewsOfEvent(body: unknown): MoneyNews | undefined {
  const parsed = moneyEvent.safeParse(body);
  if (!parsed.success) return undefined;
  const { event_type: type, resource } = parsed.data;
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href;
  const capture =
    /\/captures\/([\w-]+)$/.exec(up ?? '')?.[1] ?? resource.disputed_transactions?.[0]?.seller_transaction_id;
  return capture === undefined
    ? undefined
    : { capture, reversal: type === 'PAYMENT.CAPTURE.REVERSED' ? resource.id : undefined };
}
