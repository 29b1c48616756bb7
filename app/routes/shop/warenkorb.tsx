import { data, redirect } from 'react-router';
import { readCart } from '~/domain/cart/cart.server';
import { cartView } from '~/domain/cart/cart-view';
import { changeCart } from '~/domain/cart/change-cart.server';
import { CartPage } from '~/domain/cart/components/cart-page';
import { cartsElsewhere } from '~/domain/cart/move-cart.server';
import { canSend } from '~/domain/content/offer';
import { requestScope } from '~/http/request-scope';
import { readForm } from '~/platform/http/read-form.server';
import { offeredPayments } from '~/storefront/info/offered-payments';
import { metaTags } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-shell';
import type { Route } from './+types/warenkorb';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Warenkorb', to: '/warenkorb' }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const cart = await readCart(tenant, context, visitor);
  return {
    cart: cart && cartView(cart),
    elsewhere: await cartsElsewhere(tenant, context, visitor),
    added: args.url.searchParams.get('neu'),
    shippingCents: canSend(offeredPayments(tenant.location)) ? tenant.location.shippingCents : undefined,
    city: tenant.location.city,
    takesCoupons: tenant.location.theme.body.showCouponInput,
    isSignedIn: visitor.user !== undefined,
    seo: pageSeo(tenant, '/warenkorb', { title: 'Warenkorb', description: 'Ihr Warenkorb' }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const change = await changeCart(tenant, context, visitor, await readForm(args.request));
  if (change.kind === 'refused') return data(change, { status: 400 });
  throw redirect(change.added ? `/warenkorb?neu=${encodeURIComponent(change.added)}` : '/warenkorb', 303);
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage {...loaderData} refusal={actionData} />;
}
