import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordEvent } from './account-events.server';
import { emailRestoredMail } from './account-mails.server';
import { emailKey } from './email-key';
import type { Refused } from './refusals';
import { endSession } from './session.server';
import { users } from './tables';
import { findToken, issueToken, redeemToken, revokeTokensOf, revokeUndoLinksSince } from './tokens.server';
import { endSessionsOf } from './user-sessions.server';
import { findUserByEmail, lockUser } from './users.server';
import type { SessionChange, Visitor } from './visitor';

export type RestoreEmailResult =
  /** `resetToken` sets a new password, because whoever changed the address knew the old one. */
  | { ok: true; resetToken: string; session: SessionChange | undefined }
  /** `address-taken`: another account has the address now; the link still works. */
  | Refused<'expired-token' | 'address-taken'>;

/** Ends later sessions and links. The link of an earlier change outranks that of a later one. */
export function restoreEmail(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  token: string,
): Promise<RestoreEmailResult> {
  return inTransaction(context, async (tx): Promise<RestoreEmailResult> => {
    const pending = await findToken(tx, 'undo-email', token);
    const user = pending?.userId ? await lockUser(tx.db, pending.userId) : undefined;
    if (!pending || !user) return { ok: false, code: 'expired-token' };
    const { email } = z.object({ email: z.string() }).parse(pending.payload);
    const holder = await findUserByEmail(tx, email);
    if (holder && holder.id !== user.id) return { ok: false, code: 'address-taken' };
    const link = await redeemToken(tx, 'undo-email', token, user.id);
    if (!link) return { ok: false, code: 'expired-token' };
    await tx.db
      .update(users)
      .set({ email, emailKey: emailKey(email) })
      .where(eq(users.id, user.id));
    await revokeTokensOf(tx.db, user.id);
    await revokeUndoLinksSince(tx.db, user.id, link.createdAt);
    await endSessionsOf(tx.db, user.id);
    await recordEvent(tx, user.id, 'email-restored');
    if (!holder) await queueMail(tx.db, emailRestoredMail(tenant, user), tx.now());
    const resetToken = await issueToken(tx, 'reset', {}, user.id);
    return { ok: true, resetToken, session: visitor.user && (await endSession(tx, visitor)) };
  });
}
