import { eq, sql } from 'drizzle-orm';
import { extendAllocations } from '~/domain/catalog/inventory/release.server';
import type { Location } from '~/domain/tenancy/directory';
import { locations } from '~/domain/tenancy/tables';
import { takingStates } from '~/domain/workshop/appointments/appointment';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import { type Hold, holdForFitting } from './hold';
import { holdAfterFitting, isHeldReservation } from './reservation-rule';
import { orders } from './tables';

type Order = typeof orders.$inferSelect;
type HoldingLocation = Pick<Location, 'checkout' | 'premises'>;

/** Undefined: the location was removed. */
export async function holdRulesOf(
  { db }: Pick<Context, 'db'>,
  { locationId }: Pick<Order, 'locationId'>,
): Promise<HoldingLocation | undefined> {
  const { checkout, premises } = locations;
  const [location] = await db
    .select({ checkout, premises })
    .from(locations)
    .where(eq(locations.id, locationId));
  return location;
}

/** A fitting appointment that is later lengthens the hold. The order is locked. @param hold by the rule alone */
export async function setHold(
  tx: Context,
  { id }: Pick<Order, 'id'>,
  { until: byRule, extensions }: Pick<Hold, 'until' | 'extensions'>,
): Promise<void> {
  const appointment = await appointmentOfOrder(tx, id);
  const fitting = appointment && takingStates.includes(appointment.state) ? appointment : undefined;
  const { until, withoutFitting } = holdForFitting({ until: byRule }, fitting);
  const stored = JSON.stringify(withoutFitting ? { heldWithoutFitting: withoutFitting } : {});
  await tx.db
    .update(orders)
    .set({
      heldUntil: until,
      remindedAt: null,
      confirmed: sql`(${orders.confirmed} - 'heldWithoutFitting') || ${stored}::jsonb`,
      ...(extensions !== undefined && { extensions }),
    })
    .where(eq(orders.id, id));
  await extendAllocations(tx, { type: 'order', id }, until);
}

/** The appointment is over or off, but the goods are not collected yet. The order is locked. */
export async function endFittingHold(tx: Context, order: Order): Promise<void> {
  const location = await holdRulesOf(tx, order);
  if (location && isHeldReservation(order))
    await setHold(tx, order, { until: holdAfterFitting(order, location, tx.now()) });
}
