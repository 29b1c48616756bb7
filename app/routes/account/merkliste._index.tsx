import { data, redirect } from 'react-router';
import { ownerOf } from '~/domain/accounts/visitor';
import { pageAddress } from '~/domain/tenancy/tenant';
import { changeWishList } from '~/domain/wishlist/change-wish-list.server';
import { WishListPage } from '~/domain/wishlist/components/wish-list-page';
import { wishListsElsewhere } from '~/domain/wishlist/move-wish-list.server';
import { findShare } from '~/domain/wishlist/share.server';
import { readWishList } from '~/domain/wishlist/wish-list.server';
import { wishListItem } from '~/domain/wishlist/wish-list-view';
import { requestScope } from '~/http/request-scope';
import { readForm } from '~/platform/http/read-form.server';
import { moveToCart } from '~/storefront/account/move-to-cart.server';
import { accountSeo } from '~/storefront/account/page.server';
import { pageBefore } from '~/storefront/account/page-before.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/merkliste._index';

const PATH = '/merkliste';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Merkliste', to: PATH }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const share = await findShare(tenant, context, visitor);
  return {
    items: (await readWishList(tenant, context, ownerOf(visitor))).map(wishListItem),
    city: tenant.location.city,
    own: {
      elsewhere: await wishListsElsewhere(tenant, context, visitor),
      isGuest: visitor.user === undefined,
      shareAddress: share && pageAddress(tenant, `${PATH}/${share}`),
    },
    seo: accountSeo(tenant, PATH, 'Merkliste'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const form = await readForm(args.request);
  if (form.get('aktion') === 'in-den-warenkorb') {
    const change = await moveToCart(tenant, context, visitor, form);
    if (change.kind === 'refused') return data({ refusal: change.message }, { status: 400 });
    throw redirect(`/warenkorb?neu=${encodeURIComponent(change.added ?? '')}`, 303);
  }
  const refusal = await changeWishList(tenant, context, visitor, form);
  if (refusal) return data({ refusal }, { status: 400 });
  // A script that asked stays where it is; a browser without one goes back to the page of the button.
  if (form.get('bleiben')) return data({ refusal: undefined });
  throw redirect(pageBefore(tenant, args.request, PATH), 303);
}

export default function WishList({ loaderData, actionData }: Route.ComponentProps) {
  return <WishListPage {...loaderData} refusal={actionData?.refusal} />;
}
