import { data, redirect } from 'react-router';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { ConfirmForm } from '~/domain/checkout/components/confirm-form';
import { confirmOrder } from '~/domain/checkout/confirm-order.server';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import { readForm } from '~/platform/http/read-form.server';
import { confirmationView } from '~/storefront/checkout/confirmation-view.server';
import { requireStep } from '~/storefront/checkout/step.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/checkout.bestaetigungKauf';

const PATH = '/checkout/bestaetigungKauf';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader({ context }: Route.LoaderArgs) {
  const tenant = context.get(tenantContext);
  const { checkout, ...step } = await requireStep(
    tenant,
    context.get(visitorContext),
    PATH,
    'Prüfen und bestellen',
  );
  return { ...step, ...confirmationView(tenant, checkout) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = await confirmOrder(
    context.get(tenantContext),
    context.get(visitorContext),
    await readForm(request),
  );
  if (answer.kind === 'go') throw redirect(answer.to, 303);
  return data(answer.errors, { status: answer.status });
}

export default function ConfirmPurchase({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <ConfirmForm way="kauf" {...loaderData} errors={actionData ?? []} />
    </CheckoutFrame>
  );
}
