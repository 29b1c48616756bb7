import { data, redirect } from 'react-router';
import { PayOrder } from '~/domain/orders/components/pay-order';
import { payOrderMessages } from '~/domain/orders/messages';
import {
  canBePaidOnline,
  finishPaying,
  otherMethods,
  payableOrder,
  paymentTry,
  payOtherwise,
  startPaying,
} from '~/domain/orders/pay-order.server';
import { paymentTerms } from '~/domain/payments/methods';
import { servicesContext } from '~/http/contexts';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { payOrderPath, thanksPath } from '~/paths';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { Route } from './+types/checkout.bezahlen.$orderId';

const TITLE = 'Bestellung bezahlen';

export const meta: Route.MetaFunction = seoMeta;

/** @throws {Response} 404 for anybody else, the redirect to the order if nothing is to be paid */
async function requireOrder({
  context: routerContext,
  params: { orderId },
}: Route.LoaderArgs | Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const order = await payableOrder(tenant, context, visitor, orderId);
  if (!order) throw new Response('Diese Bestellung gibt es nicht.', { status: 404 });
  if (!canBePaidOnline(order)) throw redirect(thanksPath('kauf', orderId), 303);
  return { tenant, context, order, providers: routerContext.get(servicesContext).providers };
}

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, order, providers } = await requireOrder(args);
  const tried = await paymentTry(context, providers, order);
  return {
    number: order.number,
    totalCents: order.totalCents,
    isApproved: tried === 'approved',
    message: tried === 'declined' ? payOrderMessages.declined : undefined,
    others: otherMethods(tenant, order).map((method) => ({ method, name: paymentTerms[method].name })),
    seo: pageSeo(tenant, payOrderPath(order.id), { title: TITLE, description: TITLE }),
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const { tenant, context, order, providers } = await requireOrder(args);
  const choice = form.get('aktion');
  if (choice === 'paypal' && providers.paypal) {
    const started = await startPaying(tenant, context, providers.paypal, order);
    if (started.ok) throw redirect(started.approveAt, 303);
    const status = started.code === 'provider-unavailable' ? 503 : 409;
    return data({ message: payOrderMessages[started.code] }, { status });
  }
  if (choice === 'abschliessen') {
    const state = await finishPaying(context, providers, order);
    const isDone = state === 'paid' || state === 'pending' || state === 'capturing';
    if (isDone) throw redirect(thanksPath('kauf', order.id), 303);
    return data({ message: payOrderMessages.declined }, { status: 409 });
  }
  const method = otherMethods(tenant, order).find((one) => one === choice);
  if (!method) return data({ message: payOrderMessages['unknown-method'] }, { status: 400 });
  const result = await payOtherwise(tenant, context, order, method);
  if (result.ok) throw redirect(thanksPath('kauf', order.id), 303);
  return data({ message: payOrderMessages[result.code] }, { status: 409 });
}

export default function PayAgain({ loaderData, actionData }: Route.ComponentProps) {
  return <PayOrder title={TITLE} {...loaderData} message={actionData?.message ?? loaderData.message} />;
}
