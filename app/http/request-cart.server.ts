import type { RouterContextProvider } from 'react-router';
import type { Visitor } from '~/domain/accounts/visitor';
import { type Cart, readCart } from '~/domain/cart/cart.server';
import { requestScope } from './request-scope';

const carts = new WeakMap<Visitor, Promise<Cart | undefined>>();

/** Read once for all loaders. Commands read the cart themselves: loaders run after the action. */
export function requestCart(routerContext: Readonly<RouterContextProvider>): Promise<Cart | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const known = carts.get(visitor);
  if (known) return known;
  const cart = readCart(tenant, context, visitor);
  carts.set(visitor, cart);
  return cart;
}
