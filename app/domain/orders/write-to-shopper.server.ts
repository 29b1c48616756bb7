import { eq } from 'drizzle-orm';
import type { MailShop } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { isMailWritten } from '~/platform/mail/outbox.server';
import type { PlacedOrder } from './placed-order';
import { recordNote } from './record-note.server';
import { queueShopperMail } from './shopper-mail.server';
import { orders } from './tables';

export interface StaffMessage {
  /** Made with the form: sending twice is one mail. */
  id: string;
  subject: string;
  text: string;
  /** The e-mail address of the account. */
  staff: string;
}

export const messageKey = ({ id }: StaffMessage) => `staff-message ${id}`;

export const messageParagraphs = ({ text }: Pick<StaffMessage, 'text'>) => text.split(/\n{2,}/);

/** @returns false if it was written before */
export function writeToShopper(
  context: Context,
  shop: MailShop,
  order: PlacedOrder,
  message: StaffMessage,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, order.id)).for('update');
    const subjectKey = messageKey(message);
    if (await isMailWritten(tx.db, subjectKey)) return false;
    const { subject, staff } = message;
    await queueShopperMail(tx, shop, order, {
      kind: 'staff-message',
      subject,
      paragraphs: messageParagraphs(message),
      subjectKey,
    });
    await recordNote(tx, order.id, { kind: 'written', actor: { type: 'staff', id: staff }, reason: subject });
    return true;
  });
}
