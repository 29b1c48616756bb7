import { and, eq, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import { secondFactors, sessions, staffRoles, users } from '~/domain/accounts/tables';
import type { Context } from '~/platform/context';
import type { KeysetPage } from '~/values/keyset-page';
import type { HeldRole } from '../rights';

export interface StaffMember {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  /** At all locations. */
  roles: HeldRole[];
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
}

export type StaffCursor = Pick<StaffMember, 'lastName' | 'id'>;

const byName = sql`lower(${users.lastName})`;

/** People with a role at the location, or everywhere. */
async function find(
  { db }: Context,
  locationId: string,
  isMeant: SQL | undefined,
  limit: number,
): Promise<StaffMember[]> {
  const isHere = or(eq(staffRoles.locationId, locationId), isNull(staffRoles.locationId));
  const here = db.select({ userId: staffRoles.userId }).from(staffRoles).where(isHere);
  const people = await db
    .select({ user: users, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(inArray(users.id, here), isMeant))
    .orderBy(byName, users.id)
    .limit(limit);
  const ids = people.map(({ user }) => user.id);
  if (ids.length === 0) return [];
  const [roles, seen] = await Promise.all([
    db.select().from(staffRoles).where(inArray(staffRoles.userId, ids)),
    db
      .select({ userId: sessions.userId, at: max(sessions.lastSeenAt) })
      .from(sessions)
      .where(inArray(sessions.userId, ids))
      .groupBy(sessions.userId),
  ]);
  return people.map(({ user: { id, email, firstName, lastName }, confirmedAt }) => ({
    id,
    email,
    firstName,
    lastName,
    roles: roles
      .filter(({ userId }) => userId === id)
      .map(({ role, locationId: place }) => ({ role, locationId: place })),
    hasSecondFactor: confirmedAt !== null,
    lastSeenAt: seen.find(({ userId }) => userId === id)?.at ?? null,
  }));
}

/** By name. @returns one more than `limit` if the list goes on */
export function locationStaff(
  context: Context,
  locationId: string,
  { after, limit }: KeysetPage<StaffCursor>,
): Promise<StaffMember[]> {
  const isBelow = after && sql`(${byName}, ${users.id}) > (lower(${after.lastName}), ${after.id}::uuid)`;
  return find(context, locationId, isBelow, limit + 1);
}

export async function staffMember(
  context: Context,
  locationId: string,
  id: string,
): Promise<StaffMember | undefined> {
  const [member] = await find(context, locationId, sql`${users.id}::text = ${id}`, 1);
  return member;
}
