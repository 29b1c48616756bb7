import { type ReturnPaymentResult, recordReturn, returnPayment } from '~/domain/orders/return-payment.server';
import type { Providers } from '~/domain/payments/provider';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import { recordChange } from '../journal/record-change.server';
import type { ReturnCommand } from '../rights';
import { returnedTexts } from './messages';

interface Asked {
  id: string;
  version: string;
  locationId: string;
  /** The e-mail address of the account. */
  staff: string;
  reason: string | undefined;
}

/** With an entry in the journal. @param command `record-return`: staff have given it back in another way */
export async function returnAtDesk(
  context: Context,
  providers: Providers,
  command: ReturnCommand,
  { staff, reason, locationId, ...asked }: Asked,
): Promise<ReturnPaymentResult> {
  const giveBack = command === 'record-return' ? recordReturn : returnPayment;
  return giveBack(
    context,
    providers,
    { ...asked, locationId },
    {
      actor: { type: 'staff', id: staff },
      reason,
      onReturned: (tx, { provider, reference, id }, { kind, amountCents }) =>
        recordChange(tx, {
          locationId,
          staff,
          kind: 'payment-without-order',
          subject: `${provider} ${reference ?? id}`,
          before: null,
          after: `${formatCents(amountCents)}: ${returnedTexts[kind]}`,
          reason: reason ?? null,
        }),
    },
  );
}
