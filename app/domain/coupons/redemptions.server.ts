import { eq, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import type { Cents } from '~/values/money';
import { emailHash } from './check-coupon.server';
import { couponRedemptions } from './tables';

/** Notes inside the order's transaction that it used a coupon. */
export async function recordRedemption(
  { db, now }: Context,
  use: { orderId: string; code: string; userId: string | undefined; email: string; amountCents: Cents },
): Promise<void> {
  const { email, ...row } = use;
  await db.insert(couponRedemptions).values({ ...row, emailHash: emailHash(email), redeemedAt: now() });
}

interface Owner {
  id: string;
  email: string;
}

const usesOf = ({ id, email }: Owner) =>
  or(eq(couponRedemptions.userId, id), eq(couponRedemptions.emailHash, emailHash(email)));

/** An account is deleted: its uses still count, and nobody can tell whose they were. */
export async function forgetRedeemer(db: Database, owner: Owner): Promise<void> {
  await db.update(couponRedemptions).set({ userId: null, emailHash: null }).where(usesOf(owner));
}

/** The coupons that an account used, for the data export. */
export async function exportRedemptions(db: Database, owner: Owner) {
  const rows = await db.select().from(couponRedemptions).where(usesOf(owner));
  return rows.map(({ userId: _user, emailHash: _hash, ...use }) => use);
}
