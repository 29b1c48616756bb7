import { goodsLinks } from '~/domain/catalog/kinds/goods-links.server';
import { WishListPage } from '~/domain/wishlist/components/wish-list-page';
import { readSharedWishList } from '~/domain/wishlist/share.server';
import { wishListItem } from '~/domain/wishlist/wish-list-view';
import { noStore } from '~/http/no-store';
import { requestAudience, requestScope } from '~/http/request-scope';
import { wishListPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/merkliste.$shareId';

export const headers = noStore;

export const meta: Route.MetaFunction = seoMeta;

/** A list that somebody shows by its link. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const entries = await readSharedWishList(tenant, context, args.params.shareId);
  if (!entries) throw new Response('Diese Merkliste gibt es nicht (mehr).', { status: 404 });
  const { isNoaEmployee } = requestAudience(args.context);
  return {
    items: entries.map(wishListItem),
    goods: entries.length > 0 ? [] : await goodsLinks(tenant, context, isNoaEmployee),
    city: tenant.location.city,
    seo: accountSeo(tenant, wishListPath, 'Eine Merkliste für Sie'),
  };
}

export default function SharedWishList({ loaderData }: Route.ComponentProps) {
  return <WishListPage {...loaderData} />;
}
