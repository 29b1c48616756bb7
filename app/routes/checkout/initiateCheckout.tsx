import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { stepAfter } from '~/domain/checkout/checkout';
import { saveCheckout } from '~/domain/checkout/checkout.server';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { WayForm } from '~/domain/checkout/components/way-form';
import { waySchema } from '~/domain/checkout/schemas';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import { readForm } from '~/platform/http/read-form.server';
import { requireCheckout, requireStep } from '~/storefront/checkout/step.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/initiateCheckout';

const PATH = '/initiateCheckout';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { checkout, ...step } = await requireStep(
    context.get(tenantContext),
    visitor,
    PATH,
    'Reservieren oder kaufen?',
  );
  return { ...step, chosen: checkout.draft?.way };
}

export async function action({ context, request }: Route.ActionArgs) {
  const tenant = context.get(tenantContext);
  const checkout = await requireCheckout(tenant, context.get(visitorContext), PATH);
  const submission = parseWithZod(await readForm(request), { schema: waySchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const draft = await saveCheckout(tenant, checkout, { way: submission.value.weg });
  throw redirect(stepAfter(draft, PATH), 303);
}

export default function InitiateCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <WayForm chosen={loaderData.chosen} city={loaderData.frame.city} result={actionData} />
    </CheckoutFrame>
  );
}
