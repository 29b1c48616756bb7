import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { recordEvent } from './account-events.server';
import { emailKey } from './email-key';
import { hashPassword } from './password-hash.server';
import type { Salutation } from './person-fields';
import { type StaffRole, staffRoles, users } from './tables';
import { revokeTokensOf } from './tokens.server';
import { endSessionsOf } from './user-sessions.server';
import { changedPassword, findUserByEmail, type User } from './users.server';

export interface NewUser {
  email: string;
  password: string;
  salutation?: Salutation;
  firstName: string;
  lastName: string;
  isNoaEmployee: boolean;
  /** The operator tells the password: its owner sets another one at the first sign-in. */
  mustChangePassword?: boolean;
}

/** @returns undefined if the address has an account */
export async function createUser(context: Context, newUser: NewUser): Promise<User | undefined> {
  const { password, ...person } = newUser;
  if (await findUserByEmail(context, newUser.email)) return undefined;
  const now = context.now();
  const [user] = await context.db
    .insert(users)
    .values({
      ...person,
      emailKey: emailKey(newUser.email),
      passwordHash: await hashPassword(password),
      createdAt: now,
      passwordChangedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (user) await recordEvent(context, user.id, 'opened');
  return user;
}

/** Told by the operator: the owner sets another one at the next sign-in. Ends all sessions of the user. */
export async function setPassword(context: Context, user: User, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  const change = { ...changedPassword(passwordHash, context.now()), mustChangePassword: true };
  await context.db.update(users).set(change).where(eq(users.id, user.id));
  await revokeTokensOf(context.db, user.id);
  await endSessionsOf(context.db, user.id);
  await recordEvent(context, user.id, 'password');
}

const roleOf = (userId: string, role: StaffRole, locationId: string | undefined) =>
  and(
    eq(staffRoles.userId, userId),
    eq(staffRoles.role, role),
    locationId === undefined ? isNull(staffRoles.locationId) : eq(staffRoles.locationId, locationId),
  );

/** Without a location, the role holds at all of them. */
export async function grantRole(
  db: Database,
  userId: string,
  role: StaffRole,
  locationId?: string,
): Promise<void> {
  const known = await db
    .select()
    .from(staffRoles)
    .where(roleOf(userId, role, locationId));
  if (known.length === 0) await db.insert(staffRoles).values({ userId, role, locationId });
}

export async function revokeRole(
  db: Database,
  userId: string,
  role: StaffRole,
  locationId?: string,
): Promise<boolean> {
  return (
    (
      await db
        .delete(staffRoles)
        .where(roleOf(userId, role, locationId))
        .returning()
    ).length > 0
  );
}

export async function isStaff(db: Database, user: User): Promise<boolean> {
  if (user.isNoaEmployee) return true;
  const roles = await db.select().from(staffRoles).where(eq(staffRoles.userId, user.id)).limit(1);
  return roles.length > 0;
}

export function rolesOf(db: Database, userId: string) {
  const { role, locationId } = staffRoles;
  return db.select({ role, locationId }).from(staffRoles).where(eq(staffRoles.userId, userId));
}

export async function listStaff(db: Database) {
  const rows = await db
    .select({ user: users, role: staffRoles.role, locationId: staffRoles.locationId })
    .from(users)
    .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
    .orderBy(users.emailKey);
  return rows.filter(({ user, role }) => role !== null || user.isNoaEmployee);
}
