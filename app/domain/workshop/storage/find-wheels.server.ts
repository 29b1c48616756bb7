import { and, desc, eq, max } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { StoredWheels } from './stored-set';
import { storageEvents, storedWheels } from './tables';

export async function findWheels(
  { db }: Context,
  locationId: string,
  label: number,
): Promise<StoredWheels | undefined> {
  const [found] = await db
    .select()
    .from(storedWheels)
    .where(and(eq(storedWheels.locationId, locationId), eq(storedWheels.label, label)));
  return found;
}

/** The latest first. */
export function historyOf({ db }: Context, wheelsId: string) {
  return db
    .select()
    .from(storageEvents)
    .where(eq(storageEvents.wheelsId, wheelsId))
    .orderBy(desc(storageEvents.id));
}

/** One above all that the location has. */
export async function nextLabel({ db }: Context, locationId: string): Promise<number> {
  const [highest] = await db
    .select({ label: max(storedWheels.label) })
    .from(storedWheels)
    .where(eq(storedWheels.locationId, locationId));
  return (highest?.label ?? 0) + 1;
}
