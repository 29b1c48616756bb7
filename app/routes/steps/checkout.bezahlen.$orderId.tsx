import { PayElsewhere } from '~/domain/orders/components/pay-elsewhere';
import { PayOrder } from '~/domain/orders/components/pay-order';
import { payByForm } from '~/http/checkout/pay-order.server';
import { ownPayPage, PAY_TITLE, requirePayableOrder } from '~/http/checkout/pay-page.server';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { payOrderPath } from '~/values/order-paths';
import type { Route } from './+types/checkout.bezahlen.$orderId';

export function headers() {
  return { ...noStore(), 'x-robots-tag': 'noindex, nofollow' };
}

export async function loader({ context, params: { orderId }, url }: Route.LoaderArgs) {
  const page = await ownPayPage(context, { orderId, url });
  const { tenant } = requestScope(context);
  const seo =
    page?.seo ?? pageSeo(tenant, payOrderPath(orderId), { title: PAY_TITLE, description: PAY_TITLE });
  return { page, seo };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  return payByForm(await requirePayableOrder(context, params.orderId), form, url);
}

export default function PayAgain({ loaderData: { page }, actionData }: Route.ComponentProps) {
  return page ? <PayOrder {...page} answer={actionData} /> : <PayElsewhere />;
}
