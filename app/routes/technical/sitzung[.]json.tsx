import { cartSummary } from '~/domain/cart/cart.server';
import { wishListKeys } from '~/domain/wishlist/wish-list.server';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import type { SessionNews } from '~/storefront/shell/use-fresh-session';
import type { Route } from './+types/sitzung[.]json';

/** What an open page asks for when people come back to it: cart, wish list, whether they have signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  const tenant = context.get(tenantContext);
  const visitor = context.get(visitorContext);
  const [cart, wishes] = await Promise.all([cartSummary(tenant, visitor), wishListKeys(tenant, visitor)]);
  const news: SessionNews = { cart, wishes, isSignedIn: visitor.user !== undefined };
  return Response.json(news, { headers: { 'cache-control': 'private, no-store' } });
}
