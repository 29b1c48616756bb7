import { data, redirect } from 'react-router';
import { isAllHere } from '~/domain/cart/cart';
import { workWords } from '~/domain/catalog/articles/work-words';
import { openStepOf } from '~/domain/checkout/checkout';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { FittingForm } from '~/domain/checkout/components/fitting-form';
import { chooseFittingSlot, fittingSlots, isPaidByTransfer } from '~/domain/checkout/fitting.server';
import { expectedDays } from '~/domain/orders/confirmed';
import { arrivalOfGoods } from '~/domain/orders/delivery-times';
import { NO_SLOT_CHOSEN, slotMessage, slotNotices } from '~/domain/workshop/appointments/messages';
import { daysView } from '~/domain/workshop/appointments/slot-view';
import { slotName, unitNamed, unitOf } from '~/domain/workshop/appointments/units';
import { requireCheckout, requireStep } from '~/http/checkout/step.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { checkoutPaths } from '~/paths';
import type { Route } from './+types/checkout.termin';

const STEP = 'fitting';

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(args.context, {
    step: STEP,
    title: ({ cart }) => workWords(cart.lines).question,
  });
  const { slot } = checkout.draft ?? {};
  const here = isAllHere(checkout.cart.lines);
  return {
    ...step,
    days: daysView((await fittingSlots(tenant, context, visitor, checkout)).days),
    chosen: slot && slotName(unitOf(slot.startsAt)),
    isPaidByTransfer: isPaidByTransfer(checkout.draft),
    goods: arrivalOfGoods(expectedDays(tenant.location, context.now(), here)),
    notice: noticeOf(args.url, slotNotices),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const form = await readForm(args.request);
  const checkout = await requireCheckout(args.context, { request: args.request, form, step: STEP });
  const unit = unitNamed(form.get('beginn')?.toString() ?? '');
  if (unit === undefined) return data({ problem: NO_SLOT_CHOSEN }, { status: 400 });
  const held = await chooseFittingSlot(tenant, context, visitor, checkout, unit);
  if (!held.ok)
    return data({ problem: slotMessage(held) }, { status: held.code === 'slot-taken' ? 409 : 429 });
  const { draft } = checkout;
  throw redirect(checkoutPaths[draft ? openStepOf({ ...draft, appointmentId: held.id }) : 'choice'], 303);
}

export default function FittingStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <FittingForm {...loaderData} problem={actionData?.problem ?? loaderData.notice} />
    </CheckoutFrame>
  );
}
