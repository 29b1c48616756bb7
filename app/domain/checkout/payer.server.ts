import { and, eq, isNull, or } from 'drizzle-orm';
import { findPayment } from '~/domain/payments/payments.server';
import type { Providers } from '~/domain/payments/provider';
import type { Context } from '~/platform/context';
import type { CheckoutDraft } from './checkout';
import { filledByPayer } from './payer';
import { checkouts } from './tables';

/** The payer's data stand in for what the draft lacks. Reads only. */
export async function withPayer(
  context: Context,
  providers: Providers,
  draft: CheckoutDraft,
): Promise<CheckoutDraft> {
  if (!draft.paymentId || (draft.contact && draft.address)) return draft;
  const payment = await findPayment(context, draft.paymentId);
  if (!payment?.reference) return draft;
  const { id, reference } = payment;
  const told = await providers.of(payment)?.look({ id, reference });
  if (told?.kind === 'unknown') return { ...draft, payerGap: 'no-answer' };
  return told?.kind === 'approved' ? { ...draft, ...filledByPayer(draft, told.payer ?? {}) } : draft;
}

/** Stores the payer that the last page has shown, unless something was typed meanwhile. */
export async function savePayer(
  { db, now }: Context,
  cartId: string,
  { contact, address }: Pick<CheckoutDraft, 'contact' | 'address'>,
): Promise<void> {
  await db
    .update(checkouts)
    .set({ contact, address, changedAt: now() })
    .where(and(eq(checkouts.cartId, cartId), or(isNull(checkouts.contact), isNull(checkouts.address))));
}
