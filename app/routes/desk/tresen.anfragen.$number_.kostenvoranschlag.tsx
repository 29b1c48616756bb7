import { type QuoteAnswer, QuoteFormPage } from '~/domain/desk/components/quote-form-page';
import { quoteByForm, quoteFormPage } from '~/http/desk/quote-command.server';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.anfragen.$number_.kostenvoranschlag';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Kostenvoranschlag' }];

export async function loader({ context, params }: Route.LoaderArgs) {
  return quoteFormPage(context, params.number);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return quoteByForm(context, params.number, await readForm(request), url.searchParams.has('vorschau'));
}

export default function DeskQuote({ loaderData, actionData }: Route.ComponentProps) {
  const answer: QuoteAnswer | undefined = actionData;
  return <QuoteFormPage {...loaderData} answer={answer} />;
}
