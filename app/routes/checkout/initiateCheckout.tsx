import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { stepAfter } from '~/domain/checkout/checkout';
import { saveCheckout } from '~/domain/checkout/checkout.server';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { WayForm } from '~/domain/checkout/components/way-form';
import { waySchema } from '~/domain/checkout/schemas';
import { requestScope } from '~/http/request-scope';
import { readForm } from '~/platform/http/read-form.server';
import { requireCheckout, requireStep } from '~/storefront/checkout/step.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/initiateCheckout';

const PATH = '/initiateCheckout';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(tenant, context, visitor, PATH, 'Reservieren oder kaufen?');
  return { ...step, chosen: checkout.draft?.way };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const checkout = await requireCheckout(tenant, context, visitor, PATH);
  const submission = parseWithZod(await readForm(args.request), { schema: waySchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const draft = await saveCheckout(context, checkout, { way: submission.value.weg });
  throw redirect(stepAfter(draft, PATH), 303);
}

export default function InitiateCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <WayForm chosen={loaderData.chosen} city={loaderData.frame.city} result={actionData} />
    </CheckoutFrame>
  );
}
