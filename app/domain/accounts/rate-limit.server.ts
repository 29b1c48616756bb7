import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import {
  type Attempts,
  countedAttempts,
  forgottenBefore,
  type NetworkBound,
  networkAttempts,
  networkBounds,
  networkOf,
  secondsOfNetwork,
  secondsToWait,
} from './rate-limit';
import { attempts } from './tables';

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Attempts are counted per subject and network, so that the owner can go on elsewhere. */
export interface Attempt {
  what:
    | 'sign-in'
    | 'sign-in-network'
    | 'sign-in-peer'
    | 'reset'
    | 'sign-up'
    | 'change-email'
    | 'password'
    | 'second-factor'
    | 'coupon'
    | 'coupon-order'
    | 'withdrawal'
    | 'service-request'
    | 'request-picture'
    | 'appointment'
    | 'appointment-slot';
  /** An e-mail address, a user's id, or the name of a guessed thing that belongs to nobody. */
  whom: string;
  /** IP address. */
  from: string;
}

export interface RateLimited {
  ok: false;
  code: 'rate-limited';
  what: Attempt['what'];
  seconds: number;
}

interface Counted extends Attempts {
  seconds: number;
}

const boundOf: Partial<Record<Attempt['what'], NetworkBound>> = {
  'sign-in-network': networkBounds.network,
  'sign-in-peer': networkBounds.peer,
};

const countedFor = (what: Attempt['what'], known: Attempts | undefined, now: Date): Counted => {
  const bound = boundOf[what];
  if (!bound) return { count: countedAttempts(known, now), lastAt: now, seconds: secondsToWait(known, now) };
  const counted = networkAttempts(known, now, bound);
  return { ...counted, seconds: secondsOfNetwork(counted, now, bound) };
};

const keyFor = ({ what, whom, from }: Attempt) => keyOf(what, whom, networkOf(from));

/** Counts before the attempt is made, so that parallel ones cannot slip through; undefined if it is allowed. */
export function rateLimit(context: Context, attempt: Attempt): Promise<RateLimited | undefined> {
  const key = keyFor(attempt);
  return inTransaction(context, async (tx) => {
    const now = tx.now();
    const [known] = await tx.db.select().from(attempts).where(eq(attempts.key, key)).for('update');
    const { seconds, count, lastAt } = countedFor(attempt.what, known, now);
    if (seconds > 0) return { ok: false, code: 'rate-limited', what: attempt.what, seconds };
    const row = { key, count: count + 1, lastAt };
    if (known) await tx.db.update(attempts).set(row).where(eq(attempts.key, key));
    else await tx.db.insert(attempts).values(row);
    return undefined;
  });
}

export async function resetRateLimit({ db }: Context, attempt: Attempt): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyFor(attempt)));
}

/** Takes this attempt off the count; earlier ones stay. */
export async function discountAttempt({ db }: Context, attempt: Attempt): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)` })
    .where(eq(attempts.key, keyFor(attempt)));
}

export async function deleteOldAttempts({ db, now }: Context): Promise<void> {
  await db.delete(attempts).where(lt(attempts.lastAt, forgottenBefore(now())));
}
