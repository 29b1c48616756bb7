import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { paymentMessages } from './tables';

export const digestOf = (body: Buffer | string) => createHash('sha256').update(body).digest('hex');

/** More than a payment ever has: whoever knows the address of our webhooks must not fill the table. */
const MAX_MESSAGES = 200;

/** A repeated message is stored once. */
export async function storeMessage(
  { db, now }: Context,
  message: Pick<typeof paymentMessages.$inferInsert, 'paymentId' | 'digest' | 'message'>,
): Promise<void> {
  const known = await db.$count(paymentMessages, eq(paymentMessages.paymentId, message.paymentId));
  if (known >= MAX_MESSAGES) return;
  await db
    .insert(paymentMessages)
    .values({ ...message, at: now() })
    .onConflictDoNothing();
}
