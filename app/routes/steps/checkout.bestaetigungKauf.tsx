import { ConfirmPage } from '~/domain/checkout/components/confirm-page';
import { confirmOrder, loadConfirmation } from '~/http/checkout/confirm-order.server';
import { revalidateAfterForms } from '~/http/revalidate-after-forms';
import type { Route } from './+types/checkout.bestaetigungKauf';

export const shouldRevalidate = revalidateAfterForms;

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadConfirmation(context, { step: 'confirm-purchase', title: 'Prüfen und bestellen', url });

export const action = (args: Route.ActionArgs) => confirmOrder(args, 'confirm-purchase');

export default function ConfirmPurchase({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage orderType="kauf" {...loaderData} answer={actionData} />;
}
