import type { CartLine } from '~/domain/cart/cart';
import type { Recipient } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { CheckoutDraft } from './checkout';
import { type Checkout, saveCheckout } from './checkout.server';
import { chosenOption, type DeliveryChoice, type DeliveryOption } from './delivery-option';
import { goTogether } from './go-together';
import { offeredDeliveries } from './offered-deliveries';
import { paymentsInTime } from './payments-in-time';

export type ChoosePaymentResult =
  | { ok: true; draft: CheckoutDraft }
  | {
      ok: false;
      code: 'delivery-not-offered' | 'payment-not-offered' | 'payment-excludes-parcel' | 'payment-too-late';
    };

export interface PaymentChoice extends DeliveryChoice {
  payment: PaymentMethod;
  /** Recipient of the parcel, if not the payer. */
  deliverTo?: Recipient | undefined;
}

/** Whether the location offers delivery and payment for these lines and their slot, and the one goes with the other. */
export function checkPayment(
  tenant: Tenant,
  context: Pick<Context, 'now'>,
  { lines, slot }: { lines: readonly CartLine[]; slot: { startsAt: Date } | undefined },
  { payment, ...requested }: DeliveryChoice & { payment: PaymentMethod },
): { ok: true; option: DeliveryOption } | Extract<ChoosePaymentResult, { ok: false }> {
  const methods = offeredMethods(tenant);
  if (!methods.includes(payment)) return { ok: false, code: 'payment-not-offered' };
  if (!paymentsInTime(tenant, context, lines, slot).methods.includes(payment))
    return { ok: false, code: 'payment-too-late' };
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
  const { cart, draft: known } = checkout;
  const checked = checkPayment(tenant, context, { lines: cart.lines, slot: known?.slot }, choice);
  if (!checked.ok) return checked;
  const { payment } = choice;
  const { delivery, shipping } = checked.option;
  const address = known?.address
    ? { ...known.address, deliverTo: delivery === 'versand' ? deliverTo : undefined }
    : null;
  const shippingCode = shipping?.code ?? null;
  const draft = await saveCheckout(context, checkout, { delivery, shippingCode, payment, address });
  return { ok: true, draft: { ...draft, isApprovedFirst: isApprovedFirst(tenant, payment) } };
}
