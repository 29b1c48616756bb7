import { z } from 'zod';
import { paypalEvents, stateIn } from '../provider-states';
import { paypalId } from './paypal-order';

/** https://developer.paypal.com/api/rest/webhooks/rest/ */
const event = z.object({
  event_type: z.string().regex(/^[A-Z][A-Z0-9._-]{0,99}$/),
  resource: z.looseObject({}),
});

const link = z.object({ rel: z.string(), href: z.string() });

/** The read part of an order, a capture, a refund or a dispute. */
const resource = z.object({
  id: paypalId.optional(),
  order_id: paypalId.optional(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: paypalId.optional() }).optional() })
    .optional(),
  links: z.array(link).optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: paypalId })).optional(),
});

type Resource = z.output<typeof resource>;

const named = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });

/** Of the message itself: a repetition has the same one. */
export function idOfEvent(body: unknown): string | undefined {
  return named.safeParse(body).data?.id;
}

/** What a webhook is about. `reversal`: the refund that took the money back against our will, if the message is PayPal's. */
export type PaypalNews =
  | { about: 'payment'; order: string }
  | { about: 'money'; capture: string; reversal: string | undefined }
  /** Well-formed, of a kind or a subject that the shop does not use. */
  | { about: 'nothing' };

const upOf = ({ links }: Resource, kind: 'captures' | 'orders') => {
  const up = links?.find(({ rel }) => rel === 'up')?.href ?? '';
  return new RegExp(`/${kind}/([\\w-]{1,64})$`).exec(up)?.[1];
};

function orderOf(type: string, told: Resource): string | undefined {
  if (type.startsWith('CHECKOUT.ORDER.')) return told.id;
  return told.order_id ?? told.supplementary_data?.related_ids?.order_id ?? upOf(told, 'orders');
}

/** Undefined: no message of PayPal. */
export function newsOfEvent(body: unknown): PaypalNews | undefined {
  const parsed = event.safeParse(body).data;
  if (!parsed) return undefined;
  const { event_type: type } = parsed;
  const about = stateIn(paypalEvents, type) ?? 'nothing';
  if (about === 'nothing') return { about };
  const told = resource.safeParse(parsed.resource).data;
  if (!told) return undefined;
  if (about === 'payment') {
    const order = orderOf(type, told);
    return order === undefined ? { about: 'nothing' } : { about, order };
  }
  const capture = upOf(told, 'captures') ?? told.disputed_transactions?.[0]?.seller_transaction_id;
  if (capture === undefined) return { about: 'nothing' };
  return { about, capture, reversal: type === 'PAYMENT.CAPTURE.REVERSED' ? told.id : undefined };
}
