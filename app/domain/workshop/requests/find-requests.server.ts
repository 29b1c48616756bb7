import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { RequestState } from '../service-request';
import { serviceRequests } from '../tables';
import type { StoredRequest } from './stored-request';

const isAt = (locationId: string, state: RequestState) =>
  and(eq(serviceRequests.locationId, locationId), eq(serviceRequests.state, state));

/** Open ones by age, done ones the latest first. */
export function listRequests(
  { db }: Context,
  locationId: string,
  state: RequestState,
  limit: number,
): Promise<StoredRequest[]> {
  const order = state === 'open' ? asc(serviceRequests.createdAt) : desc(serviceRequests.doneAt);
  return db.select().from(serviceRequests).where(isAt(locationId, state)).orderBy(order).limit(limit);
}

export function countOpenRequests({ db }: Context, locationId: string): Promise<number> {
  return db.$count(serviceRequests, isAt(locationId, 'open'));
}

export async function findRequest(
  { db }: Context,
  locationId: string,
  number: string,
): Promise<StoredRequest | undefined> {
  const [found] = await db
    .select()
    .from(serviceRequests)
    .where(and(eq(serviceRequests.locationId, locationId), eq(serviceRequests.number, number.toUpperCase())));
  return found;
}

/** False if it was done before. */
export async function finishRequest(
  { db, now }: Context,
  { locationId, number, by }: { locationId: string; number: string; by: string },
): Promise<boolean> {
  const done = await db
    .update(serviceRequests)
    .set({ state: 'done', doneAt: now(), doneBy: by })
    .where(and(isAt(locationId, 'open'), eq(serviceRequests.number, number)))
    .returning({ id: serviceRequests.id });
  return done.length > 0;
}
