import type { Delivery, Recipient } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { CheckoutDraft } from './checkout';
import { type Checkout, saveCheckout } from './checkout.server';
import { goTogether } from './go-together';
import { offeredDeliveries } from './offered-deliveries';

export type ChoosePaymentResult =
  | { ok: true; draft: CheckoutDraft }
  | { ok: false; code: 'delivery-not-offered' | 'payment-not-offered' | 'payment-excludes-parcel' };

export interface PaymentChoice {
  delivery: Delivery;
  payment: PaymentMethod;
  /** Recipient of the parcel, if not the payer. */
  deliverTo?: Recipient | undefined;
}

export async function choosePayment(
  tenant: Tenant,
  context: Context,
  checkout: Checkout,
  { delivery, payment, deliverTo }: PaymentChoice,
): Promise<ChoosePaymentResult> {
  const methods = offeredMethods(tenant);
  if (!methods.includes(payment)) return { ok: false, code: 'payment-not-offered' };
  if (!offeredDeliveries(methods, checkout.cart.lines).includes(delivery))
    return { ok: false, code: 'delivery-not-offered' };
  if (!goTogether(delivery, payment)) return { ok: false, code: 'payment-excludes-parcel' };
  const known = checkout.draft?.address;
  const address = known ? { ...known, deliverTo: delivery === 'versand' ? deliverTo : undefined } : null;
  const draft = await saveCheckout(context, checkout, { delivery, payment, address });
  return { ok: true, draft: { ...draft, isApprovedFirst: isApprovedFirst(tenant, payment) } };
}
