import type { RouterContextProvider } from 'react-router';
import { type Cart, readCart } from '~/domain/cart/cart.server';
import { requestScope } from './request-scope';

/** One request's cart, while it is read or once it is. */
const carts = new WeakMap<Readonly<RouterContextProvider>, Promise<Cart | undefined>>();

/**
 * The visitor's cart, priced once for all loaders of a request. Only loaders ask here, and they run after the action: a
 * command reads the cart itself.
 */
export function requestCart(routerContext: Readonly<RouterContextProvider>): Promise<Cart | undefined> {
  const known = carts.get(routerContext);
  if (known) return known;
  const { tenant, context, visitor } = requestScope(routerContext);
  const cart = readCart(tenant, context, visitor);
  carts.set(routerContext, cart);
  return cart;
}
