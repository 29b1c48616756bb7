import { and, eq } from 'drizzle-orm';
import { closeWithdrawal, nameOrderOfWithdrawal } from '~/domain/orders/close-withdrawal.server';
import { withdrawals } from '~/domain/orders/tables';
import { withdrawalReceiptKey } from '~/domain/orders/withdrawal/declaration';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { resendMail } from '~/platform/mail/outbox.server';
import { mails } from '~/platform/mail/tables';
import { recordChange } from '../journal/record-change.server';
import type { WithdrawalCommand } from '../rights';

interface WithdrawalInput {
  command: WithdrawalCommand;
  id: string;
  locationId: string;
  staff: string;
  /** A reason or the number of an order. */
  text: string;
}

export type WithdrawalResult =
  | { ok: true }
  | { ok: false; code: 'unknown-order' | 'closed-withdrawal' | 'no-reason' | 'no-receipt' };

async function resendReceipt({ db, now }: Context, { id, locationId }: WithdrawalInput): Promise<boolean> {
  const [mail] = await db
    .select({ id: mails.id })
    .from(withdrawals)
    .innerJoin(mails, eq(mails.subjectKey, withdrawalReceiptKey(id)))
    .where(and(eq(withdrawals.id, id), eq(withdrawals.locationId, locationId)));
  return mail !== undefined && resendMail(db, mail.id, now());
}

/** Writes the journal in the transaction of the change. */
export function runWithdrawalCommand(context: Context, input: WithdrawalInput): Promise<WithdrawalResult> {
  const { command, id, locationId, staff, text } = input;
  return inTransaction(context, async (tx): Promise<WithdrawalResult> => {
    const record = (after: unknown) =>
      recordChange(tx, { locationId, staff, kind: 'withdrawal', subject: id, before: null, after });
    switch (command) {
      case 'close-withdrawal': {
        if (text === '') return { ok: false, code: 'no-reason' };
        const closing = { actor: { type: 'staff' as const, id: staff }, reason: text };
        if (!(await closeWithdrawal(tx, { id, locationId }, closing)))
          return { ok: false, code: 'closed-withdrawal' };
        await record({ closed: text });
        return { ok: true };
      }
      case 'name-order': {
        const result = await nameOrderOfWithdrawal(tx, { id, locationId }, text);
        if (result.ok) await record({ order: text });
        return result;
      }
      case 'resend-receipt': {
        if (!(await resendReceipt(tx, input))) return { ok: false, code: 'no-receipt' };
        await record({ receipt: 'resent' });
        return { ok: true };
      }
    }
  });
}
