import { eq } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/visitor';
import { type Cart, readCart, recheckCoupon } from '~/domain/cart/cart.server';
import { type CartView, cartView } from '~/domain/cart/cart-view';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import {
  type CheckoutDraft,
  type CheckoutStep,
  missingStep,
  type OrderTotals,
  orderTotals,
  stepsOf,
} from './checkout';
import { checkouts } from './tables';

/** A checkout under way: the cart it is about and what was told. */
export interface Checkout {
  cart: Cart;
  draft: CheckoutDraft | undefined;
}

/** Reads the visitor's checkout; undefined when there is nothing in the cart. */
export async function readCheckout(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<Checkout | undefined> {
  const cart = await readCart(tenant, context, visitor);
  if (!cart) return undefined;
  const [draft] = await context.db.select().from(checkouts).where(eq(checkouts.cartId, cart.id));
  const email = draft?.contact?.email;
  return {
    cart: cart.coupon && email ? await recheckCoupon(tenant, context, visitor, cart, email) : cart,
    draft,
  };
}

/** Remembers what was told at a step. */
export async function saveCheckout(
  context: Context,
  checkout: Checkout,
  change: Partial<CheckoutDraft>,
): Promise<CheckoutDraft> {
  const empty: CheckoutDraft = {
    way: 'kauf',
    contact: null,
    address: null,
    delivery: 'abholung',
    payment: null,
  };
  const draft = { ...empty, ...checkout.draft, ...change };
  const row = { ...draft, cartId: checkout.cart.id, changedAt: context.now() };
  await context.db.insert(checkouts).values(row).onConflictDoUpdate({ target: checkouts.cartId, set: row });
  return draft;
}

/** What a step may show, or where the visitor must go first. */
export type StepAnswer =
  | { kind: 'go'; to: string }
  | { kind: 'show'; checkout: Checkout; frame: CheckoutFrameData };

/** What stands around every step: the steps and the sum. */
export interface CheckoutFrameData {
  steps: CheckoutStep[];
  cart: CartView;
  totals: OrderTotals;
  city: string;
}

/** Opens the step at `path`; an empty cart leads to its page, a step too far to the first that is missing. */
export async function openStep(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  path: string,
): Promise<StepAnswer> {
  const checkout = await readCheckout(tenant, context, visitor);
  if (!checkout) return { kind: 'go', to: '/warenkorb' };
  const missing = missingStep(checkout.draft, path);
  if (missing) return { kind: 'go', to: missing };
  const { cart, draft } = checkout;
  const { city, shippingCents } = tenant.location;
  const way = draft ?? { way: 'reservierung' as const, delivery: 'abholung' as const };
  return {
    kind: 'show',
    checkout,
    frame: {
      steps: stepsOf(draft),
      cart: cartView(cart),
      totals: orderTotals(cart, way, shippingCents),
      city,
    },
  };
}
