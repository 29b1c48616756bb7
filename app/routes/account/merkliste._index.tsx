import { data, redirect } from 'react-router';
import { ownerOf } from '~/domain/accounts/visitor';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { pageAddress } from '~/domain/tenancy/tenant';
import { WishListPage } from '~/domain/wishlist/components/wish-list-page';
import { allAddedMessage } from '~/domain/wishlist/messages';
import { wishListsAtOtherLocations } from '~/domain/wishlist/move-wish-list.server';
import { findShare } from '~/domain/wishlist/share.server';
import { readWishList } from '~/domain/wishlist/wish-list.server';
import { wishListItem } from '~/domain/wishlist/wish-list-view';
import { offersSignIn } from '~/http/account/offers-sign-in';
import { handleAllToCart, handleWishListForm, handleWishListToCart } from '~/http/cart/wish-list-form.server';
import { pageBefore } from '~/http/page-before.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { cartPathWith, sharedWishListPath, wishListPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/merkliste._index';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Merkliste', to: wishListPath }) };

export async function loader(args: Route.LoaderArgs) {
  const { audience, context, visitor } = requestScope(args.context);
  const share = await findShare(audience, context, visitor);
  const cardContext = cardContextOf(audience, context.now());
  const { vehicleCode } = audience;
  const entries = await readWishList(audience, context, ownerOf(visitor));
  const items = await withVerdicts(
    context,
    vehicleCode,
    entries.map((entry) => wishListItem(entry, cardContext)),
  );
  return {
    items,
    categories: items.length > 0 ? [] : await categoriesWithArticles(audience, context),
    city: audience.location.city,
    notice: allAddedMessage(args.url.searchParams.get('uebernommen'), items),
    own: {
      otherLists: await wishListsAtOtherLocations(audience, context, visitor),
      offersSignIn: offersSignIn(audience.location, visitor),
      shareAddress: share && pageAddress(audience, sharedWishListPath(share)),
    },
    seo: accountSeo(audience, wishListPath, 'Merkliste'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { audience, context, visitor } = requestScope(args.context);
  const form = await readForm(args.request);
  if (form.get('aktion') === 'in-den-warenkorb') {
    const result = await handleWishListToCart(args.context, form);
    if (!result.ok) return data({ refusal: result.message }, { status: 400 });
    throw redirect(cartPathWith(result.addedLineId), 303);
  }
  if (form.get('aktion') === 'alles-in-den-warenkorb') {
    const entries = await readWishList(audience, context, ownerOf(visitor));
    const result = await handleAllToCart(args.context, entries, { listPath: wishListPath, isOwn: true });
    if (!result.ok) return data({ refusal: result.message }, { status: 400 });
    throw redirect(result.to, 303);
  }
  const result = await handleWishListForm(args.context, form);
  if (!result.ok) return data({ refusal: result.message }, { status: 400 });
  // A script stays on its page; a browser without one returns to it.
  if (form.get('bleiben')) return data({ refusal: undefined });
  throw redirect(pageBefore(audience, args.request, wishListPath), 303);
}

export default function WishList({ loaderData, actionData }: Route.ComponentProps) {
  return <WishListPage {...loaderData} refusal={actionData?.refusal} />;
}
