import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { daysAfter } from '~/values/days';
import { noteSeenSession } from './seen-sessions.server';
import { sessions } from './tables';
import { newToken, tokenHash } from './tokens.server';
import type { Visitor } from './visitor';

const GUEST_DAYS = 30;

/** A program that shops for somebody without an account: a session that no cookie can be. */
export async function issueGuestToken({ db, now }: Context): Promise<{ token: string; until: Date }> {
  const token = newToken();
  const [createdAt, until] = [now(), daysAfter(now(), GUEST_DAYS)];
  await db
    .insert(sessions)
    .values({ id: tokenHash(token), createdAt, lastSeenAt: createdAt, expiresAt: until });
  return { token, until };
}

/** Undefined if unknown or expired, or a token of an account. */
export async function findGuest(
  { db, now }: Context,
  token: string,
  from: Pick<Visitor, 'address' | 'agent'>,
): Promise<Visitor | undefined> {
  const { id, hostGroup, userId, expiresAt } = sessions;
  const [found] = await db
    .select({ id })
    .from(sessions)
    .where(and(eq(id, tokenHash(token)), isNull(hostGroup), isNull(userId), gt(expiresAt, now())));
  if (!found) return undefined;
  noteSeenSession(found.id, now());
  return { ...from, sessionId: found.id, user: undefined, dismissed: [], vehicleCode: undefined };
}
