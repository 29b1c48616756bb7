import { useState } from 'react';
import { data, redirect } from 'react-router';
import { stepAfter } from '~/domain/checkout/checkout';
import { choosePayment } from '~/domain/checkout/choose-payment.server';
import { AddressChoice, addressOptions } from '~/domain/checkout/components/address-choice';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { PaymentForm } from '~/domain/checkout/components/payment-form';
import { chosenOption, optionOfValue } from '~/domain/checkout/delivery-option';
import { choosePaymentMessages, transferTooLate } from '~/domain/checkout/messages';
import { offeredDeliveries } from '~/domain/checkout/offered-deliveries';
import { paymentsInTime } from '~/domain/checkout/payments-in-time';
import { recipientOf, recipientValues } from '~/domain/checkout/prefill';
import { checkoutPrefill } from '~/domain/checkout/prefill.server';
import { offeredPayment } from '~/domain/checkout/schemas';
import { offeredMethods } from '~/domain/payments/offered-methods';
import { paymentSettings } from '~/domain/payments/settings';
import { requireCheckout, requireStep } from '~/http/checkout/step.server';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { savedDraft } from '~/http/saved-form.server';
import { checkoutPaths } from '~/paths';
import { timesByPayment } from '~/storefront/checkout/delivery-times.server';
import type { Route } from './+types/checkout.zahlung';

const STEP = 'payment';

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(args.context, {
    step: STEP,
    title: 'Lieferung und Zahlung',
  });
  const { draft, cart } = checkout;
  const { methods, transferWorkFrom } = paymentsInTime(tenant, context, cart.lines, draft?.slot);
  const { options, chosen } = step.frame;
  const sent = chosen.shipping ? chosen : chosenOption(options, { delivery: 'versand' });
  const known = sent ? await checkoutPrefill(context, visitor) : undefined;
  const entry = known?.addresses.find(({ id }) => id === args.url.searchParams.get('adresse'));
  return {
    ...step,
    methods,
    provider: paymentSettings.of(tenant.location).paymentProvider,
    entryId: entry?.id,
    options: addressOptions(known),
    lost: draft?.lost,
    tooLate: transferWorkFrom && transferTooLate(transferWorkFrom),
    times: timesByPayment(tenant, context, { cart, options, methods }),
    chosen: {
      lieferung: (entry ? sent : chosen)?.value,
      zahlung: draft?.payment ?? undefined,
      ...recipientValues(entry ?? draft?.address?.deliverTo),
      ...(!args.url.searchParams.has('adresse') && (await savedDraft(args.context, checkoutPaths[STEP]))),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context } = requestScope(args.context);
  const form = await readForm(args.request);
  const checkout = await requireCheckout(args.context, { request: args.request, form, step: STEP });
  const methods = offeredMethods(tenant);
  const options = offeredDeliveries(tenant.location, methods, checkout.cart.lines);
  const schema = offeredPayment(methods, options);
  const submission = parseForm(form, schema);
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { lieferung, zahlung } = submission.value;
  const result = await choosePayment(tenant, context, checkout, {
    delivery: lieferung.delivery,
    shippingCode: lieferung.shipping?.code,
    payment: zahlung,
    deliverTo: recipientOf(submission.value),
  });
  if (!result.ok) {
    const fieldErrors = { zahlung: [choosePaymentMessages[result.code]] };
    return data(submission.reply({ fieldErrors }), { status: 400 });
  }
  throw redirect(checkoutPaths[stepAfter(result.draft, STEP)], 303);
}

export default function Payment(props: Route.ComponentProps) {
  return <Choices key={props.loaderData.entryId} {...props} />;
}

function Choices({ loaderData, actionData }: Route.ComponentProps) {
  const { frame } = loaderData;
  const [value, choose] = useState(actionData?.initialValue?.lieferung ?? loaderData.chosen.lieferung);
  const chosen = optionOfValue(frame.options, String(value)) ?? frame.chosen;
  return (
    <CheckoutFrame {...loaderData} frame={{ ...frame, chosen }}>
      <AddressChoice
        title="Lieferung an eine Adresse aus Ihrem Adressbuch"
        step={STEP}
        options={loaderData.options}
      />
      <PaymentForm {...loaderData} frame={{ ...frame, chosen }} result={actionData} onDelivery={choose} />
    </CheckoutFrame>
  );
}
