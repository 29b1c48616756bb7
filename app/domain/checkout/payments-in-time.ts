import { type CartLine, isAllHere } from '~/domain/cart/cart';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Slot } from './checkout';
import { methodsInTime, type OfferedInTime } from './time-to-fit';

/** What the location offers, without ways that are too slow for the slot. */
export function paymentsInTime(
  tenant: Tenant,
  { now }: Pick<Context, 'now'>,
  lines: readonly CartLine[],
  slot: Pick<Slot, 'startsAt'> | undefined,
): OfferedInTime {
  const work = slot && { startsAt: slot.startsAt, isAllHere: isAllHere(lines) };
  return methodsInTime(offeredMethods(tenant), tenant.location, now(), work);
}
