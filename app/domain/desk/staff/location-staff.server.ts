import { eq, inArray, isNull, max, or, sql } from 'drizzle-orm';
import { secondFactors, sessions, staffRoles, users } from '~/domain/accounts/tables';
import type { Context } from '~/platform/context';
import type { HeldRole } from '../rights';

export interface StaffMember {
  id: string;
  email: string;
  name: string;
  /** At all locations. */
  roles: HeldRole[];
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
}

/** People with a role at the location, or everywhere; by name. */
export async function locationStaff({ db }: Context, locationId: string): Promise<StaffMember[]> {
  const here = await db
    .selectDistinct({ userId: staffRoles.userId })
    .from(staffRoles)
    .where(or(eq(staffRoles.locationId, locationId), isNull(staffRoles.locationId)));
  const ids = here.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const [people, roles, seen] = await Promise.all([
    db
      .select({ user: users, confirmedAt: secondFactors.confirmedAt })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .where(inArray(users.id, ids))
      .orderBy(sql`lower(${users.lastName})`, users.id),
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
    name: `${firstName} ${lastName}`,
    roles: roles
      .filter(({ userId }) => userId === id)
      .map(({ role, locationId: place }) => ({ role, locationId: place })),
    hasSecondFactor: confirmedAt !== null,
    lastSeenAt: seen.find(({ userId }) => userId === id)?.at ?? null,
  }));
}
