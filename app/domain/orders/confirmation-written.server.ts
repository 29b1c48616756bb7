import type { Context } from '~/platform/context';
import { isMailWritten } from '~/platform/mail/outbox.server';

/** Of the mail that confirms an order. */
export const confirmationKey = ({ id }: { id: string }): string => `order-confirmation ${id}`;

/** With the order locked: the mail is written in a transaction that locks it, too. */
export const isConfirmationWritten = ({ db }: Pick<Context, 'db'>, order: { id: string }): Promise<boolean> =>
  isMailWritten(db, confirmationKey(order));
