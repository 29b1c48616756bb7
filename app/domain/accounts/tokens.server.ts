import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, gte, lt, ne, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import { accountTokens } from './tables';

type Purpose = (typeof accountTokens.$inferSelect)['purpose'];

const HOUR_MS = 60 * 60 * 1_000;
export const tokenHours: Record<Purpose, number> = {
  'sign-up': 48,
  bearer: 48,
  reset: 1,
  'change-email': 24,
  'undo-email': 7 * 24,
  'second-factor': 1 / 12,
  'first-password': 1 / 4,
  invitation: 7 * 24,
};

export const newToken = () => randomBytes(32).toString('base64url');

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

/** 256 random bits, of which only the hash is stored. */
export async function issueToken(
  context: Context,
  purpose: Purpose,
  payload: object,
  userId?: string,
  token = newToken(),
): Promise<string> {
  const now = context.now();
  await context.db.insert(accountTokens).values({
    hash: tokenHash(token),
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
    eq(accountTokens.hash, tokenHash(token)),
    eq(accountTokens.purpose, purpose),
    gt(accountTokens.expiresAt, context.now()),
  );

/** Does not use the link, because mail programs open links before people do. */
export async function isTokenValid(
  context: Context,
  purpose: Purpose,
  token: string,
  userId?: string,
): Promise<boolean> {
  return (await findToken(context, purpose, token, userId)) !== undefined;
}

export async function findToken(context: Context, purpose: Purpose, token: string, userId?: string) {
  const [row] = await context.db
    .select()
    .from(accountTokens)
    .where(valid(context, purpose, token, userId));
  return row;
}

/** Undefined if unknown, expired, used, or another user's. Only one of two parallel calls gets it. */
export async function redeemToken(context: Context, purpose: Purpose, token: string, userId?: string) {
  const [row] = await context.db
    .delete(accountTokens)
    .where(valid(context, purpose, token, userId))
    .returning();
  return row;
}

const JUST_USED_MS = 2 * 60_000;

/** Remembers, without its account, that a link was used: it opens nothing any more. */
export async function noteUsedToken({ db, now }: Context, purpose: Purpose, token: string): Promise<void> {
  const at = now();
  const used = { hash: tokenHash(token), purpose, payload: { isUsed: true }, createdAt: at, expiresAt: at };
  await db.insert(accountTokens).values(used).onConflictDoNothing();
}

/** Of a second click. */
export async function wasJustUsed({ db, now }: Context, purpose: Purpose, token: string): Promise<boolean> {
  const since = new Date(now().getTime() - JUST_USED_MS);
  const isUsed = and(
    eq(accountTokens.hash, tokenHash(token)),
    eq(accountTokens.purpose, purpose),
    sql`${accountTokens.payload} ->> 'isUsed' = 'true'`,
    gt(accountTokens.expiresAt, since),
  );
  return (await db.$count(accountTokens, isUsed)) > 0;
}

/** Links that restore an address stay, or a thief could end them by a new password. */
export async function revokeTokensOf(db: Database, userId: string): Promise<void> {
  await db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), ne(accountTokens.purpose, 'undo-email')));
}

/** Ends links that restore an address, from a moment on. Older ones stay: the earlier owner outranks later ones. */
export async function revokeUndoLinksSince(db: Database, userId: string, since: Date): Promise<void> {
  const { userId: owner, purpose, createdAt } = accountTokens;
  await db
    .delete(accountTokens)
    .where(and(eq(owner, userId), eq(purpose, 'undo-email'), gte(createdAt, since)));
}

export async function deleteOldTokens({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - JUST_USED_MS);
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, before));
}

export function openChangesOf(db: Database, userId: string) {
  const { purpose, payload, createdAt, expiresAt } = accountTokens;
  return db
    .select({ purpose, payload, createdAt, expiresAt })
    .from(accountTokens)
    .where(eq(accountTokens.userId, userId));
}
