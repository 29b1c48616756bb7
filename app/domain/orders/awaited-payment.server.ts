import type { PaymentMethod } from '~/domain/payments/methods';
import { endRedirected, type Payment, paymentsOf } from '~/domain/payments/payments.server';
import type { Providers } from '~/domain/payments/provider';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { orderOfPayment } from './failed-try.server';
import { paymentSubject } from './order-history.server';
import type { PlacedOrder } from './placed-order';

/** So long a provider's page is open, and its answer is waited for. */
export const PAYING_MS = 60 * 60_000;

/** The payer is at a provider that cannot be asked, or is back before its answer. */
export interface AwaitedPayment {
  id: string;
  method: PaymentMethod | null;
  /** The provider's page; opened again it is still one payment. */
  approveAt: string | null;
}

const isAtSilentProvider = (providers: Providers, payment: Payment): boolean =>
  payment.state === 'redirected' && providers.of(payment)?.referenceOf !== undefined;

/** @param payments of one order, the newest last */
export function awaitedPayment(
  providers: Providers,
  payments: readonly Payment[],
  now: Date,
): AwaitedPayment | undefined {
  const latest = payments.at(-1);
  if (!latest || !isAtSilentProvider(providers, latest)) return undefined;
  return now.getTime() - latest.createdAt.getTime() < PAYING_MS ? latest : undefined;
}

/**
 * Ends the payments of an order whose payer is still at the provider: what is approved of them afterwards is given back. The order is
 * locked. @param givenUp the id of the payment that the payer has given up @returns false, and ends nothing, while another is awaited
 */
export async function endAwaited(
  tx: Context,
  providers: Providers,
  subject: string,
  givenUp: string | undefined,
): Promise<boolean> {
  const payments = await paymentsOf(tx, subject);
  const awaited = awaitedPayment(providers, payments, tx.now());
  if (awaited && awaited.id !== givenUp) return false;
  const ended = payments.filter((payment) => isAtSilentProvider(providers, payment));
  await endRedirected(
    tx,
    ended.map(({ id }) => id),
  );
  return true;
}

/** By the payer's word. @returns false if it is not awaited any more */
export function giveUpPayment(
  context: Context,
  providers: Providers,
  order: Pick<PlacedOrder, 'id'>,
  id: string,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const subject = paymentSubject(order);
    await orderOfPayment(tx, { subject }, true);
    const awaited = awaitedPayment(providers, await paymentsOf(tx, subject), tx.now());
    return awaited?.id === id && endAwaited(tx, providers, subject, id);
  });
}
