import { data, redirect } from 'react-router';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { WishListPage } from '~/domain/wishlist/components/wish-list-page';
import { allAddedMessage } from '~/domain/wishlist/messages';
import { readSharedWishList } from '~/domain/wishlist/share.server';
import { wishListItem } from '~/domain/wishlist/wish-list-view';
import { handleAllToCart } from '~/http/cart/wish-list-form.server';
import { noStore } from '~/http/no-store';
import { requestScope } from '~/http/request-scope';
import { sharedWishListPath, wishListPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/merkliste.$shareId';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Eine Merkliste für Sie' }) };

export const headers = noStore;

async function sharedEntries({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const scope = requestScope(context);
  const entries = await readSharedWishList(scope.audience, scope.context, params.shareId);
  if (!entries) throw new Response('Diese Merkliste gibt es nicht mehr.', { status: 404 });
  return entries;
}

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const entries = await sharedEntries(args);
  const cardContext = cardContextOf(audience, context.now());
  const { vehicleCode } = audience;
  const items = await withVerdicts(
    context,
    vehicleCode,
    entries.map((entry) => wishListItem(entry, cardContext)),
  );
  return {
    items,
    notice: allAddedMessage(args.url.searchParams.get('uebernommen'), items),
    categories: entries.length > 0 ? [] : await categoriesWithArticles(audience, context),
    city: audience.location.city,
    seo: accountSeo(audience, wishListPath, 'Eine Merkliste für Sie'),
  };
}

/** The page's only form adds the whole list to the visitor's cart. */
export async function action(args: Route.ActionArgs) {
  const entries = await sharedEntries(args);
  const listPath = sharedWishListPath(args.params.shareId);
  const result = await handleAllToCart(args.context, entries, { listPath, isOwn: false });
  if (!result.ok) return data({ refusal: result.message }, { status: 400 });
  throw redirect(result.to, 303);
}

export default function SharedWishList({ loaderData, actionData }: Route.ComponentProps) {
  return <WishListPage {...loaderData} refusal={actionData?.refusal} />;
}
