import { ConfirmPage } from '~/domain/checkout/components/confirm-page';
import { confirmApprovedOrder, loadApprovedConfirmation } from '~/http/checkout/confirm-order.server';
import { revalidateAfterForms } from '~/http/revalidate-after-forms';
import type { Route } from './+types/checkout.bestaetigungKaufPaypal';

export const shouldRevalidate = revalidateAfterForms;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadApprovedConfirmation(context, { step: 'confirm-paypal', title: 'Prüfen und bestellen', url });

export const action = (args: Route.ActionArgs) => confirmApprovedOrder(args);

export default function ConfirmPaypalPurchase({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage orderType="kauf" {...loaderData} answer={actionData} />;
}
