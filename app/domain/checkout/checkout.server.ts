import { eq, type InferSelectModel, type SQLWrapper, sql } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/visitor';
import { type Cart, readCartWith } from '~/domain/cart/cart.server';
import { type CartView, cartView } from '~/domain/cart/cart-view';
import { isFitting } from '~/domain/cart/follow-goods';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { isApprovedFirst, offeredMethods } from '~/domain/payments/offered-methods';
import type { Providers } from '~/domain/payments/provider';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findHold } from '~/domain/workshop/appointments/find-appointments.server';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import {
  type CheckoutDraft,
  type CheckoutStep,
  emptyDraft,
  missingStep,
  nextWords,
  offeredDraft,
  orderTotals,
  type StepName,
  type SummedOption,
  stepsOf,
  summedOption,
} from './checkout';
import { chosenOption, type DeliveryOption } from './delivery-option';
import { offeredDeliveries } from './offered-deliveries';
import { withPayer } from './payer.server';
import { paymentsInTime } from './payments-in-time';
import { checkouts } from './tables';

export interface Checkout {
  cart: Cart;
  draft: CheckoutDraft | undefined;
}

export const readDraft = statement('find_checkout', ['cartId'], (db, { cartId }) =>
  db.select().from(checkouts).where(eq(checkouts.cartId, cartId)),
);

type StoredDraft = Omit<InferSelectModel<typeof checkouts>, 'changedAt'>;

const readCartAndDraft = readCartWith(
  'find_cart_and_checkout',
  (cartId: SQLWrapper) => sql<StoredDraft | null>`(
    select json_build_object(
      'cartId', ${checkouts.cartId}, 'orderType', ${checkouts.orderType}, 'contact', ${checkouts.contact},
      'address', ${checkouts.address}, 'delivery', ${checkouts.delivery}, 'shippingCode', ${checkouts.shippingCode},
      'payment', ${checkouts.payment}, 'paymentId', ${checkouts.paymentId}, 'appointmentId', ${checkouts.appointmentId}
    ) from ${checkouts} where ${checkouts.cartId} = ${cartId}
  )`,
);

async function readCheckout(
  tenant: Tenant,
  context: Context,
  { visitor, providers }: { visitor: Visitor; providers: Providers },
): Promise<Checkout | undefined> {
  const found = await readCartAndDraft(tenant, context, visitor);
  if (!found) return undefined;
  const { cart, more: stored } = found;
  if (!stored) return { cart, draft: undefined };
  const isFitted = cart.lines.some(isFitting);
  const held =
    isFitted && stored.appointmentId
      ? await findHold(context, tenant.location.id, stored.appointmentId)
      : undefined;
  const slot = held && { startsAt: held.startsAt, endsAt: held.endsAt };
  const { methods } = paymentsInTime(tenant, context, cart.lines, slot);
  const options = offeredDeliveries(tenant.location, offeredMethods(tenant), cart.lines);
  const draft = await withPayer(context, providers, offeredDraft(stored, methods, options));
  const { priceCents = 0 } = chosenOption(options, draft)?.shipping ?? {};
  const isFree = orderTotals(cart, draft, priceCents).totalCents === 0;
  return {
    cart,
    draft: {
      ...draft,
      isFree,
      isFitted,
      appointmentId: held?.id ?? null,
      ...(slot && { slot }),
      isApprovedFirst: isApprovedFirst(tenant, draft.payment),
    },
  };
}

const storeDraft = statement(
  'save_checkout',
  [
    'cartId',
    'orderType',
    'contact',
    'address',
    'delivery',
    'shippingCode',
    'payment',
    'paymentId',
    'appointmentId',
    'changedAt',
  ],
  (db, row) => db.insert(checkouts).values(row).onConflictDoUpdate({ target: checkouts.cartId, set: row }),
);

export async function saveCheckout(
  context: Context,
  checkout: Checkout,
  change: Partial<CheckoutDraft>,
): Promise<CheckoutDraft> {
  const merged = { ...emptyDraft('kauf'), ...checkout.draft, ...change };
  const { orderType, contact, address, delivery, shippingCode, payment, paymentId, appointmentId } = merged;
  const draft = {
    orderType,
    contact,
    address,
    delivery,
    shippingCode,
    payment,
    paymentId,
    appointmentId,
  };
  await storeDraft(context.db, { ...draft, cartId: checkout.cart.id, changedAt: context.now() });
  return { ...draft, isFitted: checkout.cart.lines.some(isFitting) };
}

export type OpenStepResult =
  | { ok: true; checkout: Checkout; frame: CheckoutFrameView }
  | { ok: false; code: 'empty-cart' }
  | { ok: false; code: 'step-missing'; step: StepName; cartId: string };

export interface CheckoutFrameView {
  steps: CheckoutStep[];
  cart: CartView;
  /** Collecting first. */
  options: SummedOption[];
  chosen: SummedOption;
  city: string;
  /** 'Weiter zur Adresse' */
  next: string;
}

export async function openStep(
  tenant: Tenant,
  context: Context,
  requested: { visitor: Visitor; step: StepName; providers: Providers },
): Promise<OpenStepResult> {
  const checkout = await readCheckout(tenant, context, requested);
  if (!checkout) return { ok: false, code: 'empty-cart' };
  const { cart, draft } = checkout;
  const missing = missingStep(draft, requested.step);
  if (missing) return { ok: false, code: 'step-missing', step: missing, cartId: cart.id };
  const { city } = tenant.location;
  const orderType = draft?.orderType ?? 'reservierung';
  const summed = (option: DeliveryOption) => summedOption(option, cart, orderType);
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
      next: draft ? nextWords(draft, requested.step) : 'Weiter',
    },
  };
}
