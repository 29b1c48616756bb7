import type { Visitor } from '~/domain/accounts/visitor';
import { type CartChange, changeCart } from '~/domain/cart/change-cart.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { changeWishList } from '~/domain/wishlist/change-wish-list.server';
import type { Context } from '~/platform/context';

/** Puts what a form of the wish list names into the cart, and takes it off the list once it is there. */
export async function moveToCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  form: FormData,
): Promise<CartChange> {
  form.set('aktion', 'hinzufuegen');
  const change = await changeCart(tenant, context, visitor, form);
  if (change.kind === 'refused') return change;
  form.set('aktion', 'vergessen');
  await changeWishList(tenant, context, visitor, form);
  return change;
}
