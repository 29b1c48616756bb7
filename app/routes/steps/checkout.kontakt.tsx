import { data, redirect } from 'react-router';
import { phoneNumberField } from '~/domain/accounts/phone-number.server';
import { stepAfter } from '~/domain/checkout/checkout';
import { saveCheckout } from '~/domain/checkout/checkout.server';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { PersonForm } from '~/domain/checkout/components/person-form';
import { contactOf, personValues } from '~/domain/checkout/prefill';
import { checkoutPrefill } from '~/domain/checkout/prefill.server';
import { contactSchema } from '~/domain/checkout/schemas';
import { requireCheckout, requireStep } from '~/http/checkout/step.server';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { savedDraft } from '~/http/saved-form.server';
import { checkoutPaths } from '~/paths';
import type { Route } from './+types/checkout.kontakt';

const STEP = 'contact';
const postedContact = contactSchema.extend({ telefon: phoneNumberField });

export async function loader(args: Route.LoaderArgs) {
  const { context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(args.context, {
    step: STEP,
    title: 'Wie erreichen wir Sie?',
  });
  const known = personValues(checkout.draft, await checkoutPrefill(context, visitor));
  return { ...step, values: { ...known, ...(await savedDraft(args.context, checkoutPaths[STEP])) } };
}

export async function action(args: Route.ActionArgs) {
  const { context } = requestScope(args.context);
  const form = await readForm(args.request);
  const checkout = await requireCheckout(args.context, { request: args.request, form, step: STEP });
  const submission = parseForm(form, postedContact);
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const draft = await saveCheckout(context, checkout, { contact: contactOf(submission.value) });
  throw redirect(checkoutPaths[stepAfter(draft, STEP)], 303);
}

export default function ContactStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <PersonForm
        hasAddress={false}
        step={STEP}
        values={loaderData.values}
        sum={loaderData.frame}
        result={actionData}
      />
    </CheckoutFrame>
  );
}
