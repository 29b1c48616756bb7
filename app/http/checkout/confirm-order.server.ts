import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, data, type RouterContextProvider, redirect } from 'react-router';
import { cartWithVerdicts } from '~/domain/cart/cart-verdicts.server';
import type { StepName } from '~/domain/checkout/checkout';
import { MISMATCH_FIELD, placeOrderMessages } from '~/domain/checkout/messages';
import { placeOrder } from '~/domain/checkout/place-order.server';
import { confirmationSchema } from '~/domain/checkout/schemas';
import { readForm } from '~/http/read-form.server';
import { cartPath, thanksPath } from '~/paths';
import { confirmationView } from '~/storefront/checkout/confirmation-view.server';
import { requestScope } from '../request-scope';
import { requireStep } from './step.server';

export async function loadConfirmation(
  routerContext: Readonly<RouterContextProvider>,
  requested: { step: StepName; title: string },
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { checkout, ...step } = await requireStep(routerContext, requested);
  const cart = await cartWithVerdicts(context, visitor.vehicleCode, step.frame.cart);
  const frame = { ...step.frame, cart };
  return { ...step, frame, ...confirmationView(tenant, context, checkout, frame) };
}

interface ConfirmationError {
  id?: string;
  text: string;
}

/** @throws {Response} the redirect to the thank-you page, or back to the cart */
export async function confirmOrder({
  context: routerContext,
  request,
}: Pick<ActionFunctionArgs, 'request'> & { context: Readonly<RouterContextProvider> }) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const submission = parseWithZod(await readForm(request), { schema: confirmationSchema });
  if (submission.status !== 'success') {
    const errors = Object.entries(submission.error ?? {}).flatMap(([id, texts]) =>
      (texts ?? []).map((text): ConfirmationError => ({ id: id === 'agb' ? id : undefined, text })),
    );
    return data(errors, { status: 400 });
  }
  const { vorgang, summe } = submission.value;
  const result = await placeOrder(tenant, context, visitor, {
    cartId: vorgang,
    quotedTotalCents: summe,
    acceptsTerms: submission.value.agb === 'on',
    acceptsMismatch: submission.value.trotzdem === 'on',
  });
  if (result.ok) throw redirect(thanksPath(result.orderType, result.orderId), 303);
  if (result.code === 'incomplete' || result.code === 'payment-not-possible') throw redirect(cartPath, 303);
  const id = result.code === 'mismatch-not-accepted' ? MISMATCH_FIELD : undefined;
  const errors = placeOrderMessages(result).map((text): ConfirmationError => ({ ...(id && { id }), text }));
  return data(errors, { status: 409 });
}
