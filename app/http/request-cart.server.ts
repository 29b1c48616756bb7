import type { RouterContextProvider } from 'react-router';
import type { Visitor } from '~/domain/accounts/visitor';
import { type Cart, readCart } from '~/domain/cart/cart.server';
import { requestScope } from './request-scope';

/** The cart of one request's visitor, while it is read or once it is. */
const carts = new WeakMap<Visitor, Promise<Cart | undefined>>();

/** The visitor's cart, priced once for all loaders of a request. Commands read it themselves: loaders run after the action. */
export function requestCart(routerContext: Readonly<RouterContextProvider>): Promise<Cart | undefined> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const known = carts.get(visitor);
  if (known) return known;
  const cart = readCart(tenant, context, visitor);
  carts.set(visitor, cart);
  return cart;
}
