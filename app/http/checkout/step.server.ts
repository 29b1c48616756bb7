import { type RouterContextProvider, redirect } from 'react-router';
import { BACK_FIELD, type StepName } from '~/domain/checkout/checkout';
import {
  type Checkout,
  type CheckoutFrameView,
  type OpenStepResult,
  openStep,
} from '~/domain/checkout/checkout.server';
import { justOrdered } from '~/domain/orders/find-order.server';
import { offersSignIn } from '~/http/account/offers-sign-in';
import { cartPath, cartPathSignedOut, checkoutPaths } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { startedCheckout } from '~/storefront/tracking/tracked-order.server';
import { isTracked } from '~/storefront/tracking/tracking';
import { thanksPath } from '~/values/order-paths';
import { consentVariantContext, servicesContext } from '../contexts';
import { requestScope } from '../request-scope';
import { deleteDraft, saveDraft, saveExpiredForm } from '../saved-form.server';

/** Back after ordering leads to the order instead of an empty cart. A cart may be in the account that was signed out elsewhere. */
async function pageWithoutCart(
  routerContext: Readonly<RouterContextProvider>,
  step: StepName,
): Promise<string> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const order = await justOrdered(tenant, context, visitor);
  if (order) return thanksPath(order.orderType, order.id);
  return offersSignIn(tenant.location, visitor) ? cartPathSignedOut(step) : cartPath;
}

async function redirectUnless(
  routerContext: Readonly<RouterContextProvider>,
  step: StepName,
  opened: OpenStepResult,
) {
  if (opened.ok) return opened;
  throw redirect(
    opened.code === 'empty-cart' ? await pageWithoutCart(routerContext, step) : checkoutPaths[opened.step],
  );
}

/** The step that a form leads back to. */
function stepBehind(target: FormDataEntryValue): StepName {
  return typeof target === 'string' && Object.hasOwn(checkoutPaths, target) ? (target as StepName) : 'choice';
}

/** The cart names the lines that are short. @throws {Response} the redirect to it */
export function requireAvailable({ cart }: Pick<CheckoutFrameView, 'cart'>): void {
  if (!cart.canOrder) throw redirect(cartPath, 303);
}

/** @throws {Response} the redirect to the step that comes first */
export async function requireStep(
  routerContext: Readonly<RouterContextProvider>,
  { step, title: titled }: { step: StepName; title: string | ((checkout: Checkout) => string) },
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { providers } = routerContext.get(servicesContext);
  const opened = await openStep(tenant, context, { visitor, step, providers });
  const { checkout, frame } = await redirectUnless(routerContext, step, opened);
  const title = typeof titled === 'string' ? titled : titled(checkout);
  const seo = pageSeo(tenant, checkoutPaths[step], { title, description: title });
  const isMeasured = isTracked(tenant, routerContext.get(consentVariantContext));
  const tracked = isMeasured ? startedCheckout(checkout, frame) : undefined;
  return { checkout, frame, step, title, seo, tracked, offersSignIn: offersSignIn(tenant.location, visitor) };
}

/** For actions: also stores the form of an expired session. @throws {Response} the redirect */
export async function requireCheckout(
  routerContext: Readonly<RouterContextProvider>,
  { request, form, step }: { request: Request; form: FormData; step: StepName },
): Promise<Checkout> {
  return (await requireCheckoutFrame(routerContext, { request, form, step })).checkout;
}

/** For actions that need the sums too. @throws {Response} the redirect */
export async function requireCheckoutFrame(
  routerContext: Readonly<RouterContextProvider>,
  { request, form, step }: { request: Request; form: FormData; step: StepName },
) {
  const signIn = await saveExpiredForm(routerContext, { request, form, page: checkoutPaths[step] });
  if (signIn) throw redirect(signIn, 303);
  const { tenant, context, visitor } = requestScope(routerContext);
  const { providers } = routerContext.get(servicesContext);
  const opened = await openStep(tenant, context, { visitor, step, providers });
  const found = await redirectUnless(routerContext, step, opened);
  const back = form.get(BACK_FIELD);
  if (back === null) {
    await deleteDraft(routerContext, checkoutPaths[step]);
    return found;
  }
  await saveDraft(routerContext, checkoutPaths[step], form);
  throw redirect(checkoutPaths[stepBehind(back)], 303);
}
