import { createHash, randomInt } from 'node:crypto';
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { cookiesOf } from '~/platform/http/cookies';
import { DAY_MS, daysBefore } from '~/values/days';
import { requiresSecondFactor } from './second-factor';
import { secondFactors, sessions, users } from './tables';
import { ownerOf, type Visitor } from './visitor';

/** Three random strings of 34 characters (spec 2, section 9). */
const ID_LENGTH = 3 * 34;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LIFETIME_DAYS = 30;
const TOUCH_EVERY_MS = 60 * 60 * 1_000;

/** `radhaus`, with the prefix that binds it to one host where browsers accept it. */
export function cookieName(tenant: Pick<Tenant, 'origin'>): string {
  return tenant.origin.startsWith('https:') ? '__Host-radhaus' : 'radhaus';
}

/** Whether a request comes with a session's cookie, valid or not: if not, its pages are everybody's. */
export function hasSessionCookie(header: string | undefined): boolean {
  return cookiesOf(header).some(([name]) => name === 'radhaus' || name === '__Host-radhaus');
}

function hashed(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function groupName(tenant: Tenant): string {
  return tenant.host.hostname.toLowerCase();
}

/**
 * A neighbouring host may have set cookies of the same name: the browser then sends them all, in an order of its own.
 * How many there can be is bounded by the length of a header.
 */
function cookieValues(header: string | null, name: string): string[] {
  return cookiesOf(header)
    .filter(([own, id]) => own === name && id.length === ID_LENGTH)
    .map(([, id]) => id);
}

/** Finds the session that a request's cookie names, if it lives and belongs to this host group, and its user. */
export async function findVisitor(
  tenant: Tenant,
  context: Context,
  cookieHeader: string | null,
  from: Pick<Visitor, 'address' | 'agent'>,
): Promise<Visitor> {
  const nobody: Visitor = { ...from, sessionId: undefined, user: undefined, setCookie: undefined };
  const ids = cookieValues(cookieHeader, cookieName(tenant)).map(hashed);
  if (ids.length === 0) return nobody;
  const now = context.now();
  const [found] = await context.db
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
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, sessions.userId))
    .where(and(inArray(sessions.id, ids), eq(sessions.hostGroup, groupName(tenant))))
    // Of several cookies the one that somebody signed in with.
    .orderBy(sql`${sessions.userId} is null`, desc(sessions.lastSeenAt))
    .limit(1);
  const idleMs = found ? now.getTime() - found.session.lastSeenAt.getTime() : 0;
  if (!found || idleMs > LIFETIME_DAYS * DAY_MS) return nobody;
  if (idleMs > TOUCH_EVERY_MS) {
    await context.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.session.id));
  }
  const { user } = found;
  const hasRights = found.factorSince !== null || !requiresSecondFactor(tenant);
  return {
    ...nobody,
    sessionId: found.session.id,
    user: user ? { ...user, isNoaEmployee: user.isNoaEmployee && hasRights } : undefined,
  };
}

async function createSession(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  userId?: string,
): Promise<string> {
  const id = Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const now = context.now();
  await context.db.insert(sessions).values({
    id: hashed(id),
    hostGroup: groupName(tenant),
    userId,
    agent: userId && visitor.agent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
  });
  visitor.sessionId = hashed(id);
  visitor.setCookie = cookie(tenant, id, LIFETIME_DAYS * 86_400);
  return visitor.sessionId;
}

function cookie(tenant: Tenant, value: string, maxAge: number): string {
  const secure = tenant.origin.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(tenant)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/**
 * The owner of what the visitor keeps (`ownerOf`); makes a session, with its cookie, the first time there is something to
 * keep.
 */
export async function startSession(tenant: Tenant, context: Context, visitor: Visitor): Promise<string> {
  return ownerOf(visitor) ?? createSession(tenant, context, visitor);
}

/**
 * Holds the visitor's session until the transaction ends, so that what is written for its owner is found by a sign-in at the
 * same moment. False when it ended meanwhile, by signing in or out in another window: then nothing may be written for it.
 */
export async function holdSession(tx: Database, visitor: Visitor): Promise<boolean> {
  if (!visitor.sessionId) return false;
  const held = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, visitor.sessionId))
    .for('share');
  return held.length > 0;
}

/**
 * Signs the visitor in: a session with a new id takes the place of the old one, so that an id known before is worth
 * nothing afterwards.
 * @returns the guest's session that ended, for whoever adopts what it held
 */
export async function startUserSession(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  user: NonNullable<Visitor['user']>,
): Promise<string | undefined> {
  const guest = visitor.user ? undefined : visitor.sessionId;
  if (visitor.sessionId) await context.db.delete(sessions).where(eq(sessions.id, visitor.sessionId));
  await createSession(tenant, context, visitor, user.id);
  visitor.user = user;
  return guest;
}

/** Signs the visitor out, on every node at once, and takes the cookie back. */
export async function endSession(tenant: Tenant, context: Context, visitor: Visitor): Promise<void> {
  if (visitor.sessionId) await context.db.delete(sessions).where(eq(sessions.id, visitor.sessionId));
  visitor.sessionId = undefined;
  visitor.user = undefined;
  visitor.setCookie = cookie(tenant, '', 0);
}

/** Ends every session of a user, or all but one. */
export async function endSessionsOf(db: Database, userId: string, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined));
}

/** A session as its owner sees it in the list. */
export interface SessionEntry {
  id: string;
  agent: string;
  createdAt: Date;
  lastSeenAt: Date;
  isThis: boolean;
}

/** Where a user is signed in, the newest first. */
export async function sessionsOf(context: Context, visitor: Visitor): Promise<SessionEntry[]> {
  if (!visitor.user) return [];
  const rows = await context.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, visitor.user.id))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, agent, createdAt, lastSeenAt }) => ({
    id,
    agent: agent ?? '',
    createdAt,
    lastSeenAt,
    isThis: id === visitor.sessionId,
  }));
}

/** Forgets sessions that nobody used for thirty days. */
export async function deleteOldSessions(context: Context): Promise<void> {
  const limit = daysBefore(context.now(), LIFETIME_DAYS);
  await context.db.delete(sessions).where(lt(sessions.lastSeenAt, limit));
}
