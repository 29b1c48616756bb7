import { data, redirect } from 'react-router';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { ConfirmForm } from '~/domain/checkout/components/confirm-form';
import { confirmOrder } from '~/domain/checkout/confirm-order.server';
import { requestScope } from '~/http/request-scope';
import { readForm } from '~/platform/http/read-form.server';
import { confirmationView } from '~/storefront/checkout/confirmation-view.server';
import { requireStep } from '~/storefront/checkout/step.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/checkout.bestaetigungReservierung';

const PATH = '/checkout/bestaetigungReservierung';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(tenant, context, visitor, PATH, 'Prüfen und reservieren');
  return { ...step, ...confirmationView(tenant, context, checkout) };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const answer = await confirmOrder(tenant, context, visitor, await readForm(args.request));
  if (answer.kind === 'go') throw redirect(answer.to, 303);
  return data(answer.errors, { status: answer.status });
}

export default function ConfirmReservation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <ConfirmForm way="reservierung" {...loaderData} errors={actionData ?? []} />
    </CheckoutFrame>
  );
}
