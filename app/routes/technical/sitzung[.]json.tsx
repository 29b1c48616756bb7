import { wishListKeys } from '~/domain/wishlist/wish-list.server';
import { requestCart } from '~/http/request-cart.server';
import { requestScope } from '~/http/request-scope';
import type { SessionNews } from '~/storefront/page/use-fresh-session';
import type { Route } from './+types/sitzung[.]json';

/** What an open page asks for when people come back to it: cart, wish list, whether they have signed in. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const [cart, wishes] = await Promise.all([
    requestCart(args.context),
    wishListKeys(tenant, context, visitor),
  ]);
  const news: SessionNews = {
    cart: { pieces: cart?.pieces ?? 0, totalCents: cart?.goodsCents ?? 0 },
    wishes,
    isSignedIn: visitor.user !== undefined,
  };
  return Response.json(news, { headers: { 'cache-control': 'private, no-store' } });
}
