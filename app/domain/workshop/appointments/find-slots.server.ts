import { and, eq, gt } from 'drizzle-orm';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { daysAfter } from '~/values/days';
import type { Location } from '../../tenancy/directory';
import { locationKey } from '../../tenancy/location-key';
import { premisesSettings } from '../../tenancy/premises';
import { workshopTag } from '../services.server';
import { workshopSettings } from '../settings';
import { type Bay, baysFor, type Needs } from './bay';
import { takenUnits } from './bay-units.server';
import { bookableService } from './booking-terms';
import { type Closure, type DaySlots, freeSlots } from './slots';
import { bays, closures } from './tables';
import { firstUnitFrom, unitOf, unitsFor } from './units';

const cached = queryCache<Bay[]>();

/** In their order. */
export function baysAt(location: Location, { db }: Context): Promise<Bay[]> {
  return cached(locationKey(location), [workshopTag(location)], () =>
    db.select().from(bays).where(eq(bays.locationUrl, location.url)).orderBy(bays.position, bays.id),
  );
}

/** Whether the location gives appointments for a service, whatever its bays can. */
export const isBookableAt = (location: Location, serviceUrl: string): boolean =>
  bookableService(workshopSettings.of(location).appointments, serviceUrl) !== undefined;

export function closuresAt({ db }: Context, locationId: string, after: Date) {
  return db
    .select()
    .from(closures)
    .where(and(eq(closures.locationId, locationId), gt(closures.until, after)))
    .orderBy(closures.from);
}

export interface SlotSearch {
  minutes: number;
  needs: Needs;
  /** When the goods are there. */
  notBefore?: Date | undefined;
  /** An appointment whose own units count as free. */
  except?: string | undefined;
  /** Since when its slot is held: the lead time counts from then. */
  heldSince?: Date | undefined;
  leadHours?: number;
}

/** Empty where the location gives no appointments, or has no bay that can. */
export async function findSlots(
  location: Location,
  context: Context,
  { minutes, needs, notBefore, except, heldSince, leadHours }: SlotSearch,
): Promise<DaySlots[]> {
  const rules = workshopSettings.of(location).appointments;
  if (!rules) return [];
  const now = context.now();
  const able = baysFor(await baysAt(location, context), needs).map(({ id }) => id);
  const window = { from: unitOf(now), to: firstUnitFrom(daysAfter(now, rules.horizonDays + 2)), except };
  const [taken, closed] = await Promise.all([
    takenUnits(context, able, window),
    closuresAt(context, location.id, now) satisfies Promise<Closure[]>,
  ]);
  const days = freeSlots({
    plan: premisesSettings.of(location),
    bays: able,
    taken,
    closures: closed,
    units: unitsFor(minutes),
    now: heldSince ?? now,
    leadHours: leadHours ?? rules.leadHours,
    horizonDays: rules.horizonDays,
    notBefore,
  });
  return days;
}
