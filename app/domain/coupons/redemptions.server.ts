import { eq, or } from 'drizzle-orm';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import type { Database } from '~/platform/database/database.server';
import type { Cents } from '~/values/money';
import { emailHash } from './check-coupon.server';
import { COUPONS_TAG, couponRedemptions, coupons } from './tables';

/** Inside the order's transaction. Banners drop a coupon that is used up. */
export async function recordRedemption(
  { db, now }: Context,
  use: { orderId: string; code: string; userId: string | undefined; email: string; amountCents: Cents },
): Promise<void> {
  const { email, ...row } = use;
  await db.insert(couponRedemptions).values({ ...row, emailHash: emailHash(email), redeemedAt: now() });
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, use.code));
  if (!coupon?.isAdvertised || coupon.limitTotal === null) return;
  const uses = await db.$count(couponRedemptions, eq(couponRedemptions.code, use.code));
  if (uses >= coupon.limitTotal) await touchTags(db, [COUPONS_TAG]);
}

export async function giveCouponBack({ db }: Context, orderId: string): Promise<void> {
  const [use] = await db
    .delete(couponRedemptions)
    .where(eq(couponRedemptions.orderId, orderId))
    .returning({ code: couponRedemptions.code });
  const [coupon] = use ? await db.select().from(coupons).where(eq(coupons.code, use.code)) : [];
  if (coupon?.isAdvertised && coupon.limitTotal !== null) await touchTags(db, [COUPONS_TAG]);
}

interface Owner {
  id: string;
  email: string;
}

const usesOf = ({ id, email }: Owner) =>
  or(eq(couponRedemptions.userId, id), eq(couponRedemptions.emailHash, emailHash(email)));

export async function anonymizeRedemptions(db: Database, owner: Owner): Promise<void> {
  await db.update(couponRedemptions).set({ userId: null, emailHash: null }).where(usesOf(owner));
}

export async function exportRedemptions(db: Database, owner: Owner) {
  const rows = await db.select().from(couponRedemptions).where(usesOf(owner));
  return rows.map(({ userId: _user, emailHash: _hash, ...use }) => use);
}
