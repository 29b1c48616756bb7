import { data, type RouterContextProvider, redirect } from 'react-router';
import { basenameOf } from '~/domain/tenancy/tenant';
import type { QuotePageView } from '~/domain/workshop/components/quote-page';
import { quoteStateAt } from '~/domain/workshop/quotes/quote';
import { extraField } from '~/domain/workshop/quotes/quote-fields';
import { answerRefusals } from '~/domain/workshop/quotes/quote-text';
import { answerQuote } from '~/domain/workshop/quotes/quotes.server';
import type { QuoteOfRequest } from '~/domain/workshop/quotes/stored-quote';
import { requestScope } from '../request-scope';

type RouterContext = Readonly<RouterContextProvider>;

function placeOf(routerContext: RouterContext, { quote }: QuoteOfRequest) {
  const { tenant, context } = requestScope(routerContext);
  const location = tenant.group.find(({ id }) => id === quote.locationId);
  if (!location) throw new Response('', { status: 404 });
  return { shop: { location, origin: tenant.origin, basename: basenameOf(tenant.host, location) }, context };
}

/** @throws {Response} 404 for a location that is gone */
export function loadQuotePage(routerContext: RouterContext, found: QuoteOfRequest): QuotePageView {
  const { shop, context } = placeOf(routerContext, found);
  const { quote, request } = found;
  const { number, lines, extras, note, expiresAt } = quote;
  const facts: [string, string][] = [
    ['Leistung', request.serviceTitle],
    ['Fahrzeug', request.vehicle],
    ['Anfrage', request.number],
    ['Ort', `${shop.location.title}, ${shop.location.city}`],
  ];
  return {
    number,
    lines,
    extras,
    note,
    expiresAt,
    state: quoteStateAt(quote, context.now()),
    facts: facts.filter(([, value]) => value !== ''),
  };
}

/** @param here the page, where the answer is shown @throws {Response} the redirect there */
export async function answerQuotePage(
  routerContext: RouterContext,
  found: QuoteOfRequest,
  form: FormData,
  here: string,
) {
  const { shop, context } = placeOf(routerContext, found);
  const command = form.get('befehl');
  if (command !== 'annehmen' && command !== 'ablehnen') throw new Response('', { status: 400 });
  const extras = found.quote.lines.flatMap((_, position) =>
    form.has(extraField(position)) ? [position] : [],
  );
  const result = await answerQuote(context, shop, found, { isAccepted: command === 'annehmen', extras });
  if (!result.ok) return data({ problem: answerRefusals[result.code] }, { status: 409 });
  throw redirect(`${here}?hinweis=${command === 'annehmen' ? 'beauftragt' : 'abgelehnt'}`, 303);
}
