import type { Recipient } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { CheckoutDraft } from './checkout';
import { type Checkout, saveCheckout } from './checkout.server';
import { chosenOption, type DeliveryChoice, type DeliveryOption } from './delivery-option';
import { goTogether } from './go-together';
import { type DeliveredLine, offeredDeliveries } from './offered-deliveries';

export type ChoosePaymentResult =
  | { ok: true; draft: CheckoutDraft }
  | { ok: false; code: 'delivery-not-offered' | 'payment-not-offered' | 'payment-excludes-parcel' };

export interface PaymentChoice extends DeliveryChoice {
  payment: PaymentMethod;
  /** Recipient of the parcel, if not the payer. */
  deliverTo?: Recipient | undefined;
}

/** Whether the location offers delivery and payment for these lines, and the one goes with the other. */
export function checkPayment(
  tenant: Tenant,
  lines: readonly DeliveredLine[],
  { payment, ...requested }: DeliveryChoice & { payment: PaymentMethod },
): { ok: true; option: DeliveryOption } | Extract<ChoosePaymentResult, { ok: false }> {
  const methods = offeredMethods(tenant);
  if (!methods.includes(payment)) return { ok: false, code: 'payment-not-offered' };
  const option = chosenOption(offeredDeliveries(tenant.location, methods, lines), requested);
  if (!option) return { ok: false, code: 'delivery-not-offered' };
  return goTogether(option.delivery, payment)
    ? { ok: true, option }
    : { ok: false, code: 'payment-excludes-parcel' };
}

export async function choosePayment(
  tenant: Tenant,
  context: Context,
  checkout: Checkout,
  { deliverTo, ...choice }: PaymentChoice,
): Promise<ChoosePaymentResult> {
  const checked = checkPayment(tenant, checkout.cart.lines, choice);
  if (!checked.ok) return checked;
  const { payment } = choice;
  const { delivery, shipping } = checked.option;
  const known = checkout.draft?.address;
  const address = known ? { ...known, deliverTo: delivery === 'versand' ? deliverTo : undefined } : null;
  const shippingCode = shipping?.code ?? null;
  const draft = await saveCheckout(context, checkout, { delivery, shippingCode, payment, address });
  return { ok: true, draft: { ...draft, isApprovedFirst: isApprovedFirst(tenant, payment) } };
}
