import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '~/platform/context';
import { findPayment, type Payment, paymentOfProvider } from '../payments.server';
import { digestOf, storeMessage } from '../store-message.server';
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

/** Without the key. */
export function storePayoneMessage(
  context: Context,
  paymentId: string,
  { message, body }: { message: PayoneMessage; body: Buffer },
): Promise<void> {
  const { key: _key, ...told } = message;
  return storeMessage(context, { paymentId, digest: digestOf(body), message: told });
}

export async function messagesOf({ db }: Pick<Context, 'db'>, paymentId: string): Promise<ToldByPayone[]> {
  const rows = await db
    .select({ message: paymentMessages.message })
    .from(paymentMessages)
    .where(eq(paymentMessages.paymentId, paymentId))
    .orderBy(asc(paymentMessages.id));
  return rows.map(({ message }) => toldByPayone.parse(message));
}
