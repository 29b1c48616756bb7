import { underWayCents } from '~/domain/payments/refund';
import { lockRefund, refundsOf, writeRefund } from '~/domain/payments/refunds.server';
import type { Context } from '~/platform/context';
import { type Cents, formatCents } from '~/values/money';

/**
 * The payer took money back that was about to go to them: refunds that nobody has sent are stopped, the latest first,
 * until the rest of the money covers what is on its way. The order is locked.
 * @param balanceCents without what was taken back
 * @returns what does not go back any more
 */
export async function stopUncoveredRefunds(
  tx: Context,
  subject: string,
  balanceCents: Cents,
  why: string,
): Promise<Cents> {
  const known = await refundsOf(tx, subject);
  let missing = underWayCents(known) - Math.max(0, balanceCents);
  let stopped = 0;
  for (const { id } of known.filter(({ state }) => state === 'requested').reverse()) {
    if (missing <= 0) break;
    const refund = await lockRefund(tx, id);
    // Another node may have asked the provider meanwhile.
    if (refund?.state !== 'requested') continue;
    const reason = [refund.reason, `nicht ausgezahlt: ${why}`].filter(Boolean).join('; ');
    await writeRefund(tx, id, { state: 'refused', problem: null, reason });
    missing -= refund.amountCents;
    stopped += refund.amountCents;
  }
  return stopped;
}

/** Undefined if nothing was stopped. */
export const stoppedText = (cents: Cents): string | undefined =>
  cents > 0 ? `${formatCents(cents)} werden deshalb nicht mehr ausgezahlt` : undefined;
