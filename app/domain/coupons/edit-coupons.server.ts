import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Coupon } from './coupon';
import { coupons } from './tables';

export function couponsTakenAt({ db }: Context, locationId: string): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(sql`${coupons.locationIds} = '[]' or ${coupons.locationIds} @> to_jsonb(${locationId}::text)`)
    .orderBy(asc(coupons.code));
}

/** @returns false if the code is there already */
export async function addCoupon({ db }: Context, added: Coupon): Promise<boolean> {
  const { rowCount } = await db.insert(coupons).values(added).onConflictDoNothing();
  return rowCount === 1;
}

/** From now on nobody can redeem it; one that has not begun is removed. @returns false if it is over already */
export async function endCoupon(
  { db, now }: Context,
  { code, validFrom, validUntil }: Coupon,
): Promise<boolean> {
  const at = now();
  if (validUntil && validUntil <= at) return false;
  if (validFrom && validFrom > at) await db.delete(coupons).where(eq(coupons.code, code));
  else await db.update(coupons).set({ validUntil: at }).where(eq(coupons.code, code));
  return true;
}
