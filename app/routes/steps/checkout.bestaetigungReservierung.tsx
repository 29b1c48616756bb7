import { ConfirmPage } from '~/domain/checkout/components/confirm-page';
import { confirmOrder, loadConfirmation } from '~/http/checkout/confirm-order.server';
import { revalidateAfterForms } from '~/http/revalidate-after-forms';
import type { Route } from './+types/checkout.bestaetigungReservierung';

export const shouldRevalidate = revalidateAfterForms;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadConfirmation(context, { step: 'confirm-reservation', title: 'Prüfen und reservieren', url });

export const action = (args: Route.ActionArgs) => confirmOrder(args, 'confirm-reservation');

export default function ConfirmReservation({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage orderType="reservierung" {...loaderData} answer={actionData} />;
}
