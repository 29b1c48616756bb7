import { eq } from 'drizzle-orm';
import type { Location } from '~/domain/tenancy/directory';
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

async function findAdvertised(location: Location, { db }: Context): Promise<Coupon[]> {
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

/** None where the cart has no field for codes; the one that ends first stands first. */
export async function advertisedCoupons(location: Location, context: Context): Promise<AdvertisedCoupon[]> {
  if (!location.theme.body.showCouponInput) return [];
  const found = await cached(location.id, [COUPONS_TAG], () => findAdvertised(location, context));
  const now = context.now();
  const end = ({ validUntil }: Coupon) => validUntil?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return found
    .filter(
      ({ validFrom, validUntil }) => (!validFrom || validFrom <= now) && (!validUntil || now < validUntil),
    )
    .sort((one, other) => end(one) - end(other))
    .map((coupon) => ({
      code: coupon.code,
      title: coupon.title,
      description: coupon.description,
      conditions: couponConditions(coupon),
    }));
}

export async function advertisedCoupon(
  location: Location,
  context: Context,
): Promise<AdvertisedCoupon | undefined> {
  const [coupon] = await advertisedCoupons(location, context);
  return coupon;
}
