import { eq } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { type Coupon, isTakenAt } from './coupon';
import { couponConditions } from './messages';
import { COUPONS_TAG, couponRedemptions, coupons } from './tables';

export interface AdvertisedCoupon {
  code: string;
  title: string;
  description: string | null;
  conditions: string[];
}

const cached = queryCache<Coupon[]>();

async function findAdvertised({ location }: Tenant, { db }: Context): Promise<Coupon[]> {
  const rows = await db.select().from(coupons).where(eq(coupons.isAdvertised, true)).orderBy(coupons.code);
  const taken = rows.filter((coupon) => isTakenAt(coupon, location.id));
  const left: Coupon[] = [];
  for (const coupon of taken) {
    const uses =
      coupon.limitTotal === null
        ? 0
        : await db.$count(couponRedemptions, eq(couponRedemptions.code, coupon.code));
    if (coupon.limitTotal === null || uses < coupon.limitTotal) left.push(coupon);
  }
  return left;
}

/** The coupon that ends first, if there are several. */
export async function advertisedCoupon(
  tenant: Tenant,
  context: Context,
): Promise<AdvertisedCoupon | undefined> {
  if (!tenant.location.theme.body.showCouponInput) return undefined;
  const found = await cached(tenant.location.id, [COUPONS_TAG], () => findAdvertised(tenant, context));
  const now = context.now();
  const [coupon] = found
    .filter(
      ({ validFrom, validUntil }) => (!validFrom || validFrom <= now) && (!validUntil || now < validUntil),
    )
    .sort((a, b) => (a.validUntil?.getTime() ?? Infinity) - (b.validUntil?.getTime() ?? Infinity) || 0);
  if (!coupon) return undefined;
  const { code, title, description } = coupon;
  return { code, title, description, conditions: couponConditions(coupon) };
}
