import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { pricedLines } from '~/domain/cart/priced-lines.server';
import type { Assortment } from '~/domain/catalog/assortment';
import type { Contact } from '~/domain/orders/order';
import type { Tenant } from '~/domain/tenancy/tenant';
import { isWithinWithdrawal } from '~/domain/workshop/appointments/appointment';
import { keepHold, renewHold } from '~/domain/workshop/appointments/order-appointment.server';
import type { StoredAppointment } from '~/domain/workshop/appointments/stored-appointment';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import type { CheckoutDraft } from './checkout';
import { readDraft } from './checkout.server';
import { workOf } from './fitting.server';

export type Work = NonNullable<Awaited<ReturnType<typeof workOf>>>;

export interface PlacedWork {
  appointmentId: string;
  work: Work;
}

/** In the order of locks: after the cart, before stock. */
export const takeSlot = (
  { location }: Tenant,
  tx: Context,
  { appointmentId, work }: PlacedWork,
): Promise<StoredAppointment | undefined> =>
  renewHold(location, tx, { id: appointmentId, search: work.search });

/** § 356 (4) BGB. */
export const needsEarlyStart = (
  { orderType, slot }: Pick<CheckoutDraft, 'orderType' | 'slot'>,
  now: Date,
): boolean => orderType === 'kauf' && slot !== undefined && isWithinWithdrawal(slot.startsAt, now);

export function bookWork(
  tx: Context,
  visitor: Visitor,
  slot: StoredAppointment,
  {
    work: { search, sort, vehicle, totalCents },
    orderId,
    contact,
    goodsFrom,
    asksEarlyStart,
  }: {
    work: Work;
    orderId: string;
    contact: Contact;
    goodsFrom: Date | undefined;
    asksEarlyStart: boolean;
  },
): Promise<void> {
  return keepHold(tx, slot, {
    orderId,
    sort,
    vehicle: vehicle?.label ?? '',
    vehicleCode: vehicle?.code ?? null,
    price: formatCents(totalCents),
    contact: { ...contact, salutation: contact.salutation ?? '' },
    ownerId: visitor.user ? (ownerOf(visitor) ?? null) : null,
    goodsFrom: goodsFrom ?? null,
    needs: search.needs,
    asksEarlyStart,
  });
}

/** Undefined without a slot, and once the cart was ordered. */
export async function workInCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { cartId, assortment }: { cartId: string; assortment: Assortment },
): Promise<PlacedWork | undefined> {
  const [[stored], lines] = await Promise.all([
    readDraft(context.db, { cartId }),
    pricedLines(tenant, context, assortment, cartId),
  ]);
  const work = await workOf(tenant, context, visitor, lines);
  return work && stored?.appointmentId ? { work, appointmentId: stored.appointmentId } : undefined;
}
