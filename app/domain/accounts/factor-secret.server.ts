import { and, eq, isNull } from 'drizzle-orm';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { newSecret } from './second-factor';
import { secondFactors } from './tables';
import { lockUser } from './users.server';

/** Base32: secrets from before they were sealed. */
const plainForm = /^[A-Z2-7]+$/;

type Stored = Pick<typeof secondFactors.$inferSelect, 'userId' | 'secret'>;

/** @returns undefined, with a log entry, if no key of the operator opens the secret */
export function openSecret({ keys, log }: KeyedContext, { userId, secret }: Stored): string | undefined {
  if (plainForm.test(secret)) return secret;
  try {
    return keys.open(secret, userId);
  } catch (error) {
    log.error({ err: error, userId }, 'A second factor cannot be opened: was SESSION_SECRET changed?');
    return undefined;
  }
}

/** Returns the same secret until a code confirms it; undefined if the account is gone. */
export function offeredSecret(context: KeyedContext, userId: string): Promise<string | undefined> {
  return inTransaction(context, async (tx: Context) => {
    if (!(await lockUser(tx.db, userId))) return undefined;
    const fresh = newSecret();
    const secret = context.keys.seal(fresh, userId);
    const [added] = await tx.db
      .insert(secondFactors)
      .values({ userId, secret })
      .onConflictDoNothing()
      .returning();
    if (added) return fresh;
    const [row] = await tx.db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
    const known = row && openSecret(context, row);
    if (known) return known;
    await tx.db
      .update(secondFactors)
      .set({ secret })
      .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
    return fresh;
  });
}

const stored = ({ db }: Context) =>
  db.select({ userId: secondFactors.userId, secret: secondFactors.secret }).from(secondFactors);

/** Seals plain secrets, and those of an older key, with the newest one. Each node runs it at its start. */
export async function sealSecrets(context: KeyedContext): Promise<void> {
  const { userId, secret } = secondFactors;
  for (const row of await stored(context)) {
    const opened = context.keys.isCurrent(row.secret) ? undefined : openSecret(context, row);
    if (opened === undefined) continue;
    await context.db
      .update(secondFactors)
      .set({ secret: context.keys.seal(opened, row.userId) })
      .where(and(eq(userId, row.userId), eq(secret, row.secret)));
  }
}

export async function countLostSecrets(context: KeyedContext): Promise<number> {
  return (await stored(context)).filter((row) => openSecret(context, row) === undefined).length;
}
