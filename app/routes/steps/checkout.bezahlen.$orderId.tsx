import { PayOrder } from '~/domain/orders/components/pay-order';
import { payByForm, payPage, requirePayableOrder } from '~/http/checkout/pay-order.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/checkout.bezahlen.$orderId';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return payPage(await requirePayableOrder(context, params.orderId), url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return payByForm(await requirePayableOrder(context, params.orderId), form);
}

export default function PayAgain({ loaderData, actionData }: Route.ComponentProps) {
  return <PayOrder {...loaderData} answer={actionData} />;
}
