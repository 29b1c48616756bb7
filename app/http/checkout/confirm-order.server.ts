import {
  type ActionFunctionArgs,
  data,
  type RouterContextProvider,
  redirect,
  redirectDocument,
} from 'react-router';
import { cartWithVerdicts } from '~/domain/cart/cart-verdicts.server';
import { approvalPath } from '~/domain/checkout/approval';
import { missingApproval } from '~/domain/checkout/approve-payment.server';
import type { StepName } from '~/domain/checkout/checkout';
import type { ConfirmationAnswer } from '~/domain/checkout/components/confirm-form';
import { consentFields, consentMessages, placeOrderMessages } from '~/domain/checkout/messages';
import { changedPath, changeMessages, changeOfUrl } from '~/domain/checkout/order-change';
import type { Consent } from '~/domain/checkout/order-confirmation';
import { placeOrder } from '~/domain/checkout/place-order.server';
import { confirmationSchema } from '~/domain/checkout/schemas';
import { findOrder } from '~/domain/orders/find-order.server';
import type { OrderType } from '~/domain/orders/order';
import { canBePaidOnline } from '~/domain/orders/pay-order.server';
import { settleOrder } from '~/domain/orders/settle-payment.server';
import { isOnline } from '~/domain/payments/methods';
import { isApprovedFirst } from '~/domain/payments/offered-methods';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { cartPath, checkoutPaths, lapsedSlotPath } from '~/paths';
import { confirmationView } from '~/storefront/checkout/confirmation-view.server';
import { endedOrder } from '~/storefront/tracking/tracked-order.server';
import { serverTrackingOf } from '~/storefront/tracking/tracking';
import { payOrderPath, thanksPath } from '~/values/order-paths';
import { servicesContext } from '../contexts';
import { countOrder } from '../count-views.server';
import { requestCart } from '../request-cart.server';
import { requestScope } from '../request-scope';
import { pageWithoutCart, savePayerOfCart } from './express.server';
import { requireStep } from './step.server';

export async function loadConfirmation(
  routerContext: Readonly<RouterContextProvider>,
  { url, ...requested }: { step: StepName; title: string; url: URL },
) {
  return confirmationOf(routerContext, url, await requireStep(routerContext, requested));
}

/** @throws {Response} the redirect to the page that sends to the provider, unless the sum is approved there */
export async function loadApprovedConfirmation(
  routerContext: Readonly<RouterContextProvider>,
  { url, ...requested }: { step: StepName; title: string; url: URL },
) {
  const token = url.searchParams.get('token');
  if (token && !(await requestCart(routerContext)))
    throw redirect(await pageWithoutCart(routerContext, token));
  const step = await requireStep(routerContext, requested);
  const { providers } = routerContext.get(servicesContext);
  const { frame, checkout } = step;
  if (!checkout.draft?.isFree) {
    const { totalCents } = frame.chosen.totals;
    const missing = await missingApproval(
      requestScope(routerContext).context,
      providers,
      checkout,
      totalCents,
    );
    if (missing) throw redirect(approvalPath(missing));
  }
  return confirmationOf(routerContext, url, step);
}

async function confirmationOf(
  routerContext: Readonly<RouterContextProvider>,
  url: URL,
  { checkout, ...step }: Awaited<ReturnType<typeof requireStep>>,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const cart = await cartWithVerdicts(context, visitor.vehicleCode, step.frame.cart);
  const frame = { ...step.frame, cart };
  const change = changeOfUrl(url);
  return { ...step, frame, ...confirmationView(tenant, context, checkout, frame), change };
}

/** The money is taken after the order's commit, or on the page that follows. @returns a redirect to a new document: pages of steps lack the header */
async function pageAfterOrder(
  routerContext: Readonly<RouterContextProvider>,
  { orderId, orderType }: { orderId: string; orderType: OrderType },
  cookies: string | null,
): Promise<Response> {
  const { tenant, context } = requestScope(routerContext);
  const { providers } = routerContext.get(servicesContext);
  const order = await findOrder(context, orderId);
  if (order && serverTrackingOf(tenant)) countOrder(routerContext, cookies, await endedOrder(context, order));
  const paid =
    order?.payment && isOnline(order.payment) ? await settleOrder(context, providers, order) : undefined;
  const isUnpaid =
    paid === undefined && order && canBePaidOnline(order) && !isApprovedFirst(tenant, order.payment);
  if (isUnpaid || paid === 'declined' || paid === 'expired')
    return redirectDocument(payOrderPath(orderId), 303);
  return redirectDocument(thanksPath(orderType, orderId), 303);
}

/** @throws {Response} as `confirmOrder`, or the redirect to a step that is missing */
export async function confirmApprovedOrder(args: Parameters<typeof confirmOrder>[0]) {
  const missing = await savePayerOfCart(args.context);
  if (missing) throw redirect(missing, 303);
  return confirmOrder(args, 'confirm-paypal');
}

const consentNames = Object.keys(consentFields) as Consent[];

/** @throws {Response} the redirect to the thank-you page, or back to the cart */
export async function confirmOrder(
  {
    context: routerContext,
    request,
  }: Pick<ActionFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> },
  step: StepName,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const submission = parseForm(await readForm(request), confirmationSchema);
  if (submission.status !== 'success') {
    const errors = Object.values(submission.error ?? {}).flatMap((texts) =>
      (texts ?? []).map((text) => ({ text })),
    );
    return data<ConfirmationAnswer>({ errors, ticked: [] }, { status: 400 });
  }
  const { vorgang, summe, stand, ...boxes } = submission.value;
  const accepted = consentNames.filter((consent) => boxes[consentFields[consent]] === 'on');
  const result = await placeOrder(tenant, context, visitor, {
    cartId: vorgang,
    quotedTotalCents: summe,
    shown: stand,
    accepted,
  });
  if (result.ok) throw await pageAfterOrder(routerContext, result, request.headers.get('cookie'));
  if (result.code === 'approval-outdated') throw redirect(approvalPath('summe'), 303);
  if (result.code === 'slot-taken') throw redirect(lapsedSlotPath, 303);
  if (result.code === 'payment-not-possible') throw redirect(checkoutPaths.payment, 303);
  if (result.code === 'incomplete') throw redirect(cartPath, 303);
  if (result.code === 'consents-missing') {
    const errors = result.consents.map((consent) => ({
      id: consentFields[consent],
      text: consentMessages[consent],
    }));
    return data<ConfirmationAnswer>({ errors, ticked: accepted }, { status: 400 });
  }
  if (result.code === 'order-changed') {
    const { change } = result;
    if (result.step !== step) throw redirect(changedPath(checkoutPaths[result.step], change), 303);
    // The other boxes are about what has changed.
    const areSameTerms = !change.parts.includes('bedingungen');
    const ticked = accepted.filter((consent) => consent === 'terms' && areSameTerms);
    return data<ConfirmationAnswer>({ errors: changeMessages(change), ticked, change }, { status: 409 });
  }
  const errors = placeOrderMessages(result).map((text) => ({ text }));
  return data<ConfirmationAnswer>({ errors, ticked: accepted }, { status: 409 });
}
