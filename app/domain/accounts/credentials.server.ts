import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { recordAudit } from './audit-log.server';
import { emailKey } from './email-key';
import { verifyPassword } from './password-hash.server';
import { isPublishedPassword } from './published-accounts';
import { type Attempt, discountAttempt, rateLimit, resetRateLimit } from './rate-limit.server';
import type { Refused } from './refusals';
import { findUserByEmail, type User } from './users.server';
import type { Visitor } from './visitor';

type SignInVisitor = Pick<Visitor, 'address' | 'claimedAddress'>;

/**
 * One password tried with many addresses. Visitors of a proxy that is not declared share its address: each counts by the address that the
 * proxy tells, and all of them together.
 */
function attemptsOfNetwork({ address, claimedAddress }: SignInVisitor): Attempt[] {
  if (claimedAddress === undefined) return [{ what: 'sign-in-network', whom: '', from: address }];
  return [
    { what: 'sign-in-network', whom: 'claimed', from: claimedAddress },
    { what: 'sign-in-peer', whom: '', from: address },
  ];
}

/** Takes as long for an unknown address as for a known one. @throws if too many comparisons wait (`unlessBusy`) */
async function checkCredentials(
  context: Context,
  visitor: SignInVisitor,
  { email, password }: { email: string; password: string },
): Promise<{ ok: true; user: User } | Refused<'wrong-credentials' | 'rate-limited'>> {
  const attempt: Attempt = { what: 'sign-in', whom: emailKey(email), from: visitor.address };
  const shared = attemptsOfNetwork(visitor);
  for (const one of [attempt, ...shared]) {
    const limited = await rateLimit(context, one);
    if (limited) return limited;
  }
  const user = await findUserByEmail(context, email);
  if (!(await verifyPassword(user?.passwordHash, password)) || !user) {
    await recordAudit(context, { kind: 'sign-in-failed', accountId: user?.id, address: visitor.address });
    return { ok: false, code: 'wrong-credentials' };
  }
  await resetRateLimit(context, attempt);
  for (const one of shared) await discountAttempt(context, one);
  return { ok: true, user };
}

/** Passwords of the demo, which everybody knows, open nothing in production. @throws as `checkCredentials` */
export async function checkSignIn(
  tenant: Pick<Tenant, 'deployment'>,
  context: Context,
  visitor: SignInVisitor,
  credentials: { email: string; password: string },
): ReturnType<typeof checkCredentials> {
  const checked = await checkCredentials(context, visitor, credentials);
  const isOpen = tenant.deployment !== 'production' || !isPublishedPassword(credentials.password);
  if (!checked.ok || isOpen) return checked;
  const actor = { accountId: checked.user.id, address: visitor.address };
  await recordAudit(context, { kind: 'sign-in-failed', ...actor, detail: 'published password' });
  return { ok: false, code: 'wrong-credentials' };
}

/** @returns undefined if the password is right @throws if too many comparisons wait (`unlessBusy`) */
export async function refuseWrongPassword(
  context: Context,
  visitor: Pick<Visitor, 'address'>,
  user: User,
  password: string,
): Promise<Refused<'wrong-password' | 'rate-limited'> | undefined> {
  const attempt: Attempt = { what: 'password', whom: user.id, from: visitor.address };
  const limited = await rateLimit(context, attempt);
  if (limited) return limited;
  if (!(await verifyPassword(user.passwordHash, password))) {
    await recordAudit(context, { kind: 'password-failed', accountId: user.id, address: visitor.address });
    return { ok: false, code: 'wrong-password' };
  }
  await resetRateLimit(context, attempt);
  return undefined;
}
