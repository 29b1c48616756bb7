import { and, eq } from 'drizzle-orm';
import { emailKey } from '~/domain/accounts/email-key';
import { type Attempt, discountAttempt, rateLimit } from '~/domain/accounts/rate-limit.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Context } from '~/platform/context';
import { emailHash } from './check-coupon.server';
import { couponRedemptions, coupons } from './tables';

const attemptOf = ({ address }: Pick<Visitor, 'address'>): Attempt => ({
  what: 'coupon-order',
  whom: 'any',
  from: address,
});

/** Counts as an attempt, and gets no reason: anybody can type any address. Inside the order's transaction. */
export async function isRefusedForAddress(
  tx: Context,
  visitor: Pick<Visitor, 'address' | 'user'>,
  { code, email }: { code: string; email: string },
): Promise<boolean> {
  if (visitor.user && emailKey(visitor.user.email) === emailKey(email)) return false;
  const [coupon] = await tx.db.select().from(coupons).where(eq(coupons.code, code));
  if (!coupon?.oncePerCustomer) return false;
  if (await rateLimit(tx, attemptOf(visitor))) return true;
  const { code: usedCode, emailHash: hash } = couponRedemptions;
  return (await tx.db.$count(couponRedemptions, and(eq(usedCode, code), eq(hash, emailHash(email))))) > 0;
}

/** A placed order was no attempt to probe an address. */
export function discountOrder(tx: Context, visitor: Pick<Visitor, 'address'>): Promise<void> {
  return discountAttempt(tx, attemptOf(visitor));
}
