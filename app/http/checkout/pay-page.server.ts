import { type RouterContextProvider, redirect } from 'react-router';
import { findLinkedOrder } from '~/domain/orders/order-links.server';
import { paymentNotices, payOrderMessages } from '~/domain/orders/pay-messages';
import { paymentStanding } from '~/domain/orders/pay-offer.server';
import {
  canBePaidOnline,
  GIVEN_UP,
  otherMethods,
  payableOrder,
  paymentTry,
} from '~/domain/orders/pay-order.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentTerms } from '~/domain/payments/methods';
import { providerOf } from '~/domain/payments/offered-methods';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { orderLinkPaths, payOrderPath, thanksPath } from '~/values/order-paths';
import { servicesContext } from '../contexts';
import { noticeOf } from '../notice-of';
import { requestScope } from '../request-scope';

interface PayingPaths {
  pay: string;
  done: string;
}

function payable(
  routerContext: Readonly<RouterContextProvider>,
  order: PlacedOrder | undefined,
  paths: PayingPaths,
) {
  const { tenant, context } = requestScope(routerContext);
  if (!order) throw new Response('Diese Bestellung gibt es nicht.', { status: 404 });
  if (!canBePaidOnline(order)) throw redirect(paths.done, 303);
  const { providers } = routerContext.get(servicesContext);
  const name = order.payment ? providerOf(tenant, order.payment) : undefined;
  return { tenant, context, order, paths, providers, provider: name && providers.at(tenant.location)[name] };
}

export type Payable = ReturnType<typeof payable>;

const ownPaths = (orderId: string): PayingPaths => ({
  pay: payOrderPath(orderId),
  done: thanksPath('kauf', orderId),
});

/** @throws {Response} 404 for anybody else, the redirect to the order if nothing is to be paid */
export async function requirePayableOrder(routerContext: Readonly<RouterContextProvider>, orderId: string) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const order = await payableOrder(tenant, context, visitor, orderId);
  return payable(routerContext, order, ownPaths(orderId));
}

/** For the holder of a mailed link. @throws {Response} as `requirePayableOrder` */
export async function requirePayableLink(routerContext: Readonly<RouterContextProvider>, token: string) {
  const { tenant, context } = requestScope(routerContext);
  const found = await findLinkedOrder(tenant, context, token);
  const paths = { pay: orderLinkPaths(token).pay, done: orderLinkPaths(token).order };
  return payable(routerContext, found?.order, paths);
}

export const PAY_TITLE = 'Bestellung bezahlen';

/** The id of the payment that the address names as given up. */
export function givenUpOf(url: URL): string | undefined {
  const isGivenUp = url.searchParams.get(GIVEN_UP.name) === GIVEN_UP.value;
  return (isGivenUp && url.searchParams.get(GIVEN_UP.payment)) || undefined;
}

/** Of who is back from the provider, or has ended the payment here. */
const unpaidMessage = (url: URL): string | undefined =>
  url.searchParams.has(GIVEN_UP.name) ? payOrderMessages['given-up'] : noticeOf(url, paymentNotices);

/** @throws {Response} the redirect to the order while a payment is under way */
export async function payPage({ tenant, context, order, paths, providers, provider }: Payable, url: URL) {
  const { awaited } = await paymentStanding(context, order, providers);
  const isAwaited = awaited !== undefined && awaited.id !== givenUpOf(url);
  const tried = await paymentTry(context, providers, order);
  if (tried === 'underway') throw redirect(paths.done, 303);
  const { firstName, lastName } = order.contact;
  return {
    number: order.number,
    openCents: order.openCents,
    method: provider && !isAwaited ? order.payment : null,
    awaited: isAwaited
      ? {
          id: awaited.id,
          approveAt: awaited.approveAt,
          name: awaited.method ? paymentTerms[awaited.method].name : 'Ihre Zahlung',
        }
      : undefined,
    isApproved: tried === 'approved',
    message: tried === 'declined' ? payOrderMessages.declined : unpaidMessage(url),
    holder: `${firstName} ${lastName}`,
    cardFields: order.payment === 'kreditkarte' && !isAwaited ? provider?.cardFields?.() : undefined,
    others: isAwaited
      ? []
      : otherMethods(tenant, order).map((method) => ({ method, name: paymentTerms[method].name })),
    seo: pageSeo(tenant, paths.pay, { title: PAY_TITLE, description: PAY_TITLE }),
  };
}

/** Undefined for anybody else, order or not: a provider may lead back to another browser. @throws {Response} the redirect to the order */
export async function ownPayPage(
  routerContext: Readonly<RouterContextProvider>,
  { orderId, url }: { orderId: string; url: URL },
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const order = await payableOrder(tenant, context, visitor, orderId);
  return order && payPage(payable(routerContext, order, ownPaths(orderId)), url);
}
