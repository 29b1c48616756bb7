import { redirect } from 'react-router';
import { PayOrder } from '~/domain/orders/components/pay-order';
import { payOrderMessages } from '~/domain/orders/messages';
import { otherMethods, paymentTry } from '~/domain/orders/pay-order.server';
import { paymentTerms } from '~/domain/payments/methods';
import { payByForm, requirePayableOrder } from '~/http/checkout/pay-order.server';
import { readForm } from '~/http/read-form.server';
import { payOrderPath, thanksPath } from '~/paths';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { Route } from './+types/checkout.bezahlen.$orderId';

const TITLE = 'Bestellung bezahlen';

export const meta: Route.MetaFunction = seoMeta;

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const payable = await requirePayableOrder(routerContext, params.orderId);
  const { tenant, context, order, providers, provider } = payable;
  const tried = await paymentTry(context, providers, order);
  if (tried === 'underway') throw redirect(thanksPath('kauf', order.id), 303);
  const isGivenUp = url.searchParams.has('zahlung');
  const { firstName, lastName } = order.contact;
  return {
    number: order.number,
    totalCents: order.totalCents,
    method: provider ? order.payment : null,
    isApproved: tried === 'approved',
    message: payOrderMessages[tried === 'declined' ? tried : 'given-up'],
    hasMessage: tried === 'declined' || isGivenUp,
    holder: `${firstName} ${lastName}`,
    cardFields: order.payment === 'kreditkarte' ? provider?.cardFields?.() : undefined,
    others: otherMethods(tenant, order).map((method) => ({ method, name: paymentTerms[method].name })),
    seo: pageSeo(tenant, payOrderPath(order.id), { title: TITLE, description: TITLE }),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return payByForm(await requirePayableOrder(context, params.orderId), form);
}

export default function PayAgain({ loaderData, actionData }: Route.ComponentProps) {
  const { hasMessage, message, ...page } = loaderData;
  const answer = actionData ?? {};
  const told = hasMessage && !actionData ? message : undefined;
  return <PayOrder title={TITLE} {...page} message={told} {...answer} />;
}
