import { audienceOf, type Visitor } from '~/domain/accounts/visitor';
import { cartTotals } from '~/domain/cart/cart';
import { isFitting } from '~/domain/cart/follow-goods';
import { acceptPrices, dropCoupon, lockCart } from '~/domain/cart/ordered-cart.server';
import { articlesInCart, pricedLines } from '~/domain/cart/priced-lines.server';
import type { Assortment } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { chooseStock } from '~/domain/catalog/inventory/allocate.server';
import { isTakenHere } from '~/domain/catalog/inventory/inventory';
import { lockStock } from '~/domain/catalog/inventory/lock-stock.server';
import { checkCoupon } from '~/domain/coupons/check-coupon.server';
import { isRefusedForAddress } from '~/domain/coupons/order-address.server';
import { confirmedNow } from '~/domain/orders/confirmed';
import { contactKeys } from '~/domain/orders/contact-keys.server';
import type { OrderType } from '~/domain/orders/order';
import { exceededLimits } from '~/domain/orders/reservation-limits.server';
import type { ReservationLimits } from '~/domain/orders/reservation-rule';
import { newOrderId, orderOfCart } from '~/domain/orders/write-order.server';
import { isApprovedFirst } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { claimApproval } from './approve-payment.server';
import { type CheckoutDraft, lastStep, missingStep, needsApproval, orderTotals } from './checkout';
import { readDraft } from './checkout.server';
import { isTooEarly, needsEarlyStart, type PlacedWork, takeSlot, workInCart } from './place-fitting.server';
import { namedShortages, payableOption, type ShortLine } from './sold-lines.server';
import { type LineVehicles, vehiclesOfLines } from './vehicles-of-lines.server';
import { writePlaced } from './write-placed-order.server';

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

type Known = LineVehicles & { assortment: Assortment; placed: PlacedWork | undefined };

interface Placing {
  tenant: Tenant;
  tx: Context;
  visitor: Visitor;
  confirmation: OrderConfirmation;
  known: Known;
}

/** Sent together and run in order: everything after the lock is read under it. */
async function readLocked({ tenant, tx, visitor, confirmation, known: { assortment, placed } }: Placing) {
  const { cartId, draft: given } = confirmation;
  const locked = lockCart(tenant, tx, visitor, cartId);
  const slot = placed && (await locked) ? await takeSlot(tenant, tx, placed) : undefined;
  const [cart, [stored], lines, freeStock] = await Promise.all([
    locked,
    given ? [given] : readDraft(tx.db, { cartId }),
    pricedLines(tenant, tx, assortment, cartId),
    lockStock(tx, tenant.location.id, articlesInCart(cartId)),
  ]);
  return { cart, stored, lines, freeStock, slot };
}

type Locked = Awaited<ReturnType<typeof readLocked>>;
type LockedCart = NonNullable<Locked['cart']>;

/** Undefined: a step is missing. */
function completeDraft(
  { tenant, confirmation }: Placing,
  { stored, lines, slot }: Pick<Locked, 'stored' | 'lines' | 'slot'>,
) {
  const draft = stored && {
    ...stored,
    isApprovedFirst: !confirmation.draft && isApprovedFirst(tenant, stored.payment),
    isFitted: lines.some(isFitting),
    ...(slot && { slot }),
  };
  if (!draft?.contact || lines.length === 0 || missingStep({ ...draft, isFree: true }, lastStep(draft)))
    return undefined;
  return { ...draft, contact: draft.contact };
}

type CompleteDraft = NonNullable<ReturnType<typeof completeDraft>>;

function missingConsents(
  { confirmation: { accepted }, known: { hasMismatch } }: Placing,
  asksEarlyStart: boolean,
): Consent[] {
  const asked: Consent[] = [
    ...(hasMismatch ? (['mismatch'] as const) : []),
    ...(asksEarlyStart ? (['early-start'] as const) : []),
    'terms',
  ];
  return asked.filter((consent) => !accepted.includes(consent));
}

async function priceOrder(
  { tenant, tx, visitor }: Placing,
  { cart, lines }: { cart: LockedCart; lines: Locked['lines'] },
  draft: CompleteDraft,
  shippingCents: Cents,
) {
  const coupon = cart.couponCode
    ? await checkCoupon(tenant, tx, { code: cart.couponCode, lines, visitor, isOrdering: true })
    : undefined;
  const discounts = coupon?.ok ? coupon.byLine : [];
  const { vat, ...totals } = orderTotals(cartTotals(lines, discounts), draft, shippingCents);
  return { vat, totals, discounts, couponCode: coupon?.ok ? coupon.couponCode : null };
}

const incomplete = { ok: false, code: 'incomplete' } as const;
const slotTaken = { ok: false, code: 'slot-taken' } as const;

async function placeInTransaction(placing: Placing): Promise<PlaceOrderResult> {
  const { tenant, tx, visitor, confirmation, known } = placing;
  const locked = await readLocked(placing);
  const { cart, lines, freeStock, slot } = locked;
  if (!cart) return incomplete;
  if (cart.orderedAt) {
    // A double click finds the existing order.
    const order = await orderOfCart(tx, cart.id);
    return order ? { ok: true, ...order } : incomplete;
  }
  const draft = completeDraft(placing, locked);
  if (!draft) return incomplete;
  if (draft.isFitted && (!slot || slot.id !== draft.appointmentId)) return slotTaken;
  const asksEarlyStart = needsEarlyStart(draft, tx.now());
  const consents = missingConsents(placing, asksEarlyStart);
  if (consents.length > 0) return { ok: false, code: 'consents-missing', consents };
  const option = payableOption(tenant, draft, lines);
  if (!option) return { ok: false, code: 'payment-not-possible' };
  const { shipping } = option;

  const { vat, ...priced } = await priceOrder(placing, { cart, lines }, draft, shipping?.priceCents ?? 0);
  const { totals, couponCode } = priced;
  if (totals.totalCents !== confirmation.quotedTotalCents) {
    await acceptPrices(tx, lines);
    return { ok: false, code: 'price-changed' };
  }
  const requested = lines.map(({ article, quantity }) => ({ article: article.stock, quantity }));
  const stock = chooseStock(requested, freeStock);
  if (!stock.ok) return { ok: false, code: stock.code, shortages: namedShortages(lines, stock.shortages) };
  const { contact, orderType } = draft;
  // Checked last, so that only a real order reveals whether an address may use the coupon.
  if (couponCode && (await isRefusedForAddress(tx, visitor, { code: couponCode, email: contact.email }))) {
    await dropCoupon(tx, cart.id);
    return { ok: false, code: 'coupon-refused', couponCode };
  }
  const id = newOrderId();
  const isApproved = needsApproval(draft) && totals.totalCents > 0;
  if (isApproved && !(await claimApproval(tx, draft, { cartId: cart.id, orderId: id, ...totals })))
    return { ok: false, code: 'approval-outdated' };
  const keys = orderType === 'reservierung' ? contactKeys(contact, visitor.address) : undefined;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const limits = keys && (await exceededLimits(tx, tenant.location, keys, pieces));
  if (limits) return { ok: false, code: 'too-many-reservations', limits };
  const { chosen } = stock;
  const isAllHere = isTakenHere(chosen, freeStock);
  const confirmed = confirmedNow(tenant.location, tx.now(), { isAllHere, vat, shipping });
  if (slot && isTooEarly(slot, confirmed)) return slotTaken;
  const checked = { id, cart, lines, draft, slot, chosen, confirmed, keys, asksEarlyStart };
  await writePlaced(placing, known, { ...checked, ...priced });
  await confirmation.onPlaced?.(tx, id);
  return { ok: true, orderId: id, orderType };
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
    placeInTransaction({ tenant, tx, visitor, confirmation, known: { ...vehicles, assortment, placed } }),
  );
}
