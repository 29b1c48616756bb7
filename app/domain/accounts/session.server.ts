import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { statement } from '~/platform/database/statement.server';
import { DAY_MS, daysBefore } from '~/values/days';
import { requiresSecondFactor } from './second-factor';
import { lastSeenOf, noteSeenSession } from './seen-sessions.server';
import { SESSION_DAYS, SESSION_SECRET_LENGTH } from './session-secret';
import { isStaffSessionOver, type StaffSessionLimits } from './staff-session';
import { savedForms, secondFactors, sessions, staffRoles, users } from './tables';
import {
  ownerOf,
  ownerOfUser,
  type SessionChange,
  type SignedInUser,
  type StartedSession,
  type Visitor,
} from './visitor';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const TOUCH_EVERY_MS = 60 * 60 * 1_000;
const TOUCH_STAFF_EVERY_MS = 30 * 1_000;

function hashed(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function groupName(tenant: Tenant): string {
  return tenant.host.hostname.toLowerCase();
}

export interface SessionRequest
  extends Pick<Visitor, 'address' | 'claimedAddress' | 'agent' | 'forgetsVehicles'> {
  secrets: readonly string[];
  staffLimits: StaffSessionLimits;
  /** Sent by a page on its own: nobody is there. */
  isBackground?: boolean;
}

const isStaffUser = sql<boolean>`coalesce(${users.isNoaEmployee}, false)
  or exists (select from ${staffRoles} where ${staffRoles.userId} = ${users.id})`;

const ownerOfSession = sql`coalesce(${ownerOfUser('')} || ${sessions.userId}, ${sessions.id})`;

/** @param more further columns that are read of the session's owner at the location */
export function findVisitorWith<More>(name: string, more: (owner: SQL, locationId: SQL) => SQL<More>) {
  const readSession = statement(
    name,
    ['ids', 'hostGroup', 'locationId'],
    (db, { ids, hostGroup, locationId }) =>
      db
        .select({
          session: sessions,
          user: {
            id: users.id,
            email: users.email,
            firstName: users.firstName,
            lastName: users.lastName,
            isNoaEmployee: users.isNoaEmployee,
          },
          factorSince: secondFactors.confirmedAt,
          isStaff: isStaffUser,
          more: more(ownerOfSession, locationId),
        })
        .from(sessions)
        .leftJoin(users, eq(users.id, sessions.userId))
        .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
        .where(and(sql`${sessions.id} = any(${ids}::text[])`, eq(sessions.hostGroup, hostGroup)))
        // The cookie of a signed-in session counts first.
        .orderBy(sql`${sessions.userId} is null`, desc(sessions.lastSeenAt))
        .limit(1),
  );

  return async (
    tenant: Tenant,
    context: Context,
    { secrets, staffLimits, isBackground, ...from }: SessionRequest,
  ): Promise<{ visitor: Visitor; rows?: More }> => {
    const nobody: Visitor = {
      ...from,
      sessionId: undefined,
      user: undefined,
      dismissed: [],
      vehicleCode: undefined,
    };
    const ids = secrets.map(hashed);
    if (ids.length === 0) return { visitor: nobody };
    const now = context.now();
    const [found] = await readSession(context.db, {
      ids,
      hostGroup: groupName(tenant),
      locationId: tenant.location.id,
    });
    if (!found) return { visitor: nobody };
    const { user, session, isStaff } = found;
    const lastSeenAt = lastSeenOf(session);
    const idleMs = now.getTime() - lastSeenAt.getTime();
    const isOver =
      isStaff && isStaffSessionOver({ createdAt: session.createdAt, lastSeenAt }, staffLimits, now);
    if (idleMs > SESSION_DAYS * DAY_MS || isOver) return { visitor: nobody };
    if (idleMs > (isStaff ? TOUCH_STAFF_EVERY_MS : TOUCH_EVERY_MS) && !isBackground)
      noteSeenSession(session.id, now);
    const hasRights = found.factorSince !== null || !requiresSecondFactor(tenant);
    // An account stores its vehicles itself.
    const forgetsVehicles = from.forgetsVehicles && !user;
    const visitor: Visitor = {
      ...nobody,
      forgetsVehicles,
      sessionId: found.session.id,
      dismissed: found.session.dismissed,
      vehicleCode: forgetsVehicles ? undefined : (found.session.vehicleCode ?? undefined),
      user: user ? { ...user, isNoaEmployee: user.isNoaEmployee && hasRights } : undefined,
    };
    return { visitor, rows: found.more };
  };
}

const findVisitorAlone = findVisitorWith('find_visitor', () => sql<null>`null`);

export async function findVisitor(
  tenant: Tenant,
  context: Context,
  request: SessionRequest,
): Promise<Visitor> {
  return (await findVisitorAlone(tenant, context, request)).visitor;
}

const insertSession = statement(
  'add_session',
  ['id', 'hostGroup', 'userId', 'agent', 'dismissed', 'vehicleCode', 'now'],
  (db, { now, ...row }) => db.insert(sessions).values({ ...row, createdAt: now, lastSeenAt: now }),
);

async function createSession(
  tenant: Tenant,
  context: Context,
  before: Visitor,
  user?: SignedInUser,
): Promise<StartedSession> {
  const secret = Array.from(
    { length: SESSION_SECRET_LENGTH },
    () => ALPHABET[randomInt(ALPHABET.length)],
  ).join('');
  await insertSession(context.db, {
    id: hashed(secret),
    hostGroup: groupName(tenant),
    userId: user?.id ?? null,
    agent: user ? before.agent.slice(0, 300) : null,
    dismissed: [...before.dismissed],
    vehicleCode: before.vehicleCode ?? null,
    now: context.now(),
  });
  return { kind: 'started', secret, visitor: { ...before, sessionId: hashed(secret), user } };
}

/** Starts a session when there is something to store. @returns the owner (`ownerOf`) */
export async function startSession(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<{ owner: string; visitor: Visitor; session?: StartedSession }> {
  const known = ownerOf(visitor);
  if (known) return { owner: known, visitor };
  const session = await createSession(tenant, context, visitor);
  return { owner: hashed(session.secret), visitor: session.visitor, session };
}

export async function setDismissed(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { name, isDismissed }: { name: string; isDismissed: boolean },
): Promise<SessionChange | undefined> {
  // The first word is the part of the page: a former coupon is not kept beside the present one.
  const [part] = name.split(' ');
  const others = visitor.dismissed.filter((one) => one.split(' ')[0] !== part);
  const dismissed = isDismissed ? [...others, name] : others;
  const { visitor: owning, session } = await startSession(tenant, context, { ...visitor, dismissed });
  if (!session && owning.sessionId)
    await context.db.update(sessions).set({ dismissed }).where(eq(sessions.id, owning.sessionId));
  return session;
}

/** Locks the session against a concurrent sign-in. False if it has ended: nothing may be written for it then. */
export async function lockSession(tx: Database, visitor: Visitor): Promise<boolean> {
  if (!visitor.sessionId) return false;
  const locked = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, visitor.sessionId))
    .for('share');
  return locked.length > 0;
}

/** A new id replaces the old one, which may be known. @returns the new session and the ended guest's id */
export async function startUserSession(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: SignedInUser,
): Promise<{ session: StartedSession; guest: string | undefined }> {
  const { sessionId } = visitor;
  // The vehicle of one account is not passed on to the next.
  const vehicleCode = visitor.user ? undefined : visitor.vehicleCode;
  const session = await createSession(tenant, context, { ...visitor, vehicleCode }, user);
  if (sessionId) {
    await context.db
      .update(savedForms)
      .set({ sessionId: session.visitor.sessionId })
      .where(eq(savedForms.sessionId, sessionId));
    await context.db.delete(sessions).where(eq(sessions.id, sessionId));
  }
  return { session, guest: visitor.user ? undefined : sessionId };
}

export async function endSession(context: Context, visitor: Visitor): Promise<SessionChange> {
  if (visitor.sessionId) await context.db.delete(sessions).where(eq(sessions.id, visitor.sessionId));
  return { kind: 'ended' };
}

export async function deleteOldSessions(
  context: Context,
  { hours, idleMinutes }: StaffSessionLimits,
): Promise<void> {
  const now = context.now();
  const limit = daysBefore(now, SESSION_DAYS);
  const staff = context.db.select({ id: users.id }).from(users).where(isStaffUser);
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await context.db.delete(sessions).where(
    and(
      inArray(sessions.userId, staff),
      // Tokens of programs have no host group, and an end of their own.
      isNotNull(sessions.hostGroup),
      or(lt(sessions.createdAt, before(hours * 60)), lt(sessions.lastSeenAt, before(idleMinutes))),
    ),
  );
  await context.db
    .delete(sessions)
    .where(or(lt(sessions.lastSeenAt, limit), lt(sessions.expiresAt, context.now())));
}
