import { payerOf } from '~/domain/orders/order';
import { paymentSubject } from '~/domain/orders/order-history.server';
import {
  claimPayment,
  deleteUnplacedPayments,
  findPayment,
  openPayment,
  type StartPaymentResult,
  startPayment,
} from '~/domain/payments/payments.server';
import { amountOf, type Provider, type Providers } from '~/domain/payments/provider';
import { pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { checkoutPaths } from '~/paths';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { type ApprovalReason, approvalPath } from './approval';
import type { CheckoutDraft, OrderTotals } from './checkout';
import { type Checkout, saveCheckout } from './checkout.server';

const CART = 'cart:';
const cartSubject = (cartId: string) => `${CART}${cartId}`;

export const deleteOldPayments = (context: Context) => deleteUnplacedPayments(context, CART);

interface ApprovalRequest {
  checkout: Checkout;
  totals: OrderTotals;
  cancelPath?: string;
}

/** The shopper approves the sum on the provider's page; the order follows on ours. */
export async function startApproval(
  tenant: Tenant,
  context: Context,
  provider: Provider,
  { checkout, totals, cancelPath = approvalPath('abgebrochen') }: ApprovalRequest,
): Promise<StartPaymentResult> {
  const { cart, draft } = checkout;
  const { goodsCents, depositCents, shippingCents, discountCents } = totals;
  const amount = { itemsCents: goodsCents + depositCents, shippingCents, discountCents };
  const amountCents = amountOf(amount);
  const subject = cartSubject(cart.id);
  const instrument = { kind: 'wallet' } as const;
  const id = await openPayment(context, provider, {
    subject,
    locationId: tenant.location.id,
    amountCents,
    instrument,
  });
  const started = await startPayment(context, provider, {
    id,
    amount,
    shopName: tenant.location.title,
    payer: payerOf(draft),
    asksAddress: !draft?.address,
    instrument,
    returnTo: pageAddress(tenant, checkoutPaths['confirm-paypal']),
    cancelTo: pageAddress(tenant, cancelPath),
  });
  if (started.ok) await saveCheckout(context, checkout, { paymentId: started.paymentId });
  return started;
}

/** Undefined: the order may follow. Reads only; without an answer of the provider the last click decides. */
export async function missingApproval(
  context: Context,
  providers: Providers,
  { cart, draft }: Checkout,
  totalCents: Cents,
): Promise<ApprovalReason | undefined> {
  const payment = draft?.paymentId ? await findPayment(context, draft.paymentId) : undefined;
  if (!payment?.reference || payment.subject !== cartSubject(cart.id) || payment.amountCents !== totalCents)
    return 'summe';
  if (draft?.payer) return undefined;
  const { id, reference } = payment;
  const told = await providers.of(payment)?.look({ id, reference });
  return told?.kind === 'approved' || told?.kind === 'unknown' ? undefined : 'abgebrochen';
}

export async function claimApproval(
  tx: Context,
  { paymentId }: Pick<CheckoutDraft, 'paymentId'>,
  { cartId, orderId, totalCents }: { cartId: string; orderId: string; totalCents: Cents },
): Promise<boolean> {
  if (!paymentId) return false;
  const claim = { from: cartSubject(cartId), to: paymentSubject({ id: orderId }), amountCents: totalCents };
  return claimPayment(tx, paymentId, claim);
}
