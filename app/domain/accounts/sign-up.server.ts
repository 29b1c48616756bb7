import { z } from 'zod';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMail } from '~/platform/mail/outbox.server';
import { recordEvent } from './account-events.server';
import { alreadyKnownMail, signUpMail } from './account-mails.server';
import { confirmBearer } from './bearer.server';
import { emailKey } from './email-key';
import { hashPassword, unlessBusy } from './password-hash.server';
import { passwordProblem } from './password-rules.server';
import { type Attempt, rateLimit } from './rate-limit.server';
import type { Refused } from './refusals';
import { users } from './tables';
import { issueToken, redeemToken, tokenHash } from './tokens.server';
import { findUserByEmail } from './users.server';
import type { Visitor } from './visitor';

export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

const waiting = z.object({
  email: z.string(),
  passwordHash: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  bearer: z.object({ id: z.string(), agent: z.string() }).optional(),
});

/** The account begins when the mailed link is confirmed. Known and unknown addresses take the same work. @param bearer is confirmed with it */
export function requestSignUp(
  tenant: Tenant,
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  { bearer, ...signUp }: SignUp & { bearer?: { token: string; agent: string } | undefined },
): Promise<{ ok: true } | Refused<'weak-password' | 'rate-limited' | 'busy'>> {
  const { email, password, firstName, lastName } = signUp;
  return unlessBusy(async () => {
    const problem = passwordProblem(password, { shop: tenant, firstName, lastName, email });
    if (problem) return { ok: false, code: 'weak-password', problem };
    const attempt: Attempt = { what: 'sign-up', whom: emailKey(email), from: visitor.address };
    const limited = await rateLimit(context, attempt);
    if (limited) return limited;
    const passwordHash = await hashPassword(password);
    return inTransaction(context, async (tx) => {
      const known = await findUserByEmail(tx, email);
      const person = { email, firstName, lastName };
      if (bearer) await issueToken(tx, 'bearer', person, undefined, bearer.token);
      const token = await issueToken(tx, 'sign-up', {
        ...person,
        passwordHash,
        bearer: bearer && { id: tokenHash(bearer.token), agent: bearer.agent },
      });
      const mail = known ? alreadyKnownMail(tenant, known.email) : signUpMail(tenant, signUp, token);
      await queueMail(tx.db, mail, tx.now());
      return { ok: true };
    });
  });
}

/** Every link that was mailed for an address confirms it, the first one that is used. */
export function confirmSignUp(
  tenant: Tenant,
  context: Context,
  token: string,
): Promise<{ ok: true; isKnown: boolean } | Refused<'expired-token'>> {
  return inTransaction(context, async (tx) => {
    const row = await redeemToken(tx, 'sign-up', token);
    if (!row) return { ok: false, code: 'expired-token' };
    const { email, bearer, ...rest } = waiting.parse(row.payload);
    if (await findUserByEmail(tx, email)) return { ok: true, isKnown: true };
    const now = tx.now();
    const [user] = await tx.db
      .insert(users)
      .values({
        ...rest,
        email,
        emailKey: emailKey(email),
        locationId: tenant.location.id,
        createdAt: now,
        passwordChangedAt: now,
      })
      .returning();
    if (user) await recordEvent(tx, user.id, 'opened');
    if (user && bearer) await confirmBearer(tx, user, bearer);
    return { ok: true, isKnown: false };
  });
}
