import { type Payment, paymentsOf, unsettled } from '~/domain/payments/payments.server';
import type { Providers } from '~/domain/payments/provider';
import type { Context } from '~/platform/context';
import { findOrder } from './find-order.server';
import { paymentSubject } from './order-history.server';
import { canBePaidOnline } from './pay-order.server';
import { type LatestTry, payNoticeOf } from './payment-words';
import type { PlacedOrder } from './placed-order';

/** Undefined for an order that nobody can pay online. @param payments of the order, the newest last */
export function latestTryOf(order: PlacedOrder, payments: readonly Payment[]): LatestTry | undefined {
  if (!canBePaidOnline(order)) return undefined;
  if (payments.some(({ state }) => unsettled.some((one) => one === state))) return 'underway';
  const latest = payments.at(-1);
  return latest?.state === 'declined' && latest.method === order.payment ? 'declined' : undefined;
}

export interface PaymentStanding {
  order: PlacedOrder;
  latestTry: LatestTry | undefined;
}

/**
 * An order counts as not paid only if it is read after its payments: one that settles between two reads in the other order
 * leaves an order that is open although nothing is under way.
 */
export async function paymentStanding(
  context: Context,
  known: PlacedOrder,
  providers?: Providers,
): Promise<PaymentStanding> {
  if (!canBePaidOnline(known)) return { order: known, latestTry: undefined };
  const payments = await paymentsOf(context, paymentSubject(known));
  const isApproved = providers !== undefined && (await hasToldApproval(providers, payments.at(-1)));
  const order = (await findOrder(context, known.id)) ?? known;
  if (isApproved && canBePaidOnline(order)) return { order, latestTry: 'underway' };
  return { order, latestTry: latestTryOf(order, payments) };
}

/** By a message that the job has not followed yet. A provider that sends none is not asked for a page. */
async function hasToldApproval(providers: Providers, payment: Payment | undefined): Promise<boolean> {
  if (payment?.state !== 'redirected' || !payment.reference) return false;
  const provider = providers.of(payment);
  if (!provider?.referenceOf) return false;
  const { kind } = await provider.look({ id: payment.id, reference: payment.reference });
  return kind === 'approved' || kind === 'pending' || kind === 'paid';
}

interface PayOffer {
  payPath: string | undefined;
  isPaying: boolean;
  /** Of what the shopper is told who has not paid. */
  payNotice: ReturnType<typeof payNoticeOf> | undefined;
}

/** Ways to pay that a page of the order offers. `isPaying`: a payment is on its way, and nobody knows yet whether it arrived. */
export function payOffer({ order, latestTry }: PaymentStanding, payPath: string): PayOffer {
  const isPaying = latestTry === 'underway';
  if (isPaying || !canBePaidOnline(order)) return { payPath: undefined, isPaying, payNotice: undefined };
  return { payPath, isPaying, payNotice: payNoticeOf(order, latestTry) };
}
