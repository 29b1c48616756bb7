import { data, redirect } from 'react-router';
import { phoneNumberField } from '~/domain/accounts/phone-number.server';
import { stepAfterAddress } from '~/domain/checkout/checkout';
import { saveCheckout } from '~/domain/checkout/checkout.server';
import { AddressChoice, addressOptions } from '~/domain/checkout/components/address-choice';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { PersonForm } from '~/domain/checkout/components/person-form';
import { payerGapMessages } from '~/domain/checkout/messages';
import { addressOf, contactOf, personValues } from '~/domain/checkout/prefill';
import { checkoutPrefill } from '~/domain/checkout/prefill.server';
import { addressSchemaWith } from '~/domain/checkout/schemas';
import { requireCheckout, requireStep } from '~/http/checkout/step.server';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { savedDraft } from '~/http/saved-form.server';
import { checkoutPaths } from '~/paths';
import { Notice } from '~/ui/components/notice';
import type { Route } from './+types/checkout.adresse';

const STEP = 'address';
const postedAddress = addressSchemaWith(phoneNumberField);

export async function loader(args: Route.LoaderArgs) {
  const { context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(args.context, { step: STEP, title: 'Ihre Adresse' });
  const known = await checkoutPrefill(context, visitor);
  const chosen = args.url.searchParams.get('adresse');
  const { payerGap } = checkout.draft ?? {};
  return {
    ...step,
    chosen,
    message: payerGap && payerGapMessages[payerGap],
    options: addressOptions(known),
    values: {
      ...personValues(checkout.draft, known, chosen),
      ...(!args.url.searchParams.has('adresse') && (await savedDraft(args.context, checkoutPaths[STEP]))),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { context } = requestScope(args.context);
  const form = await readForm(args.request);
  const checkout = await requireCheckout(args.context, { request: args.request, form, step: STEP });
  const submission = parseForm(form, postedAddress);
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { value } = submission;
  const draft = await saveCheckout(context, checkout, {
    contact: contactOf(value),
    address: { ...addressOf(value), deliverTo: checkout.draft?.address?.deliverTo },
  });
  const { isApprovedFirst, isFree } = checkout.draft ?? {};
  throw redirect(checkoutPaths[stepAfterAddress({ ...draft, isApprovedFirst, isFree })], 303);
}

export default function Address({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      {loaderData.message && <Notice tone="warn">{loaderData.message}</Notice>}
      <AddressChoice title="Aus Ihrem Adressbuch" step={STEP} options={loaderData.options} />
      <PersonForm
        key={loaderData.chosen}
        hasAddress
        step={STEP}
        values={loaderData.values}
        sum={loaderData.frame}
        result={actionData}
      />
    </CheckoutFrame>
  );
}
