import { data, redirect } from 'react-router';
import { approvalReasons } from '~/domain/checkout/approval';
import { startApproval } from '~/domain/checkout/approve-payment.server';
import { ApproveForm } from '~/domain/checkout/components/approve-form';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { approvalMessages } from '~/domain/checkout/messages';
import { requireAvailable, requireCheckoutFrame, requireStep } from '~/http/checkout/step.server';
import { servicesContext } from '~/http/contexts';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { checkoutPaths } from '~/paths';
import type { Route } from './+types/checkout.zahlungPaypal';

const STEP = 'approve';

export async function loader(args: Route.LoaderArgs) {
  const { checkout: _checkout, ...step } = await requireStep(args.context, {
    step: STEP,
    title: 'Mit PayPal bezahlen',
  });
  const reason = approvalReasons.find((one) => one === args.url.searchParams.get('grund'));
  return { ...step, message: reason && approvalMessages[reason] };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context } = requestScope(args.context);
  const form = await readForm(args.request);
  const { checkout, frame } = await requireCheckoutFrame(args.context, {
    request: args.request,
    form,
    step: STEP,
  });
  requireAvailable(frame);
  const { paypal } = args.context.get(servicesContext).providers.at(tenant.location);
  if (!paypal) throw redirect(checkoutPaths.payment, 303);
  const { totals } = frame.chosen;
  const started = await startApproval(tenant, context, paypal, { checkout, totals });
  if (started.ok && started.approveAt) throw redirect(started.approveAt, 303);
  return data({ message: approvalMessages.stoerung }, { status: 503 });
}

export default function ApprovePayment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <ApproveForm sum={loaderData.frame} message={actionData?.message ?? loaderData.message} />
    </CheckoutFrame>
  );
}
