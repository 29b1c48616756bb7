import type { CreateOrderRequestBody } from '@paypal/paypal-js';
import { z } from 'zod';
import type { Cents } from '~/values/money';
import {
  amountOf,
  approvalAddress,
  type ProviderState,
  type ReturnedMoney,
  type StartRequest,
} from '../provider';
import { paypalCaptureStates, paypalOrderStates, stateIn } from '../provider-states';
import { payerOf, payerParts, shippingPart } from './paypal-payer';

export const paypalId = z.string().regex(/^[\w-]{1,64}$/);

const money = z.object({ currency_code: z.string().regex(/^[A-Z]{3}$/), value: z.string() });

/** The read part of an order: https://developer.paypal.com/docs/api/orders/v2/ */
export const paypalOrder = z.object({
  id: paypalId,
  status: z.string(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
  ...payerParts,
  purchase_units: z
    .array(
      z.object({
        ...shippingPart,
        payments: z
          .object({
            captures: z.array(z.object({ id: paypalId, status: z.string(), amount: money })).optional(),
            refunds: z
              .array(
                z.object({
                  id: paypalId,
                  status: z.string(),
                  amount: money,
                  custom_id: z.string().optional(),
                }),
              )
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});
export type PaypalOrder = z.output<typeof paypalOrder>;

const centsOf = (value: string): Cents | undefined =>
  /^\d{1,9}\.\d\d$/.test(value) ? Number(value.replace('.', '')) : undefined;

export const euros = (cents: Cents) => ({ currency_code: 'EUR', value: (cents / 100).toFixed(2) });

/** The button for the order stands on our page: PayPal's own says "Weiter". */
export function newOrder({ id, amount, shopName, asksAddress, returnTo, cancelTo }: StartRequest) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        custom_id: id,
        amount: {
          ...euros(amountOf(amount)),
          breakdown: {
            item_total: euros(amount.itemsCents),
            shipping: euros(amount.shippingCents),
            discount: euros(amount.discountCents),
          },
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: shopName.slice(0, 127),
          locale: 'de-DE',
          shipping_preference: asksAddress ? 'GET_FROM_FILE' : 'NO_SHIPPING',
          user_action: 'CONTINUE',
          return_url: returnTo,
          cancel_url: cancelTo,
        },
      },
    },
  } satisfies CreateOrderRequestBody;
}

export function approvalOf({ links = [] }: PaypalOrder, origins: readonly string[]): string | undefined {
  return approvalAddress(links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href, origins);
}

function returnedOf({ purchase_units = [] }: PaypalOrder): ReturnedMoney[] {
  const refunds = purchase_units.flatMap(({ payments }) => payments?.refunds ?? []);
  return refunds.flatMap(({ id: reference, status, amount, custom_id: id }) => {
    const amountCents = centsOf(amount.value);
    return status === 'COMPLETED' && amountCents !== undefined ? [{ reference, id, amountCents }] : [];
  });
}

export function stateOf(order: PaypalOrder): ProviderState {
  const { status, purchase_units = [] } = order;
  const capture = purchase_units.flatMap(({ payments }) => payments?.captures ?? []).at(-1);
  const captured = capture && stateIn(paypalCaptureStates, capture.status);
  if (!capture) {
    const kind = stateIn(paypalOrderStates, status) ?? 'unknown';
    return kind === 'approved' ? { kind, payer: payerOf(order) } : { kind };
  }
  switch (captured) {
    case 'paid': {
      const amountCents = centsOf(capture.amount.value);
      if (amountCents === undefined) return { kind: 'unknown' };
      const { currency_code: currency } = capture.amount;
      const returned = returnedOf(order);
      return { kind: 'paid', reference: capture.id, amountCents, currency, returned };
    }
    case 'pending':
      return { kind: 'pending', reference: capture.id };
    case 'declined':
      return { kind: 'declined', reference: capture.id };
    case undefined:
      return { kind: 'unknown' };
  }
}

const refusal = z.object({ details: z.array(z.object({ issue: z.string() })).min(1) });

const refusedStates: Readonly<Record<string, 'declined' | 'redirected'>> = {
  INSTRUMENT_DECLINED: 'declined',
  PAYER_CANNOT_PAY: 'declined',
  TRANSACTION_REFUSED: 'declined',
  PAYEE_BLOCKED_TRANSACTION: 'declined',
  ORDER_NOT_APPROVED: 'redirected',
  PAYER_ACTION_REQUIRED: 'redirected',
};

/** The state that a refused capture tells; undefined: PayPal must be asked for the order. @param text body of the answer */
export function refusedState(text: string): 'declined' | 'redirected' | undefined {
  try {
    const issue = refusal.parse(JSON.parse(text)).details[0]?.issue ?? '';
    return refusedStates[issue];
  } catch {
    return undefined;
  }
}
