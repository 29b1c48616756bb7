import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '~/platform/context';
import { findPayment, type Payment, paymentOfProvider } from '../payments.server';
import { paymentMessages } from '../tables';
import { type PayoneMessage, type ToldByPayone, toldByPayone } from './payone-message';

/** By the id that we sent along, or by our reference. */
export async function paymentOfMessage(
  context: Context,
  message: PayoneMessage,
): Promise<Payment | undefined> {
  const id = z.uuid().safeParse(message.param).data;
  const payment =
    (id && (await findPayment(context, id))) ||
    (await paymentOfProvider(context, 'payone', message.reference));
  return payment?.provider === 'payone' ? payment : undefined;
}

/** Without the key. A repeated message is stored once. */
export async function storeMessage(
  { db, now }: Context,
  paymentId: string,
  { message, body }: { message: PayoneMessage; body: Buffer },
): Promise<void> {
  const { key: _key, ...told } = message;
  const digest = createHash('sha256').update(body).digest('hex');
  await db
    .insert(paymentMessages)
    .values({ paymentId, digest, message: told, at: now() })
    .onConflictDoNothing();
}

export async function messagesOf({ db }: Pick<Context, 'db'>, paymentId: string): Promise<ToldByPayone[]> {
  const rows = await db
    .select({ message: paymentMessages.message })
    .from(paymentMessages)
    .where(eq(paymentMessages.paymentId, paymentId))
    .orderBy(asc(paymentMessages.id));
  return rows.map(({ message }) => toldByPayone.parse(message));
}
