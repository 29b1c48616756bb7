import { audienceOf, type Visitor } from '~/domain/accounts/visitor';
import { cartTotals } from '~/domain/cart/cart';
import { isFitting } from '~/domain/cart/follow-goods';
import { acceptPrices, dropCoupon, lockCart } from '~/domain/cart/ordered-cart.server';
import { articlesInCart, pricedLines } from '~/domain/cart/priced-lines.server';
import type { Assortment } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { chooseStock, requestedStock } from '~/domain/catalog/inventory/allocate.server';
import { isEachHere, isTakenHere } from '~/domain/catalog/inventory/inventory';
import { lockStock } from '~/domain/catalog/inventory/lock-stock.server';
import { checkCoupon } from '~/domain/coupons/check-coupon.server';
import { isRefusedForAddress } from '~/domain/coupons/order-address.server';
import { confirmedNow } from '~/domain/orders/confirmed';
import { contactKeys } from '~/domain/orders/contact-keys.server';
import { exceededLimits } from '~/domain/orders/reservation-limits.server';
import { termsOf } from '~/domain/orders/terms';
import { newOrderId, orderOfCart } from '~/domain/orders/write-order.server';
import { isTransfer } from '~/domain/payments/methods';
import { isApprovedFirst } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { commitRefusal, inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { claimApproval } from './approve-payment.server';
import { lastStep, missingStep, needsApproval, orderTotals } from './checkout';
import { readDraft } from './checkout.server';
import type { DeliveryOption } from './delivery-option';
import { deliveryTime } from './delivery-time';
import { type OrderChange, orderChange } from './order-change';
import type { Consent, OrderConfirmation, PlaceOrderResult } from './order-confirmation';
import { orderDigest, withoutPeople } from './order-digest.server';
import { needsEarlyStart, type PlacedWork, takeSlot, workInCart } from './place-fitting.server';
import { plannedHoldText } from './planned-hold';
import { namedShortages, payableOption } from './sold-lines.server';
import { timeOfWork } from './time-to-fit';
import { type LineVehicles, vehiclesOfLines } from './vehicles-of-lines.server';
import { writePlaced } from './write-placed-order.server';

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

/** Undefined: what the page has shown is what would be ordered. */
function changeSinceShown(
  { tenant, tx, confirmation, known }: Placing,
  { lines, freeStock, slot }: Pick<Locked, 'lines' | 'freeStock' | 'slot'>,
  draft: CompleteDraft,
  option: DeliveryOption,
  { vat, totals, discounts, couponCode }: Awaited<ReturnType<typeof priceOrder>>,
): OrderChange | undefined {
  const { shown, quotedTotalCents } = confirmation;
  if (shown === undefined) return undefined;
  const { location } = tenant;
  const isReservation = draft.orderType === 'reservierung';
  const { shipping } = option;
  const { totalCents } = totals;
  const requested = lines.map(({ article, quantity }) =>
    requestedStock({ article: article.stock, quantity }),
  );
  const isAllHere = isEachHere(requested, freeStock);
  const payment = isReservation ? null : draft.payment;
  const now = tx.now();
  const digest = orderDigest({
    draft: confirmation.draft ? withoutPeople(draft) : draft,
    terms: termsOf(location),
    lines,
    discounts,
    vehicleOf: known.vehicleOf,
    option,
    totals: { ...totals, vat },
    couponCode,
    slot,
    deliveryTime: deliveryTime(location, now, { isAllHere, shipping, payment, totalCents }),
    heldText: isReservation ? plannedHoldText(location, now, isAllHere, slot) : undefined,
  });
  const change = orderChange(shown, digest);
  if (change || totalCents === quotedTotalCents) return change;
  return { parts: ['summe'], lines: [] };
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
  const option = payableOption(tenant, draft, lines);
  if (!option) return { ok: false, code: 'payment-not-possible' };
  const { shipping } = option;

  const { vat, ...priced } = await priceOrder(placing, { cart, lines }, draft, shipping?.priceCents ?? 0);
  const { totals, couponCode } = priced;
  const requested = lines.map(({ article, quantity }) => ({ article: article.stock, quantity }));
  const stock = chooseStock(requested, freeStock);
  const change = changeSinceShown(placing, locked, draft, option, { vat, ...priced });
  // Pieces that are gone make the delivery later, too; the shortage says more.
  const isByStock = !stock.ok && change?.parts.every((part) => part === 'lieferung');
  if (change && !(isByStock && change.parts.length > 0)) {
    await acceptPrices(tx, lines);
    return commitRefusal({ ok: false, code: 'order-changed', change, step: lastStep(draft) });
  }
  if (!stock.ok) return { ok: false, code: stock.code, shortages: namedShortages(lines, stock.shortages) };
  const asksEarlyStart = needsEarlyStart(draft, tx.now());
  const consents = missingConsents(placing, asksEarlyStart);
  if (consents.length > 0) return { ok: false, code: 'consents-missing', consents };
  if (totals.totalCents !== confirmation.quotedTotalCents) {
    await acceptPrices(tx, lines);
    return commitRefusal({ ok: false, code: 'price-changed' });
  }
  const { contact, orderType } = draft;
  // Checked last, so that only a real order reveals whether an address may use the coupon.
  if (couponCode && (await isRefusedForAddress(tx, visitor, { code: couponCode, email: contact.email }))) {
    await dropCoupon(tx, cart.id);
    return commitRefusal({ ok: false, code: 'coupon-refused', couponCode });
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
  const isTransferred = orderType === 'kauf' && isTransfer(draft.payment) && totals.totalCents > 0;
  const planned = slot && { startsAt: slot.startsAt, isAllHere };
  const time = planned && timeOfWork(tenant.location, tx.now(), planned, isTransferred);
  if (planned && !time) return isTransferred ? { ok: false, code: 'payment-not-possible' } : slotTaken;
  const confirmed = {
    ...confirmedNow(tenant.location, tx.now(), { isAllHere, vat, shipping }),
    ...(time?.payBy !== undefined && { payBy: time.payBy }),
  };
  const checked = {
    id,
    cart,
    lines,
    draft,
    slot,
    goodsFrom: time?.from,
    chosen,
    confirmed,
    keys,
    asksEarlyStart,
  };
  await writePlaced(placing, known, { ...checked, ...priced });
  await confirmation.onPlaced?.(tx, id);
  return { ok: true, orderId: id, orderType };
}

/** One transaction: prices and coupon computed anew, stock under lock, order and mail job. A cart makes one order; a refusal leaves an approval unclaimed. */
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
