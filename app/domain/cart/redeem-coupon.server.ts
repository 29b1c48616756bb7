import {
  type Attempt,
  discountAttempt,
  type RateLimited,
  rateLimit,
} from '~/domain/accounts/rate-limit.server';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { checkCoupon } from '~/domain/coupons/check-coupon.server';
import type { CouponRefusal } from '~/domain/coupons/coupon';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { readCart } from './cart.server';
import { isOpenCart } from './open-cart.server';
import { carts } from './tables';

export type RedeemCouponResult =
  | { ok: true }
  | { ok: false; code: 'empty-cart' }
  | RateLimited
  | { ok: false; code: 'refused'; refusal: CouponRefusal };

export type RemoveCouponResult = { ok: true } | { ok: false; code: 'empty-cart' };

async function setCoupon(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  couponCode: string | null,
): Promise<RemoveCouponResult> {
  const owner = ownerOf(visitor);
  if (!owner) return { ok: false, code: 'empty-cart' };
  const changed = await context.db
    .update(carts)
    .set({ couponCode, changedAt: context.now() })
    .where(isOpenCart(owner, tenant.location.id))
    .returning({ id: carts.id });
  return changed.length > 0 ? { ok: true } : { ok: false, code: 'empty-cart' };
}

/** Replaces the previous code. Only unknown codes count as attempts; the limit is ten. */
export async function redeemCoupon(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  code: string,
): Promise<RedeemCouponResult> {
  const cart = await readCart(tenant, context, visitor);
  if (!cart) return { ok: false, code: 'empty-cart' };
  const attempt: Attempt = { what: 'coupon', whom: 'any', from: visitor.address };
  const limited = await rateLimit(context, attempt);
  if (limited) return limited;
  const check = await checkCoupon(tenant, context, { code, lines: cart.lines, visitor });
  const isGuess = !check.ok && check.refusal.why === 'unknown';
  if (!isGuess) await discountAttempt(context, attempt);
  if (!check.ok) return { ok: false, code: 'refused', refusal: check.refusal };
  return setCoupon(tenant, context, visitor, check.couponCode);
}

export function removeCoupon(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<RemoveCouponResult> {
  return setCoupon(tenant, context, visitor, null);
}
