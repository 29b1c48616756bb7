import { data, redirect } from 'react-router';
import { cartView } from '~/domain/cart/cart-view';
import { CartPage } from '~/domain/cart/components/cart-page';
import { cartsAtOtherLocations } from '~/domain/cart/move-cart.server';
import { canSend } from '~/domain/content/offer';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { handleCartForm } from '~/http/cart/cart-form.server';
import { readForm } from '~/http/read-form.server';
import { requestCart } from '~/http/request-cart.server';
import { requestScope } from '~/http/request-scope';
import { revalidateAfterForms } from '~/http/revalidate-after-forms';
import { cartPath, cartPathWith } from '~/paths';
import { offeredPayments } from '~/storefront/info/offered-payments';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/warenkorb';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Warenkorb', to: cartPath }) };

export const meta: Route.MetaFunction = seoMeta;

export const shouldRevalidate = revalidateAfterForms;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const cart = await requestCart(args.context);
  return {
    cart: cart && cartView(cart),
    leftBehind: await cartsAtOtherLocations(tenant, context, visitor),
    added: args.url.searchParams.get('neu'),
    shippingCents: canSend(offeredPayments(tenant.location))
      ? deliverySettings.of(tenant.location).shippingCents
      : undefined,
    city: tenant.location.city,
    takesCoupons: tenant.location.theme.body.showCouponInput,
    isSignedIn: visitor.user !== undefined,
    seo: pageSeo(tenant, cartPath, { title: 'Warenkorb', description: 'Ihr Warenkorb' }),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const result = await handleCartForm(args.context, form);
  if (!result.ok) return data({ message: result.message, code: result.code }, { status: 400 });
  // Sent by scripts, which stay on the page.
  if (form.has('bleiben')) return undefined;
  throw redirect(result.addedLineId ? cartPathWith(result.addedLineId) : cartPath, 303);
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage {...loaderData} refusal={actionData} />;
}
