import { type RecordPaymentResult, recordPayment } from '~/domain/orders/record-payment.server';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { formatCents, parseCents } from '~/values/money';
import { type ChangeOptions, changeOf } from './orders.server';

export interface PaymentOptions extends ChangeOptions {
  amount?: string;
  reference?: string;
}

function refusal(result: Extract<RecordPaymentResult, { ok: false }>, number: string): string {
  switch (result.code) {
    case 'unknown-order':
      return `There is no order "${number}".`;
    case 'nothing-left':
      return `The payment of ${result.number} is ${result.paymentState}: no amount is left.`;
    case 'more-than-received':
      return `Of ${result.number} only ${formatCents(result.receivedCents)} can be given back.`;
  }
}

export async function recordPaymentByHand(
  context: Context,
  kind: 'received' | 'refunded',
  number: string,
  { amount, reference, ...options }: PaymentOptions,
): Promise<string> {
  const amountCents = amount === undefined ? undefined : parseCents(amount);
  if (amount !== undefined && !amountCents) {
    throw new ConfigError(`"${amount}" is no amount: expected 84,90.`);
  }
  const result = await recordPayment(context, number, {
    kind,
    amountCents,
    reference,
    ...changeOf(options),
  });
  if (!result.ok) throw new ConfigError(refusal(result, number));
  return `${result.number}: ${formatCents(result.amountCents)} ${kind}, the payment is ${result.paymentState}.`;
}
