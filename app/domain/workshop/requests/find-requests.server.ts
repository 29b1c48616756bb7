import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { KeysetPage, MomentCursor } from '~/values/keyset-page';
import type { RequestState } from '../service-request';
import { serviceRequests } from '../tables';
import type { StoredRequest } from './stored-request';

const isAt = (locationId: string, state: RequestState) =>
  and(eq(serviceRequests.locationId, locationId), eq(serviceRequests.state, state));

/** The moment by which requests of a state are listed. */
export const listedAt = ({ state, createdAt, doneAt }: StoredRequest): Date =>
  state === 'done' && doneAt ? doneAt : createdAt;

/** Open ones by age, done ones the latest first. @returns one more than `limit` if the list goes on */
export function listRequests(
  { db }: Context,
  locationId: string,
  state: RequestState,
  { after, limit }: Partial<KeysetPage<MomentCursor>> & { limit: number },
): Promise<StoredRequest[]> {
  const { createdAt, doneAt, id } = serviceRequests;
  const [moment, order, follows] =
    state === 'open' ? [createdAt, asc, sql.raw('>')] : [doneAt, desc, sql.raw('<')];
  return db
    .select()
    .from(serviceRequests)
    .where(
      and(
        isAt(locationId, state),
        after && sql`(${moment}, ${id}) ${follows} (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(order(moment), order(id))
    .limit(limit + 1);
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
