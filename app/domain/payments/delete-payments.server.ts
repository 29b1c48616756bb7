import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { paymentEvents, payments, refunds } from './tables';

/** All of a subject, whose retention is over. */
export async function deletePaymentsOf({ db }: Context, subject: string): Promise<void> {
  await db.delete(refunds).where(eq(refunds.subject, subject));
  await db.delete(payments).where(eq(payments.subject, subject));
  await db.delete(paymentEvents).where(eq(paymentEvents.subject, subject));
}
