import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, lt, ne } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { accountTokens } from './tables';

type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

const HOUR_MS = 60 * 60 * 1_000;
/** How long a link from a mail works; 'second-factor' is the five minutes between password and code. */
export const tokenHours: Record<Purpose, number> = {
  'sign-up': 48,
  reset: 1,
  'change-email': 24,
  'undo-email': 7 * 24,
  'second-factor': 1 / 12,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a link's secret: 256 random bits, of which only the hash is stored. */
export async function issueToken(
  context: Context,
  purpose: Purpose,
  payload: object,
  userId?: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = context.now();
  await context.db.insert(accountTokens).values({
    hash: hashOf(token),
    purpose,
    userId,
    payload,
    createdAt: now,
    expiresAt: new Date(now.getTime() + tokenHours[purpose] * HOUR_MS),
  });
  return token;
}

const valid = (context: Context, purpose: Purpose, token: string, userId?: string) =>
  and(
    userId === undefined ? undefined : eq(accountTokens.userId, userId),
    eq(accountTokens.hash, hashOf(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, context.now()),
  );

/** Whether a link (of `userId`, if given) still works, without using it: mail programs open links before people do. */
export async function isTokenValid(
  context: Context,
  purpose: Purpose,
  token: string,
  userId?: string,
): Promise<boolean> {
  return (await findToken(context, purpose, token, userId)) !== undefined;
}

/** What a link that still works was issued for, without using it. */
export async function findToken(context: Context, purpose: Purpose, token: string, userId?: string) {
  const [row] = await context.db
    .select()
    .from(accountTokens)
    .where(valid(context, purpose, token, userId));
  return row;
}

/** Uses a link up; undefined when it is unknown, not `userId`'s, too old, or used. Two who use it at once: one gets it. */
export async function redeemToken(context: Context, purpose: Purpose, token: string, userId?: string) {
  const [row] = await context.db
    .delete(accountTokens)
    .where(valid(context, purpose, token, userId))
    .returning();
  return row;
}

/**
 * Ends the links of an account: whoever asked for one while they knew the old password, or read the old mailbox, must
 * not come back by it. Those that give an earlier address back stay, or a thief would end them by a new password.
 */
export async function revokeTokensOf(db: Database, userId: string): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), ne(accountTokens.purpose, 'undo-email')));
}

/**
 * Ends the links that give an account an address back which it had from a moment on. The older ones stay: whoever had the
 * account first outranks all who came later.
 */
export async function revokeUndoLinksSince(db: Database, userId: string, since: Date): Promise<void> {
  const { userId: owner, purpose, createdAt } = accountTokens;
  await db
    .delete(accountTokens)
    .where(and(eq(owner, userId), eq(purpose, 'undo-email'), gte(createdAt, since)));
}

export async function deleteOldTokens({ db, now }: Context): Promise<void> {
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, now()));
}

/** What an account's open links would bring about, without the links themselves: for the data export. */
export function openChangesOf(db: Database, userId: string) {
  const { purpose, payload, createdAt, expiresAt } = accountTokens;
  return db
    .select({ purpose, payload, createdAt, expiresAt })
    .from(accountTokens)
    .where(eq(accountTokens.userId, userId));
}
