import { eq } from 'drizzle-orm';
import { audienceOf, type Visitor } from '~/domain/accounts/visitor';
import { cartTotals } from '~/domain/cart/cart';
import { isFitting } from '~/domain/cart/follow-goods';
import { acceptPrices, closeCart, dropCoupon, lockCart } from '~/domain/cart/ordered-cart.server';
import { articlesInCart, pricedLines } from '~/domain/cart/priced-lines.server';
import type { Assortment } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { allocateChosen, chooseStock } from '~/domain/catalog/inventory/allocate.server';
import { isTakenHere } from '~/domain/catalog/inventory/inventory';
import { lockStock } from '~/domain/catalog/inventory/lock-stock.server';
import { checkCoupon } from '~/domain/coupons/check-coupon.server';
import { discountOrder, isRefusedForAddress } from '~/domain/coupons/order-address.server';
import { recordRedemption } from '~/domain/coupons/redemptions.server';
import { confirmedNow } from '~/domain/orders/confirmed';
import { contactKeys } from '~/domain/orders/contact-keys.server';
import { holdForFitting } from '~/domain/orders/hold';
import type { OrderType } from '~/domain/orders/order';
import { enqueueOrderMails } from '~/domain/orders/order-mails.server';
import { PAYING_MS } from '~/domain/orders/pay-order.server';
import { exceededLimits } from '~/domain/orders/reservation-limits.server';
import { holdFrom, type ReservationLimits } from '~/domain/orders/reservation-rule';
import { newOrderId, orderOfCart, writeOrder } from '~/domain/orders/write-order.server';
import { isOnline } from '~/domain/payments/methods';
import { isApprovedFirst } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { germanDate } from '~/values/german-date';
import type { Cents } from '~/values/money';
import { claimApproval } from './approve-payment.server';
import { type CheckoutDraft, lastStep, missingStep, needsApproval, orderTotals } from './checkout';
import { readDraft } from './checkout.server';
import {
  bookWork,
  isTooEarly,
  needsEarlyStart,
  type PlacedWork,
  takeSlot,
  workInCart,
} from './place-fitting.server';
import { namedShortages, payableOption, type ShortLine, soldLine } from './sold-lines.server';
import { checkouts } from './tables';
import { type LineVehicles, vehiclesOfLines } from './vehicles-of-lines.server';

export type PlaceOrderResult =
  | { ok: true; orderId: string; orderType: OrderType }
  /** The new sum must be shown and confirmed. */
  | { ok: false; code: 'price-changed' }
  /** The coupon was removed from the cart; the new sum must be confirmed. */
  | { ok: false; code: 'coupon-refused'; couponCode: string }
  | { ok: false; code: 'insufficient-stock'; shortages: ShortLine[] }
  | { ok: false; code: 'too-many-reservations'; limits: ReservationLimits }
  | { ok: false; code: 'consents-missing'; consents: Consent[] }
  /** The slot is gone, or the goods come later than it. */
  | { ok: false; code: 'slot-taken' }
  /** Not offered here any more, or not for this delivery. */
  | { ok: false; code: 'payment-not-possible' }
  /** Approved was another sum, or nothing. */
  | { ok: false; code: 'approval-outdated' }
  | { ok: false; code: 'incomplete' };

/** `mismatch`: lines do not fit, or not together. `early-start`: work begins before the time for withdrawal is over (§ 356 (4) BGB). */
export type Consent = 'mismatch' | 'early-start' | 'terms';

/** The cart's id makes a repeated click harmless; the sum is the one above the button. */
export interface OrderConfirmation {
  cartId: string;
  quotedTotalCents: Cents;
  accepted: readonly Consent[];
  /** In place of the stored draft, which stays as it is when nothing is ordered. Nothing is approved before it: the order is paid afterwards. */
  draft?: CheckoutDraft;
  /** Joins the order's transaction. */
  onPlaced?: (tx: Context, orderId: string) => Promise<void>;
}

const dropDraft = statement('drop_checkout', ['cartId'], (db, { cartId }) =>
  db.delete(checkouts).where(eq(checkouts.cartId, cartId)),
);

type Known = LineVehicles & { assortment: Assortment; placed: PlacedWork | undefined };

async function placeInTransaction(
  tenant: Tenant,
  tx: Context,
  visitor: Visitor,
  { cartId, quotedTotalCents, accepted, draft: given, onPlaced }: OrderConfirmation,
  { vehicleOf, hasMismatch, mismatches, assortment, placed }: Known,
): Promise<PlaceOrderResult> {
  // Sent together and run in order: everything after the lock is read under it.
  const locationId = tenant.location.id;
  const locked = lockCart(tenant, tx, visitor, cartId);
  const slot = placed && (await locked) ? await takeSlot(tenant, tx, placed) : undefined;
  const [cart, [stored], lines, freeStock] = await Promise.all([
    locked,
    given ? [given] : readDraft(tx.db, { cartId }),
    pricedLines(tenant, tx, assortment, cartId),
    lockStock(tx, locationId, articlesInCart(cartId)),
  ]);
  if (!cart) return { ok: false, code: 'incomplete' };
  if (cart.orderedAt) {
    // A double click finds the existing order.
    const order = await orderOfCart(tx, cart.id);
    return order ? { ok: true, ...order } : { ok: false, code: 'incomplete' };
  }
  const draft = stored && {
    ...stored,
    isApprovedFirst: !given && isApprovedFirst(tenant, stored.payment),
    isFitted: lines.some(isFitting),
    ...(slot && { slot }),
  };
  if (!draft?.contact || lines.length === 0 || missingStep({ ...draft, isFree: true }, lastStep(draft))) {
    return { ok: false, code: 'incomplete' };
  }
  if (draft.isFitted && (!slot || slot.id !== draft.appointmentId)) return { ok: false, code: 'slot-taken' };
  const asksEarlyStart = needsEarlyStart(draft, tx.now());
  const asked: Consent[] = [
    ...(hasMismatch ? (['mismatch'] as const) : []),
    ...(asksEarlyStart ? (['early-start'] as const) : []),
    'terms',
  ];
  const consents = asked.filter((consent) => !accepted.includes(consent));
  if (consents.length > 0) return { ok: false, code: 'consents-missing', consents };
  const option = payableOption(tenant, draft, lines);
  if (!option) return { ok: false, code: 'payment-not-possible' };
  const { shipping } = option;

  const coupon = cart.couponCode
    ? await checkCoupon(tenant, tx, cart.couponCode, lines, visitor, true)
    : undefined;
  const discounts = coupon?.ok ? coupon.byLine : [];
  const { vat, ...totals } = orderTotals(cartTotals(lines, discounts), draft, shipping?.priceCents ?? 0);
  if (totals.totalCents !== quotedTotalCents) {
    await acceptPrices(tx, lines);
    return { ok: false, code: 'price-changed' };
  }
  const requested = lines.map(({ article, quantity }) => ({ article: article.stock, quantity }));
  const stock = chooseStock(requested, freeStock);
  if (!stock.ok) return { ok: false, code: stock.code, shortages: namedShortages(lines, stock.shortages) };
  const couponCode = coupon?.ok ? coupon.couponCode : null;
  const { contact, orderType } = draft;
  // Checked last, so that only a real order reveals whether an address may use the coupon.
  if (couponCode && (await isRefusedForAddress(tx, visitor, { code: couponCode, email: contact.email }))) {
    await dropCoupon(tx, cart.id);
    return { ok: false, code: 'coupon-refused', couponCode };
  }
  const orderId = newOrderId();
  const isApproved = needsApproval(draft) && totals.totalCents > 0;
  if (isApproved && !(await claimApproval(tx, draft, { cartId: cart.id, orderId, ...totals })))
    return { ok: false, code: 'approval-outdated' };
  const isPaidOnline =
    orderType === 'kauf' && draft.payment !== null && isOnline(draft.payment) && totals.totalCents > 0;
  const keys = orderType === 'reservierung' ? contactKeys(contact, visitor.address) : undefined;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const limits = keys && (await exceededLimits(tx, tenant.location, keys, pieces));
  if (limits) return { ok: false, code: 'too-many-reservations', limits };
  const isAllHere = isTakenHere(stock.chosen, freeStock);
  const now = tx.now();
  const confirmed = confirmedNow(tenant.location, now, { isAllHere, vat, shipping });
  if (slot && isTooEarly(slot, confirmed)) return { ok: false, code: 'slot-taken' };
  const early = asksEarlyStart ? { earlyStartAt: now.toISOString() } : {};
  const hold =
    orderType === 'reservierung'
      ? holdForFitting(holdFrom(tenant.location, confirmed.collectFrom ?? germanDate(now)), slot)
      : undefined;
  await Promise.all([
    allocateChosen(tx, stock.chosen, {
      owner: { type: 'order', id: orderId },
      expiresAt: hold?.until ?? null,
    }),
    writeOrder(tx, {
      ...draft,
      id: orderId,
      cartId: cart.id,
      ownerId: cart.ownerId,
      locationId,
      contact,
      totals,
      confirmed: {
        ...confirmed,
        heldDays: hold?.days,
        heldWithoutFitting: hold?.withoutFitting?.toISOString(),
        ...early,
        ...(mismatches.length > 0 && { mismatches }),
      },
      couponCode,
      heldUntil: hold?.until ?? (isPaidOnline ? new Date(now.getTime() + PAYING_MS) : null),
      keys,
      lines: lines.map((line, index) => soldLine(line, discounts[index] ?? 0, vehicleOf)),
    }),
    closeCart(tx, cart.id),
    dropDraft(tx.db, { cartId: cart.id }),
    placed && slot && bookWork(tx, visitor, slot, { ...placed, orderId, contact, confirmed, asksEarlyStart }),
    enqueueOrderMails(tx, { orderId, origin: tenant.origin, basename: tenant.basename }),
  ]);
  if (couponCode) {
    await recordRedemption(tx, {
      orderId,
      code: couponCode,
      userId: visitor.user?.id,
      email: contact.email,
      amountCents: totals.discountCents,
    });
    await discountOrder(tx, visitor);
  }
  await onPlaced?.(tx, orderId);
  return { ok: true, orderId, orderType };
}

/** One transaction: prices and coupon computed anew, stock under lock, order and mail job. A cart makes one order. */
export async function placeOrder(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  confirmation: OrderConfirmation,
): Promise<PlaceOrderResult> {
  const { cartId } = confirmation;
  const [vehicles, assortment] = await Promise.all([
    vehiclesOfLines(context, visitor, cartId),
    assortmentOf(audienceOf(tenant, visitor), context),
  ]);
  const placed = vehicles.isFitted
    ? await workInCart(tenant, context, visitor, { cartId, assortment })
    : undefined;
  return inTransaction(context, (tx) =>
    placeInTransaction(tenant, tx, visitor, confirmation, { ...vehicles, assortment, placed }),
  );
}
