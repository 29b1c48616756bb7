import { type Payment, paymentsOf, unsettled } from '~/domain/payments/payments.server';
import type { ProviderState, Providers } from '~/domain/payments/provider';
import type { Context } from '~/platform/context';
import { type AwaitedPayment, awaitedPayment } from './awaited-payment.server';
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
  /** While the answer of its provider is missing. */
  awaited?: AwaitedPayment | undefined;
  /** The id of a payment that its provider has refused; the job has not followed yet. */
  refusedId?: string | undefined;
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
  const latest = payments.at(-1);
  const told = providers && latest && (await toldBySilent(providers, latest));
  const order = (await findOrder(context, known.id)) ?? known;
  if (!canBePaidOnline(order)) return { order, latestTry: undefined };
  if (told && isApproval(told)) return { order, latestTry: 'underway' };
  if (told?.kind === 'declined') return { order, latestTry: 'declined', refusedId: latest?.id };
  const awaited = providers && awaitedPayment(providers, payments, context.now());
  if (awaited) return { order, latestTry: 'underway', awaited };
  return { order, latestTry: latestTryOf(order, payments) };
}

const isApproval = ({ kind }: ProviderState) => kind === 'approved' || kind === 'pending' || kind === 'paid';

/** By a message that the job has not followed yet. A provider that sends none is not asked for a page. */
async function toldBySilent(providers: Providers, payment: Payment): Promise<ProviderState | undefined> {
  if (payment.state !== 'redirected' || !payment.reference) return undefined;
  const provider = providers.of(payment);
  return provider?.referenceOf && provider.look({ id: payment.id, reference: payment.reference });
}

interface PayOffer {
  payPath: string | undefined;
  isPaying: boolean;
  /** Where a payment that is awaited goes on, or is given up. */
  awaitedPath?: string;
  /** Of what the shopper is told who has not paid. */
  payNotice: ReturnType<typeof payNoticeOf> | undefined;
}

/** Ways to pay that a page of the order offers. `isPaying`: a payment is on its way, and nobody knows yet whether it arrived. */
export function payOffer({ order, latestTry, awaited }: PaymentStanding, payPath: string): PayOffer {
  const isPaying = latestTry === 'underway';
  if (awaited) return { payPath: undefined, isPaying, awaitedPath: payPath, payNotice: undefined };
  if (isPaying || !canBePaidOnline(order)) return { payPath: undefined, isPaying, payNotice: undefined };
  return { payPath, isPaying, payNotice: payNoticeOf(order, latestTry) };
}
