import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { statement } from '~/platform/database/statement.server';
import { DAY_MS, daysBefore } from '~/values/days';
import { requiresSecondFactor } from './second-factor';
import { noteSeenSession } from './seen-sessions.server';
import { SESSION_DAYS, SESSION_SECRET_LENGTH } from './session-secret';
import { keptForms, secondFactors, sessions, users } from './tables';
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

function hashed(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function groupName(tenant: Tenant): string {
  return tenant.host.hostname.toLowerCase();
}

/** What a request says of whose it is. */
export interface SessionRequest extends Pick<Visitor, 'address' | 'agent'> {
  /** From its cookies. */
  secrets: readonly string[];
}

/** `ownerOf`, of a row of a session. */
const ownerOfSession = sql`coalesce(${ownerOfUser('')} || ${sessions.userId}, ${sessions.id})`;

/**
 * Makes the statement that finds the session which a request's cookies name, if it lives and belongs to this host group, and its user.
 * @param more what else it reads of the session's owner at the location
 */
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
          more: more(ownerOfSession, locationId),
        })
        .from(sessions)
        .leftJoin(users, eq(users.id, sessions.userId))
        .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
        .where(and(sql`${sessions.id} = any(${ids}::text[])`, eq(sessions.hostGroup, hostGroup)))
        // Of several cookies the one that somebody signed in with.
        .orderBy(sql`${sessions.userId} is null`, desc(sessions.lastSeenAt))
        .limit(1),
  );

  return async (
    tenant: Tenant,
    context: Context,
    { secrets, ...from }: SessionRequest,
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
    const idleMs = found ? now.getTime() - found.session.lastSeenAt.getTime() : 0;
    if (!found || idleMs > SESSION_DAYS * DAY_MS) return { visitor: nobody };
    if (idleMs > TOUCH_EVERY_MS) noteSeenSession(found.session.id, now);
    const { user } = found;
    const hasRights = found.factorSince !== null || !requiresSecondFactor(tenant);
    const visitor: Visitor = {
      ...nobody,
      sessionId: found.session.id,
      dismissed: found.session.dismissed,
      vehicleCode: found.session.vehicleCode ?? undefined,
      user: user ? { ...user, isNoaEmployee: user.isNoaEmployee && hasRights } : undefined,
    };
    return { visitor, rows: found.more };
  };
}

const findVisitorAlone = findVisitorWith('find_visitor', () => sql<null>`null`);

/** The same with nothing else. */
export async function findVisitor(
  tenant: Tenant,
  context: Context,
  request: SessionRequest,
): Promise<Visitor> {
  return (await findVisitorAlone(tenant, context, request)).visitor;
}

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
  const now = context.now();
  await context.db.insert(sessions).values({
    id: hashed(secret),
    hostGroup: groupName(tenant),
    userId: user?.id,
    agent: user && before.agent.slice(0, 300),
    dismissed: [...before.dismissed],
    vehicleCode: before.vehicleCode,
    createdAt: now,
    lastSeenAt: now,
  });
  return { kind: 'started', secret, visitor: { ...before, sessionId: hashed(secret), user } };
}

/** The owner of what is stored for the visitor (`ownerOf`); starts a session the first time that there is something to store. */
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

/** Puts something away for the visitor's session, or fetches it back. @param name given by who shows it */
export async function setDismissed(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  name: string,
  isDismissed: boolean,
): Promise<SessionChange | undefined> {
  const others = visitor.dismissed.filter((one) => one !== name);
  const dismissed = isDismissed ? [...others, name] : others;
  const { visitor: owning, session } = await startSession(tenant, context, { ...visitor, dismissed });
  if (!session && owning.sessionId)
    await context.db.update(sessions).set({ dismissed }).where(eq(sessions.id, owning.sessionId));
  return session;
}

/** Stores the public id of the chosen vehicle in the visitor's session, or none; false when the session ended meanwhile. */
export async function setSessionVehicle(
  db: Database,
  { sessionId }: Visitor,
  code: string | null,
): Promise<boolean> {
  if (!sessionId) return false;
  const written = await db
    .update(sessions)
    .set({ vehicleCode: code })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return written.length > 0;
}

/**
 * Locks the visitor's session until the transaction ends, so that what is written for its owner is found by a sign-in at the
 * same moment. False when it ended meanwhile, by signing in or out in another window: then nothing may be written for it.
 */
export async function lockSession(tx: Database, visitor: Visitor): Promise<boolean> {
  if (!visitor.sessionId) return false;
  const locked = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, visitor.sessionId))
    .for('share');
  return locked.length > 0;
}

/**
 * Signs the visitor in: a session with a new id takes the place of the old one, so that an id known before is worth
 * nothing afterwards.
 * @returns the new session, and the id of the guest's that ended, for whoever takes over what it held
 */
export async function startUserSession(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: SignedInUser,
): Promise<{ session: StartedSession; guest: string | undefined }> {
  const { sessionId } = visitor;
  // What an account chose is not the next one's.
  const vehicleCode = visitor.user ? undefined : visitor.vehicleCode;
  const session = await createSession(tenant, context, { ...visitor, vehicleCode }, user);
  if (sessionId) {
    await context.db
      .update(keptForms)
      .set({ sessionId: session.visitor.sessionId })
      .where(eq(keptForms.sessionId, sessionId));
    await context.db.delete(sessions).where(eq(sessions.id, sessionId));
  }
  return { session, guest: visitor.user ? undefined : sessionId };
}

/** Signs the visitor out, on every node at once. */
export async function endSession(context: Context, visitor: Visitor): Promise<SessionChange> {
  if (visitor.sessionId) await context.db.delete(sessions).where(eq(sessions.id, visitor.sessionId));
  return { kind: 'ended' };
}

export async function deleteOldSessions(context: Context): Promise<void> {
  const limit = daysBefore(context.now(), SESSION_DAYS);
  await context.db.delete(sessions).where(lt(sessions.lastSeenAt, limit));
}
