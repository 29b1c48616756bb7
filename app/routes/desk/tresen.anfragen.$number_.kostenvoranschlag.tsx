import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { type QuoteAnswer, QuoteFormPage } from '~/domain/desk/components/quote-form-page';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { readQuote } from '~/domain/desk/quotes/quote-form';
import { mayDo } from '~/domain/desk/rights';
import { ratesAt, sendQuote } from '~/domain/workshop/quotes/quotes.server';
import { findRequest } from '~/domain/workshop/requests/find-requests.server';
import { invalid, refused, textsOf } from '~/http/desk/desk-answer';
import { hiddenPage } from '~/http/desk/refuse-right.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import { daysAfter } from '~/values/days';
import { deskRequestPath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.anfragen.$number_.kostenvoranschlag';

export async function loader({ context: routerContext, params }: Route.LoaderArgs) {
  const { desk, request } = await requireQuoteDesk(routerContext, params.number);
  const { context, tenant } = desk;
  const { serviceTitle, vehicle, message, contact } = request;
  const name = `${contact.firstName} ${contact.lastName}`;
  return {
    request: { number: request.number, serviceTitle, vehicle, message, name, email: contact.email },
    rates: await ratesAt(context, tenant.location),
    id: randomUUID(),
    until: germanDate(daysAfter(context.now(), DAYS)),
  };
}

/** @throws {Response} the redirect to the request */
export async function action({ context: routerContext, params, request: posted, url }: Route.ActionArgs) {
  const sent = await readForm(posted);
  const { desk, request } = await requireQuoteDesk(routerContext, params.number);
  const { context, tenant, user } = desk;
  const form = { command: 'quote', values: textsOf(sent) };
  const { errors, ...quote } = readQuote(form.values, await ratesAt(context, tenant.location), context.now());
  if (Object.keys(errors).length > 0) return invalid(form, errors);
  if (url.searchParams.has('vorschau'))
    return data<QuoteAnswer>({ ...form, errors: {}, preview: quote.lines });
  const id = z.uuid().safeParse(form.values.stand);
  if (!id.success) return refused(form, { text: NOT_ALLOWED }, 400);
  const stored = await sendQuote(context, tenant, request, { ...quote, id: id.data, staff: user.email });
  if (!stored) return refused(form, { text: ALREADY_SENT }, 409);
  throw redirect(`${deskRequestPath(request.number)}?hinweis=kostenvoranschlag`, 303);
}

type RouterContext = Readonly<RouterContextProvider>;

const DAYS = 14;
const ALREADY_SENT = 'Dieser Kostenvoranschlag ist schon verschickt.';

/** @throws {Response} 404 for a request of another location */
async function requireQuoteDesk(routerContext: RouterContext, number: string) {
  const desk = await requireDesk(routerContext);
  const request = await findRequest(desk.context, desk.tenant.location.id, number);
  if (!mayDo(desk.roles, 'quote')) throw await hiddenPage(desk, 'quote');
  if (!request) throw data(NOT_ALLOWED, { status: 404 });
  return { desk, request };
}

export default function DeskQuote({ loaderData }: Route.ComponentProps) {
  return <QuoteFormPage {...loaderData} />;
}
