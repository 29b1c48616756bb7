import { data, redirect, replace } from 'react-router';
import { ownerOf } from '~/domain/accounts/visitor';
import { isAllHere } from '~/domain/cart/cart';
import { cartWithVerdicts } from '~/domain/cart/cart-verdicts.server';
import { cartView } from '~/domain/cart/cart-view';
import { CartPage } from '~/domain/cart/components/cart-page';
import { fittingViews } from '~/domain/cart/fitting-view.server';
import { findJoined } from '~/domain/cart/joined-pieces.server';
import { cartsAtOtherLocations } from '~/domain/cart/move-cart.server';
import { removedLine } from '~/domain/cart/removed-line.server';
import { unsoldArticles } from '~/domain/cart/unsold-articles.server';
import { sellsTyres } from '~/domain/catalog/assortment.server';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { cardContextOf } from '~/domain/catalog/listing/article-card';
import { ExpressForm } from '~/domain/checkout/components/express-form';
import { expressOptions } from '~/domain/checkout/express-options';
import { expressNotices } from '~/domain/checkout/messages';
import { offeredShipping } from '~/domain/checkout/offered-deliveries';
import { plannedHoldText } from '~/domain/checkout/planned-hold';
import { offeredMethods } from '~/domain/payments/offered-methods';
import { shippingOffer } from '~/domain/tenancy/delivery';
import { allAddedMessage } from '~/domain/wishlist/messages';
import { handleCartForm } from '~/http/cart/cart-form.server';
import { noticeOf } from '~/http/notice-of';
import { pageBefore } from '~/http/page-before.server';
import { readForm } from '~/http/read-form.server';
import { requestCart } from '~/http/request-cart.server';
import { requestScope } from '~/http/request-scope';
import { revalidateAfterForms } from '~/http/revalidate-after-forms';
import { cartPath, cartPathWith, cartPathWithout, checkoutPaths, goneLinePath, tyresPath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { NO_COOKIES } from '~/values/general-failure';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/warenkorb';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Warenkorb', to: cartPath }) };

export const shouldRevalidate = revalidateAfterForms;

export async function loader(args: Route.LoaderArgs) {
  const { audience, context, visitor } = requestScope(args.context);
  const cart = await requestCart(args.context);
  const view = cart && cartView(cart, cardContextOf(audience, context.now()));
  return {
    cart: view && (await cartWithVerdicts(context, visitor.vehicleCode, view)),
    fittings: cart ? await fittingViews(audience, context, cart) : {},
    categories: cart ? [] : await categoriesWithArticles(audience, context),
    otherCarts: await cartsAtOtherLocations(audience, context, visitor),
    joined: await findJoined(audience, context, visitor),
    removed: await removedLine(audience, context, cart, args.url.searchParams),
    unsold: await unsoldArticles(audience, context, visitor, cart),
    isLineGone: args.url.searchParams.has('fehlt'),
    taken: allAddedMessage(args.url.searchParams.get('uebernommen')),
    added: args.url.searchParams.get('neu'),
    cameFrom: localPath(
      args.url.searchParams.get('von') ?? undefined,
      (await sellsTyres(audience, context)) ? tyresPath : '/',
    ),
    shipping: shippingOffer(offeredShipping(audience.location, offeredMethods(audience), cart?.lines ?? [])),
    city: audience.location.city,
    heldText: cart && plannedHoldText(audience.location, context.now(), isAllHere(cart.lines)),
    takesCoupons: audience.location.theme.body.showCouponInput,
    isSignedIn: visitor.user !== undefined,
    signedOutAt: cart || visitor.user ? undefined : signedOutAt(args.url),
    notice:
      noticeOf(args.url, expressNotices) ??
      (args.url.searchParams.has('neu') && !ownerOf(visitor) ? NO_COOKIES : undefined),
    express: cart ? expressOptions(audience, cart) : [],
    seo: pageSeo(audience, cartPath, { title: 'Warenkorb', description: 'Ihr Warenkorb' }),
  };
}

/** The step of the checkout at which the cart was missing. */
function signedOutAt({ searchParams }: URL): string | undefined {
  const step = searchParams.get('abgemeldet') ?? '';
  return Object.hasOwn(checkoutPaths, step) ? checkoutPaths[step as keyof typeof checkoutPaths] : undefined;
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const result = await handleCartForm(args.context, form);
  if (!result.ok) {
    // The script's field disappears with its line and could not show the answer.
    if (result.isGone && form.has('bleiben')) throw replace(goneLinePath);
    return data({ message: result.message, code: result.code, isRefused: true }, { status: 400 });
  }
  const { addedLineId } = result;
  // Scripts stay on the page.
  if (form.has('bleiben')) return undefined;
  const { tenant } = requestScope(args.context);
  if (result.removed) {
    const { key, quantity, vehicleCode } = result.removed;
    throw redirect(cartPathWithout(key, quantity, vehicleCode), 303);
  }
  if (!addedLineId) throw redirect(localPath(result.backTo, cartPath), 303);
  const from = pageBefore(tenant, args.request, '');
  throw redirect(cartPathWith(addedLineId, from.startsWith(cartPath) ? '' : from), 303);
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { express, ...view } = loaderData;
  return (
    <CartPage
      {...view}
      refusal={actionData?.isRefused ? actionData : undefined}
      express={express.length > 0 && <ExpressForm options={express} isSignedIn={view.isSignedIn} />}
    />
  );
}
