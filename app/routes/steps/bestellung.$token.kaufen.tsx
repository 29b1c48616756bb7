import { BuyReservation } from '~/domain/orders/components/buy-reservation';
import { buyByForm, buyPage, requireLinkedReservation } from '~/http/checkout/buy-reservation.server';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/bestellung.$token.kaufen';

export function headers() {
  return { ...noStore(), 'x-robots-tag': 'noindex, nofollow' };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  return buyPage(context, await requireLinkedReservation(context, params.token));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return buyByForm(context, await requireLinkedReservation(context, params.token), form);
}

export default function BuyByLink({ loaderData, actionData }: Route.ComponentProps) {
  return <BuyReservation {...loaderData} answer={actionData} />;
}
