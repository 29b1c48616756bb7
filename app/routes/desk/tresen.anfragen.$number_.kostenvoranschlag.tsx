import { QuoteFormPage } from '~/domain/desk/components/quote-form-page';
import { quoteByForm, quoteFormPage } from '~/http/desk/quote-command.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.anfragen.$number_.kostenvoranschlag';

export async function loader({ context, params }: Route.LoaderArgs) {
  return quoteFormPage(context, params.number);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  return quoteByForm(context, params.number, await readForm(request), url.searchParams.has('vorschau'));
}

export default function DeskQuote({ loaderData }: Route.ComponentProps) {
  return <QuoteFormPage {...loaderData} />;
}
