import { createHash, randomInt } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { sessions } from './tables';

/** Three random strings of 34 characters (spec 2, section 9). */
const ID_LENGTH = 3 * 34;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LIFETIME_DAYS = 30;
const TOUCH_EVERY_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Whose request it is. Without `sessionId` the visitor is nobody yet, and their pages are everybody's. */
export interface Visitor {
  sessionId: string | undefined;
  /** A Set-Cookie header for the answer, when a session was started. */
  setCookie: string | undefined;
}

function cookieName(tenant: Tenant): string {
  return tenant.origin.startsWith('https:') ? '__Host-radhaus' : 'radhaus';
}

/** Whether a request comes with a session's cookie, valid or not: if not, its pages are everybody's. */
export function hasSessionCookie(header: string | undefined): boolean {
  return header !== undefined && /(?:^|;\s*)(?:__Host-)?radhaus=/.test(header);
}

function hashed(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

function groupName(tenant: Tenant): string {
  return tenant.host.hostname.toLowerCase();
}

/** A neighbouring host may have set a cookie of the same name: the browser then sends both. */
const MOST_COOKIES = 4;

function cookieValues(header: string | null, name: string): string[] {
  return (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
    .filter((id) => id.length === ID_LENGTH)
    .slice(0, MOST_COOKIES);
}

/** Finds the session that a request's cookie names, if it lives and belongs to this host group. */
export async function findVisitor(tenant: Tenant, cookieHeader: string | null): Promise<Visitor> {
  const ids = cookieValues(cookieHeader, cookieName(tenant)).map(hashed);
  if (ids.length === 0) return { sessionId: undefined, setCookie: undefined };
  const now = tenant.now();
  const [session] = await tenant.db
    .select()
    .from(sessions)
    .where(and(inArray(sessions.id, ids), eq(sessions.hostGroup, groupName(tenant))));
  if (!session || now.getTime() - session.lastSeenAt.getTime() > LIFETIME_DAYS * DAY_MS) {
    return { sessionId: undefined, setCookie: undefined };
  }
  if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
    await tenant.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, session.id));
  }
  return { sessionId: session.id, setCookie: undefined };
}

/** The visitor's session; makes one, with its cookie, the first time there is something to keep. */
export async function startSession(tenant: Tenant, visitor: Visitor): Promise<string> {
  if (visitor.sessionId) return visitor.sessionId;
  const id = Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const now = tenant.now();
  await tenant.db
    .insert(sessions)
    .values({ id: hashed(id), hostGroup: groupName(tenant), createdAt: now, lastSeenAt: now });
  const secure = tenant.origin.startsWith('https:') ? '; Secure' : '';
  visitor.sessionId = hashed(id);
  visitor.setCookie = `${cookieName(tenant)}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFETIME_DAYS * 86_400}${secure}`;
  return visitor.sessionId;
}

/** Forgets sessions that nobody used for thirty days. */
export async function deleteOldSessions(tenant: Pick<Tenant, 'db' | 'now'>): Promise<void> {
  const limit = new Date(tenant.now().getTime() - LIFETIME_DAYS * DAY_MS);
  await tenant.db.delete(sessions).where(lt(sessions.lastSeenAt, limit));
}
