import { createHash } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import { emailKey } from '~/domain/accounts/email-key';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import {
  assessCoupon,
  type Coupon,
  type CouponLine,
  type CouponRefusal,
  couponKey,
  type Discount,
  isLimited,
} from './coupon';
import { couponRedemptions, coupons } from './tables';

export type CouponCheck =
  | { ok: true; couponCode: string; title: string; discountCents: Cents; byLine: Cents[] }
  | { ok: false; code: 'refused'; couponCode: string; refusal: CouponRefusal };

export function emailHash(email: string): string {
  return createHash('sha256')
    .update(`coupon\n${emailKey(email)}`)
    .digest('hex');
}

/** Guests have no counted uses here: nobody has verified the address that they will order with. */
async function countUses({ db }: Context, coupon: Coupon, { user }: Pick<Visitor, 'user'>) {
  if (!isLimited(coupon)) return { total: 0, own: 0 };
  const isOwn =
    user && or(eq(couponRedemptions.userId, user.id), eq(couponRedemptions.emailHash, emailHash(user.email)));
  const [uses] = await db
    .select({
      total: sql<number>`count(*)::int`,
      own: sql<number>`count(*) filter (where ${isOwn ?? sql`false`})::int`,
    })
    .from(couponRedemptions)
    .where(eq(couponRedemptions.code, coupon.code));
  return uses ?? { total: 0, own: 0 };
}

interface TypedCoupon {
  code: string;
  lines: readonly CouponLine[];
  visitor: Pick<Visitor, 'user'>;
  /** Locks a limited coupon until the order's transaction ends. */
  isOrdering?: boolean;
}

async function assess(
  tenant: Tenant,
  context: Context,
  { code, lines, visitor, isOrdering = false }: TypedCoupon,
): Promise<(Discount & { title: string }) | CouponRefusal> {
  if (!tenant.location.theme.body.showCouponInput) return { why: 'no-coupons-here' };
  const found = () => context.db.select().from(coupons).where(eq(coupons.code, code));
  let [coupon] = await found();
  if (isOrdering && coupon && isLimited(coupon)) [coupon] = await found().for('update');
  if (!coupon) return { why: 'unknown' };
  const uses = await countUses(context, coupon, visitor);
  const takers = tenant.offered.filter((location) => location.theme.body.showCouponInput);
  const place = { locationId: tenant.location.id, takers };
  const result = assessCoupon(coupon, lines, { now: context.now(), ...place, uses });
  return 'why' in result ? result : { ...result, title: coupon.title };
}

export async function checkCoupon(
  tenant: Tenant,
  context: Context,
  typed: TypedCoupon,
): Promise<CouponCheck> {
  const couponCode = couponKey(typed.code);
  const result = await assess(tenant, context, { ...typed, code: couponCode });
  return 'why' in result
    ? { ok: false, code: 'refused', couponCode, refusal: result }
    : { ok: true, couponCode, title: result.title, discountCents: result.cents, byLine: result.byLine };
}
