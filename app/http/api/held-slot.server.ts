import type { Tenant } from '~/domain/tenancy/tenant';
import { HOLD_MINUTES } from '~/domain/workshop/appointments/appointment';
import { findHold } from '~/domain/workshop/appointments/find-appointments.server';
import type { Context } from '~/platform/context';

/** Undefined for one that was booked or dropped. */
export async function findHeldSlot({ location }: Pick<Tenant, 'location'>, context: Context, id: string) {
  const held = await findHold(context, location.id, id);
  return (
    held && {
      startsAt: held.startsAt.toISOString(),
      endsAt: held.endsAt.toISOString(),
      heldUntil: new Date(held.changedAt.getTime() + HOLD_MINUTES * 60_000).toISOString(),
    }
  );
}
