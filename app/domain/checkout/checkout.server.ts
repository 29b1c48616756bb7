import { eq } from 'drizzle-orm';
import type { Cart } from '~/domain/cart/cart.server';
import { type CartView, cartView } from '~/domain/cart/cart-view';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import {
  type CheckoutDraft,
  type CheckoutStep,
  missingStep,
  type OrderTotals,
  offeredDraft,
  orderTotals,
  type StepName,
  stepsOf,
} from './checkout';
import { chosenOption, type DeliveryOption } from './delivery-option';
import { offeredDeliveries } from './offered-deliveries';
import { checkouts } from './tables';

export interface Checkout {
  cart: Cart;
  draft: CheckoutDraft | undefined;
}

export const readDraft = statement('find_checkout', ['cartId'], (db, { cartId }) =>
  db.select().from(checkouts).where(eq(checkouts.cartId, cartId)),
);

async function readCheckout(tenant: Tenant, context: Context, cart: Cart): Promise<Checkout> {
  const [stored] = await readDraft(context.db, { cartId: cart.id });
  if (!stored) return { cart, draft: undefined };
  const methods = offeredMethods(tenant);
  const options = offeredDeliveries(tenant.location, methods, cart.lines);
  const draft = offeredDraft(stored, methods, options);
  const { priceCents = 0 } = chosenOption(options, draft)?.shipping ?? {};
  const isFree = orderTotals(cart, draft, priceCents).totalCents === 0;
  return { cart, draft: { ...draft, isFree, isApprovedFirst: isApprovedFirst(tenant, draft.payment) } };
}

export async function saveCheckout(
  context: Context,
  checkout: Checkout,
  change: Partial<CheckoutDraft>,
): Promise<CheckoutDraft> {
  const empty: CheckoutDraft = {
    orderType: 'kauf',
    contact: null,
    address: null,
    delivery: 'abholung',
    shippingCode: null,
    payment: null,
    paymentId: null,
  };
  const { isFree: _computed, isApprovedFirst: _known, ...draft } = { ...empty, ...checkout.draft, ...change };
  const row = { ...draft, cartId: checkout.cart.id, changedAt: context.now() };
  await context.db.insert(checkouts).values(row).onConflictDoUpdate({ target: checkouts.cartId, set: row });
  return draft;
}

export type OpenStepResult =
  | { ok: true; checkout: Checkout; frame: CheckoutFrameView }
  | { ok: false; code: 'empty-cart' }
  | { ok: false; code: 'step-missing'; step: StepName };

export interface CheckoutFrameView {
  steps: CheckoutStep[];
  cart: CartView;
  /** Collecting first. */
  options: SummedOption[];
  /** One of the options. */
  chosen: SummedOption;
  city: string;
}

export interface SummedOption extends DeliveryOption {
  totals: OrderTotals;
}

export async function openStep(
  tenant: Tenant,
  context: Context,
  requested: { cart: Cart | undefined; step: StepName },
): Promise<OpenStepResult> {
  if (!requested.cart) return { ok: false, code: 'empty-cart' };
  const checkout = await readCheckout(tenant, context, requested.cart);
  const { cart, draft } = checkout;
  const missing = missingStep(draft, requested.step);
  if (missing) return { ok: false, code: 'step-missing', step: missing };
  const { city } = tenant.location;
  const orderType = draft?.orderType ?? 'reservierung';
  const summed = (option: DeliveryOption): SummedOption => ({
    ...option,
    totals: orderTotals(cart, { orderType, ...option }, option.shipping?.priceCents ?? 0),
  });
  const [collected, ...sent] = offeredDeliveries(tenant.location, offeredMethods(tenant), cart.lines);
  const options = [summed(collected), ...sent.map(summed)];
  return {
    ok: true,
    checkout,
    frame: {
      steps: stepsOf(draft),
      cart: cartView(cart, cardContextOf(tenant, context.now())),
      options,
      chosen: (draft?.orderType === 'kauf' && chosenOption(options, draft)) || summed(collected),
      city,
    },
  };
}
