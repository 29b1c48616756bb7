import { z } from 'zod';
import type { RefundRequest, RefundState } from '../provider';
import { paypalRefundStates, stateIn } from '../provider-states';
import { euros, paypalId } from './paypal-order';

/** The read part of a refund: https://developer.paypal.com/docs/api/payments/v2/#captures_refund */
export const paypalRefund = z.object({ id: paypalId, status: z.string() });

export function newRefund({ id, amountCents }: RefundRequest) {
  return { amount: euros(amountCents), custom_id: id };
}

export function refundStateOf({ id, status }: z.output<typeof paypalRefund>): RefundState {
  const kind = stateIn(paypalRefundStates, status);
  if (kind === 'refused') return { kind, reason: status };
  return kind ? { kind, reference: id } : { kind: 'unknown' };
}

const refusal = z.object({
  name: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).optional(),
});

/** 'REFUND_TIME_LIMIT_EXCEEDED'. @param text body of the answer */
export function refusalReason(text: string, status: number): string {
  try {
    const { name, details } = refusal.parse(JSON.parse(text));
    return details?.[0]?.issue ?? name ?? `${status}`;
  } catch {
    return `${status}`;
  }
}
