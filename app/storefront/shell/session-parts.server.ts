import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { cartSummary } from '~/domain/cart/cart-summary.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { wishListKeys } from '~/domain/wishlist/wish-list.server';
import type { Context } from '~/platform/context';
import { noSession, type SessionParts } from './session-parts';

export async function readSessionParts(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
): Promise<SessionParts> {
  const owner = ownerOf(visitor);
  if (!owner) return noSession;
  const [cart, wishes] = await Promise.all([
    cartSummary(tenant, context, owner),
    wishListKeys(tenant, context, owner),
  ]);
  return { cart, wishes };
}
