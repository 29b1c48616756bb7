import { and, asc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { KeysetPage } from '~/values/keyset-page';
import type { Coupon } from './coupon';
import { coupons } from './tables';

const isAt = (locationId: string) =>
  sql`(${coupons.locationIds} = '[]' or ${coupons.locationIds} @> to_jsonb(${locationId}::text))`;

const LAST_LETTER = '\uffff';

/** By code. @param start of the code @returns one more than `limit` if the list goes on */
export function couponsTakenAt(
  { db }: Context,
  locationId: string,
  { start, after, limit }: KeysetPage<string> & { start: string },
): Promise<Coupon[]> {
  const { code } = coupons;
  const begins = start === '' ? undefined : and(gte(code, start), lt(code, `${start}${LAST_LETTER}`));
  return db
    .select()
    .from(coupons)
    .where(and(isAt(locationId), begins, after === undefined ? undefined : gt(code, after)))
    .orderBy(asc(code))
    .limit(limit + 1);
}

export async function couponTakenAt(
  { db }: Context,
  locationId: string,
  code: string,
): Promise<Coupon | undefined> {
  const [coupon] = await db
    .select()
    .from(coupons)
    .where(and(isAt(locationId), eq(coupons.code, code)));
  return coupon;
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
