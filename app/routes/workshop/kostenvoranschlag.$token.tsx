import { QuotePage } from '~/domain/workshop/components/quote-page';
import { quoteNotices } from '~/domain/workshop/quotes/quote-text';
import { findLinkedQuote } from '~/domain/workshop/quotes/quotes.server';
import { noStore } from '~/http/no-store';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { answerQuotePage, loadQuotePage } from '~/http/workshop/quote.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { quotePath } from '~/values/appointment-paths';
import type { Route } from './+types/kostenvoranschlag.$token';

export const handle: PageHandle = { isStatic: true };

export const headers = noStore;

export const meta: Route.MetaFunction = () => [
  { title: 'Ihr Kostenvoranschlag' },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** @throws {Response} 404 for a token that opens no quote */
async function requireQuote({
  context: routerContext,
  params,
}: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { tenant, context } = requestScope(routerContext);
  const found = await findLinkedQuote(tenant, context, params.token);
  if (!found) throw new Response('', { status: 404 });
  return found;
}

export async function loader(args: Route.LoaderArgs) {
  const quote = loadQuotePage(args.context, await requireQuote(args));
  return { quote, notice: noticeOf(args.url, quoteNotices) };
}

export async function action(args: Route.ActionArgs) {
  const found = await requireQuote(args);
  return answerQuotePage(args.context, found, await readForm(args.request), quotePath(args.params.token));
}

export default function LinkedQuote({ loaderData, actionData, params }: Route.ComponentProps) {
  return <QuotePage {...loaderData} here={quotePath(params.token)} problem={actionData?.problem} />;
}
