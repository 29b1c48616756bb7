import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { stepAfter } from '~/domain/checkout/checkout';
import { saveCheckout } from '~/domain/checkout/checkout.server';
import { CheckoutFrame } from '~/domain/checkout/components/checkout-frame';
import { PersonForm } from '~/domain/checkout/components/person-form';
import { knownPerson } from '~/domain/checkout/known-person.server';
import { contactOf, personValues } from '~/domain/checkout/person';
import { contactSchema } from '~/domain/checkout/schemas';
import { requestScope } from '~/http/request-scope';
import { readForm } from '~/platform/http/read-form.server';
import { requireCheckout, requireStep } from '~/storefront/checkout/step.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/checkout.kontakt';

const PATH = '/checkout/kontakt';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { checkout, ...step } = await requireStep(tenant, context, visitor, PATH, 'Wie erreichen wir Sie?');
  return { ...step, values: personValues(checkout.draft, await knownPerson(context, visitor)) };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const checkout = await requireCheckout(tenant, context, visitor, PATH);
  const submission = parseWithZod(await readForm(args.request), { schema: contactSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const draft = await saveCheckout(context, checkout, { contact: contactOf(submission.value) });
  throw redirect(stepAfter(draft, PATH), 303);
}

export default function ContactStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CheckoutFrame {...loaderData}>
      <PersonForm hasAddress={false} values={loaderData.values} result={actionData} />
    </CheckoutFrame>
  );
}
