import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { countedTries, forgottenBefore, networkOf, secondsToWait } from './attempts';
import { attempts } from './tables';

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** What is counted together: tries of one thing from one network, so that its owner can go on elsewhere. */
export interface Tried {
  what: 'sign-in' | 'reset' | 'sign-up' | 'change-email' | 'password' | 'second-factor' | 'coupon';
  /** An address or a user's id; the name of what is guessed at, where it is nobody's. */
  whom: string;
  /** The visitor's IP address. */
  from: string;
}

/**
 * Counts a try before it is made, so that many at once do not slip through.
 * @returns seconds to wait first; 0 when the try may be made (and is counted now)
 */
export function countTry(context: Context, tried: Tried): Promise<number> {
  const key = keyOf(tried.what, tried.whom, networkOf(tried.from));
  return inTransaction(context, async (tx) => {
    const now = tx.now();
    const [known] = await tx.db.select().from(attempts).where(eq(attempts.key, key)).for('update');
    const seconds = secondsToWait(known, now);
    if (seconds > 0) return seconds;
    const row = { key, count: countedTries(known, now) + 1, lastAt: now };
    if (known) await tx.db.update(attempts).set(row).where(eq(attempts.key, key));
    else await tx.db.insert(attempts).values(row);
    return 0;
  });
}

/** The try was right: the ones before it are forgotten. */
export async function forgetTries(context: Context, tried: Tried): Promise<void> {
  await context.db
    .delete(attempts)
    .where(eq(attempts.key, keyOf(tried.what, tried.whom, networkOf(tried.from))));
}

/** The try was none: it is taken off again, and the ones before it still count. */
export async function uncountTry(context: Context, tried: Tried): Promise<void> {
  await context.db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, keyOf(tried.what, tried.whom, networkOf(tried.from))));
}

/** Deletes what no longer counts. */
export async function deleteOldTries({ db, now }: Context): Promise<void> {
  await db.delete(attempts).where(lt(attempts.lastAt, forgottenBefore(now())));
}
