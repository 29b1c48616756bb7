import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { invitationMail } from './account-mails.server';
import { recordAudit } from './audit-log.server';
import { unlessBusy } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import type { Refused } from './refusals';
import { createUser, grantRole } from './staff.server';
import { accountTokens, staffRoleNames } from './tables';
import { findToken, issueToken, redeemToken } from './tokens.server';
import { findUserByEmail } from './users.server';

const MAX_OPEN = 30;

const invitation = z.object({ email: z.string(), role: z.enum(staffRoleNames), locationId: z.string() });
export type Invitation = z.output<typeof invitation>;

export interface OpenInvitation extends Invitation {
  key: string;
  expiresAt: Date;
}

const KEY_LENGTH = 16;
const isOpenAt = ({ now }: Pick<Context, 'now'>, locationId: string) =>
  and(
    eq(accountTokens.purpose, 'invitation'),
    gt(accountTokens.expiresAt, now()),
    sql`${accountTokens.payload}->>'locationId' = ${locationId}`,
  );

export async function openInvitations(context: Context, locationId: string): Promise<OpenInvitation[]> {
  const { hash, payload, expiresAt } = accountTokens;
  const found = await context.db
    .select({ hash, payload, expiresAt })
    .from(accountTokens)
    .where(isOpenAt(context, locationId))
    .orderBy(asc(expiresAt));
  return found.map((one) => ({
    ...invitation.parse(one.payload),
    key: one.hash.slice(0, KEY_LENGTH),
    expiresAt: one.expiresAt,
  }));
}

/** Between two clicks on one button. */
const RETRY_MS = 10_000;

type InviteResult = 'invited' | 'invited-before' | 'too-many';

/** In place of an open one to the same address, unless that is the same click. The mail has the only copy of the link. */
export function inviteStaff(tenant: Tenant, context: Context, invited: Invitation): Promise<InviteResult> {
  return inTransaction(context, async (tx): Promise<InviteResult> => {
    await advisoryLock(tx.db, `invitations ${invited.locationId}`);
    const isSame = sql`lower(${accountTokens.payload}->>'email') = ${invited.email.toLowerCase()}`;
    const isRetry = and(
      isSame,
      sql`${accountTokens.payload}->>'role' = ${invited.role}`,
      gt(accountTokens.createdAt, new Date(tx.now().getTime() - RETRY_MS)),
    );
    const [before] = await tx.db
      .select({ hash: accountTokens.hash })
      .from(accountTokens)
      .where(and(isOpenAt(tx, invited.locationId), isRetry));
    if (before) return 'invited-before';
    await tx.db.delete(accountTokens).where(and(isOpenAt(tx, invited.locationId), isSame));
    if ((await openInvitations(tx, invited.locationId)).length >= MAX_OPEN) return 'too-many';
    const token = await issueToken(tx, 'invitation', invited);
    await queueMail(tx.db, invitationMail(tenant, invited.email, token), tx.now());
    return 'invited';
  });
}

export async function withdrawInvitation(
  context: Context,
  locationId: string,
  key: string,
): Promise<boolean> {
  const withdrawn = await context.db
    .delete(accountTokens)
    .where(and(isOpenAt(context, locationId), eq(sql`left(${accountTokens.hash}, ${KEY_LENGTH})`, key)))
    .returning({ hash: accountTokens.hash });
  return withdrawn.length > 0;
}

/** Does not use the link. */
export async function findInvitation(
  context: Context,
  token: string,
): Promise<(Invitation & { isKnown: boolean }) | undefined> {
  const row = await findToken(context, 'invitation', token);
  if (!row) return undefined;
  const invited = invitation.parse(row.payload);
  return { ...invited, isKnown: (await findUserByEmail(context, invited.email)) !== undefined };
}

export interface NewStaff {
  firstName: string;
  lastName: string;
  password: string;
}

/** The reader of the mail gets the role: with the account that there is, or a new one. @param address of the reader, for the audit log @param person undefined: for an account that there is */
export function acceptInvitation(
  tenant: Tenant,
  context: Context,
  { token, address }: { token: string; address: string },
  person: NewStaff | undefined,
): Promise<{ ok: true } | Refused<'expired-token' | 'weak-password' | 'busy'>> {
  return unlessBusy(async () => {
    const invited = await findInvitation(context, token);
    const owner = { shop: tenant, ...person, email: invited?.email };
    const problem = person && passwordProblem(person.password, owner);
    if (problem) return { ok: false, code: 'weak-password', problem };
    return inTransaction(context, async (tx) => {
      const row = await redeemToken(tx, 'invitation', token);
      if (!row) return { ok: false, code: 'expired-token' };
      const { email, role, locationId } = invitation.parse(row.payload);
      const known = await findUserByEmail(tx, email);
      const user = known ?? (person && (await createUser(tx, { ...person, email, isNoaEmployee: false })));
      if (!user) return { ok: false, code: 'expired-token' };
      await grantRole(tx.db, user.id, role, locationId);
      const about = { accountId: user.id, aboutId: user.id, address };
      if (!known) await recordAudit(tx, { kind: 'staff-created', ...about });
      await recordAudit(tx, { kind: 'role-given', ...about, detail: role });
      return { ok: true };
    });
  });
}
