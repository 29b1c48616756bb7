import { and, eq, gt, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import { DAY_MS } from '~/values/days';
import { requiresSecondFactor } from './second-factor';
import { noteSeenSession } from './seen-sessions.server';
import { accountTokens, secondFactors, sessions, users } from './tables';
import { findToken, newToken, tokenHash } from './tokens.server';
import { signedIn, type User } from './users.server';
import type { Visitor } from './visitor';

const BEARER_DAYS = 30;

/** A program that acts for an account. */
export interface Bearer {
  sessionId: string;
  user: User;
  /** Time of the sign-in. */
  since: Date;
  hasSecondFactor: boolean;
}

async function insertBearer(context: Context, user: Pick<User, 'id'>, bearer: { id: string; agent: string }) {
  const now = context.now();
  await context.db.insert(sessions).values({
    id: bearer.id,
    userId: user.id,
    agent: bearer.agent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + BEARER_DAYS * DAY_MS),
  });
}

export async function issueBearer(
  context: Context,
  user: Pick<User, 'id'>,
  { agent }: Pick<Visitor, 'agent'>,
): Promise<string> {
  const token = newToken();
  await insertBearer(context, user, { id: tokenHash(token), agent });
  return token;
}

/** The token of a sign-up is the account's from now on. */
export async function confirmBearer(
  tx: Context,
  user: Pick<User, 'id'>,
  bearer: { id: string; agent: string },
): Promise<void> {
  await tx.db.delete(accountTokens).where(eq(accountTokens.hash, bearer.id));
  await insertBearer(tx, user, bearer);
}

const findSession = statement('find_bearer', ['hash', 'now'], (db, { hash, now }) => {
  const { id, hostGroup, expiresAt, createdAt, userId } = sessions;
  return db
    .select({ id, since: createdAt, user: users, factorSince: secondFactors.confirmedAt })
    .from(sessions)
    .leftJoin(users, eq(users.id, userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, userId))
    .where(and(eq(id, hash), isNull(hostGroup), gt(expiresAt, now)));
});

type Guest = Pick<Bearer, 'sessionId'> & { user: undefined };

/** Undefined if unknown, expired or revoked, or not confirmed yet. */
export async function findTokenOwner(context: Context, token: string): Promise<Bearer | Guest | undefined> {
  const now = context.now();
  const [found] = await findSession(context.db, { hash: tokenHash(token), now });
  if (!found) return undefined;
  noteSeenSession(found.id, now);
  const { id: sessionId, user, since, factorSince } = found;
  return user
    ? { sessionId, user, since, hasSecondFactor: factorSince !== null }
    : { sessionId, user: undefined };
}

/** @returns undefined for the token of a guest, too */
export async function findBearer(context: Context, token: string): Promise<Bearer | undefined> {
  const owner = await findTokenOwner(context, token);
  return owner?.user && owner;
}

const person = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() });

/** The user of a program who has not confirmed the address yet; it may be somebody else's. */
export async function findUnconfirmed(context: Context, token: string) {
  const row = await findToken(context, 'bearer', token);
  return row && person.parse(row.payload);
}

/** Staff without a second factor are customers where one is required. */
export function visitorOfToken(
  tenant: Tenant,
  owner: Bearer | Guest,
  from: Pick<Visitor, 'address' | 'agent'>,
): Visitor {
  const visitor = { ...from, sessionId: owner.sessionId, dismissed: [], vehicleCode: undefined };
  if (!owner.user) return { ...visitor, user: undefined };
  const hasRights = owner.hasSecondFactor || !requiresSecondFactor(tenant);
  const isNoaEmployee = owner.user.isNoaEmployee && hasRights;
  return { ...visitor, user: { ...signedIn(owner.user), isNoaEmployee } };
}
