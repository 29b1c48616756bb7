import type { Recipient } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { CheckoutDraft } from './checkout';
import { type Checkout, saveCheckout } from './checkout.server';
import { chosenOption, type DeliveryChoice } from './delivery-option';
import { goTogether } from './go-together';
import { offeredDeliveries } from './offered-deliveries';

export type ChoosePaymentResult =
  | { ok: true; draft: CheckoutDraft }
  | { ok: false; code: 'delivery-not-offered' | 'payment-not-offered' | 'payment-excludes-parcel' };

export interface PaymentChoice extends DeliveryChoice {
  payment: PaymentMethod;
  /** Recipient of the parcel, if not the payer. */
  deliverTo?: Recipient | undefined;
}

export async function choosePayment(
  tenant: Tenant,
  context: Context,
  checkout: Checkout,
  { payment, deliverTo, ...requested }: PaymentChoice,
): Promise<ChoosePaymentResult> {
  const methods = offeredMethods(tenant);
  if (!methods.includes(payment)) return { ok: false, code: 'payment-not-offered' };
  const option = chosenOption(offeredDeliveries(tenant.location, methods, checkout.cart.lines), requested);
  if (!option) return { ok: false, code: 'delivery-not-offered' };
  const { delivery, shipping } = option;
  if (!goTogether(delivery, payment)) return { ok: false, code: 'payment-excludes-parcel' };
  const known = checkout.draft?.address;
  const address = known ? { ...known, deliverTo: delivery === 'versand' ? deliverTo : undefined } : null;
  const shippingCode = shipping?.code ?? null;
  const draft = await saveCheckout(context, checkout, { delivery, shippingCode, payment, address });
  return { ok: true, draft: { ...draft, isApprovedFirst: isApprovedFirst(tenant, payment) } };
}
