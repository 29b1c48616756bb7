import { eq } from 'drizzle-orm';
import { messageKey, messageParagraphs, type StaffMessage } from '~/domain/orders/write-to-shopper.server';
import type { Location } from '~/domain/tenancy/directory';
import { requestMessage } from '~/domain/workshop/requests/request-mails.server';
import type { StoredRequest } from '~/domain/workshop/requests/stored-request';
import { serviceRequests } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { isMailWritten, queueMail } from '~/platform/mail/outbox.server';
import { recordChange } from '../journal/record-change.server';

/** @returns false if it was written before */
export function writeToRequester(
  context: Context,
  location: Location,
  request: StoredRequest,
  message: StaffMessage,
): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const { id, number } = request;
    await tx.db
      .select({ id: serviceRequests.id })
      .from(serviceRequests)
      .where(eq(serviceRequests.id, id))
      .for('update');
    const subjectKey = messageKey(message);
    if (await isMailWritten(tx.db, subjectKey)) return false;
    const { subject, staff } = message;
    const paragraphs = messageParagraphs(message);
    await queueMail(tx.db, requestMessage(location, request, { subject, paragraphs, subjectKey }), tx.now());
    await recordChange(tx, {
      locationId: location.id,
      staff,
      kind: 'request',
      subject: number,
      after: subject,
    });
    return true;
  });
}
