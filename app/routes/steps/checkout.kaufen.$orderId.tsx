import { BuyReservation } from '~/domain/orders/components/buy-reservation';
import { buyByForm, buyPage, requireOwnReservation } from '~/http/checkout/buy-reservation.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/checkout.kaufen.$orderId';

export async function loader({ context, params }: Route.LoaderArgs) {
  return buyPage(context, await requireOwnReservation(context, params.orderId));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return buyByForm(context, await requireOwnReservation(context, params.orderId), form);
}

export default function BuyOwnReservation({ loaderData, actionData }: Route.ComponentProps) {
  return <BuyReservation {...loaderData} answer={actionData} />;
}
