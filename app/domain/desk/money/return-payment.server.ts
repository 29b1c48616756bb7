import { returnPayment as giveBack, type ReturnPaymentResult } from '~/domain/orders/return-payment.server';
import { findPayment } from '~/domain/payments/payments.server';
import type { Providers } from '~/domain/payments/provider';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import { recordChange } from '../journal/record-change.server';
import { returnedTexts } from './messages';

interface Asked {
  id: string;
  version: string;
  locationId: string;
  /** The e-mail address of the account. */
  staff: string;
  reason: string | undefined;
}

/** With an entry in the journal. */
export async function returnAtDesk(
  context: Context,
  providers: Providers,
  { staff, reason, locationId, ...asked }: Asked,
): Promise<ReturnPaymentResult> {
  const actor = { type: 'staff', id: staff } as const;
  const result = await giveBack(context, providers, { ...asked, locationId }, { actor, reason });
  const payment = await findPayment(context, asked.id);
  if (payment && result.ok)
    await recordChange(context, {
      locationId,
      staff,
      kind: 'payment-without-order',
      subject: `${payment.provider} ${payment.reference ?? payment.id}`,
      before: null,
      after: `${formatCents(payment.amountCents)}: ${returnedTexts[result.kind]}`,
      reason: reason ?? null,
    });
  return result;
}
