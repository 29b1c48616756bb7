import { eq } from 'drizzle-orm';
import type { Visitor } from '~/domain/accounts/visitor';
import { closeCart } from '~/domain/cart/ordered-cart.server';
import type { PricedLine } from '~/domain/cart/priced-lines.server';
import { allocateChosen } from '~/domain/catalog/inventory/allocate.server';
import type { Allocation } from '~/domain/catalog/inventory/inventory';
import { discountOrder } from '~/domain/coupons/order-address.server';
import { recordRedemption } from '~/domain/coupons/redemptions.server';
import { PAYING_MS } from '~/domain/orders/awaited-payment.server';
import type { Confirmed } from '~/domain/orders/confirmed';
import { holdForFitting } from '~/domain/orders/hold';
import type { Contact } from '~/domain/orders/order';
import { enqueueOrderMails } from '~/domain/orders/order-mails.server';
import { holdFrom } from '~/domain/orders/reservation-rule';
import { type NewOrder, writeOrder } from '~/domain/orders/write-order.server';
import { isOnline } from '~/domain/payments/methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { StoredAppointment } from '~/domain/workshop/appointments/stored-appointment';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { germanDate } from '~/values/german-date';
import type { Cents } from '~/values/money';
import type { CheckoutDraft } from './checkout';
import { bookWork, type PlacedWork } from './place-fitting.server';
import { soldLine } from './sold-lines.server';
import { checkouts } from './tables';
import type { LineVehicles } from './vehicles-of-lines.server';

const dropDraft = statement('drop_checkout', ['cartId'], (db, { cartId }) =>
  db.delete(checkouts).where(eq(checkouts.cartId, cartId)),
);

/** What is written once nothing speaks against the order. */
interface CheckedOrder {
  id: string;
  cart: { id: string; ownerId: string };
  lines: readonly PricedLine[];
  draft: CheckoutDraft & { contact: Contact };
  slot: StoredAppointment | undefined;
  /** For the slot; undefined: at once. */
  goodsFrom: Date | undefined;
  totals: NewOrder['totals'];
  discounts: readonly Cents[];
  couponCode: string | null;
  chosen: readonly Allocation[];
  confirmed: Confirmed;
  keys: NewOrder['keys'];
  asksEarlyStart: boolean;
}

export async function writePlaced(
  { tenant, tx, visitor }: { tenant: Tenant; tx: Context; visitor: Visitor },
  { placed, mismatches, vehicleOf }: LineVehicles & { placed: PlacedWork | undefined },
  order: CheckedOrder,
): Promise<void> {
  const { id: orderId, cart, lines, draft, slot, totals, discounts, couponCode, confirmed } = order;
  const { contact, orderType, payment } = draft;
  const now = tx.now();
  const isPaidOnline = orderType === 'kauf' && payment !== null && isOnline(payment) && totals.totalCents > 0;
  const hold =
    orderType === 'reservierung'
      ? holdForFitting(holdFrom(tenant.location, confirmed.collectFrom ?? germanDate(now)), slot)
      : undefined;
  const { asksEarlyStart, keys } = order;
  await Promise.all([
    allocateChosen(tx, order.chosen, {
      owner: { type: 'order', id: orderId },
      expiresAt: hold?.until ?? null,
    }),
    writeOrder(tx, {
      ...draft,
      id: orderId,
      cartId: cart.id,
      ownerId: cart.ownerId,
      locationId: tenant.location.id,
      totals,
      confirmed: {
        ...confirmed,
        heldDays: hold?.days,
        heldWithoutFitting: hold?.withoutFitting?.toISOString(),
        ...(asksEarlyStart && { earlyStartAt: now.toISOString() }),
        ...(mismatches.length > 0 && { mismatches }),
      },
      couponCode,
      heldUntil: hold?.until ?? (isPaidOnline ? new Date(now.getTime() + PAYING_MS) : null),
      keys,
      lines: lines.map((line, index) => soldLine(line, discounts[index] ?? 0, vehicleOf)),
    }),
    closeCart(tx, cart.id),
    dropDraft(tx.db, { cartId: cart.id }),
    placed &&
      slot &&
      bookWork(tx, visitor, slot, {
        ...placed,
        orderId,
        contact,
        goodsFrom: order.goodsFrom,
        asksEarlyStart,
      }),
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
}
