import { data, redirect } from 'react-router';
import { isAllHere } from '~/domain/cart/cart';
import { isFitting } from '~/domain/cart/follow-goods';
import { stepAfter, wordsByType } from '~/domain/checkout/checkout';
import { saveCheckout } from '~/domain/checkout/checkout.server';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { OrderTypeForm } from '~/domain/checkout/components/order-type-form';
import { sends } from '~/domain/checkout/delivery-option';
import { plannedHoldText } from '~/domain/checkout/planned-hold';
import { orderTypeSchema } from '~/domain/checkout/schemas';
import { offeredMethods } from '~/domain/payments/offered-methods';
import { requireAvailable, requireCheckoutFrame, requireStep } from '~/http/checkout/step.server';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { checkoutPaths } from '~/paths';
import type { Route } from './+types/initiateCheckout';

const STEP = 'choice';

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const title = 'Reservieren oder kaufen?';
  const { checkout, ...step } = await requireStep(args.context, { step: STEP, title });
  requireAvailable(step.frame);
  return {
    ...step,
    chosen: checkout.draft?.orderType,
    next: wordsByType(checkout.cart.lines.some(isFitting)),
    heldText: plannedHoldText(
      tenant.location,
      context.now(),
      isAllHere(checkout.cart.lines),
      checkout.draft?.slot,
    ),
    canSend: sends(step.frame.options),
    canPayAhead: offeredMethods(tenant).some((method) => method !== 'abholung'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { context } = requestScope(args.context);
  const form = await readForm(args.request);
  const { request } = args;
  const { checkout, frame } = await requireCheckoutFrame(args.context, { request, form, step: STEP });
  requireAvailable(frame);
  const submission = parseForm(form, orderTypeSchema);
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const draft = await saveCheckout(context, checkout, { orderType: submission.value.weg });
  throw redirect(checkoutPaths[stepAfter(draft, STEP)], 303);
}

export default function InitiateCheckout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <OrderTypeForm
        {...loaderData}
        city={loaderData.frame.city}
        sum={loaderData.frame}
        result={actionData}
      />
    </CheckoutFrame>
  );
}
