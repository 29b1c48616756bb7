import { PayOrder } from '~/domain/orders/components/pay-order';
import { payByForm } from '~/http/checkout/pay-order.server';
import { payPage, requirePayableLink } from '~/http/checkout/pay-page.server';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/bestellung.$token.bezahlen';

export function headers() {
  return { ...noStore(), 'x-robots-tag': 'noindex, nofollow' };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return payPage(await requirePayableLink(context, params.token), url);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  return payByForm(await requirePayableLink(context, params.token), form, url);
}

export default function PayByLink({ loaderData, actionData }: Route.ComponentProps) {
  return <PayOrder {...loaderData} answer={actionData} />;
}
