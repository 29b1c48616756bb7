import { QuotePage } from '~/domain/workshop/components/quote-page';
import { quoteNotices } from '~/domain/workshop/quotes/quote-text';
import { findQuoteOf } from '~/domain/workshop/quotes/quotes.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { accountScope } from '~/http/request-scope';
import { answerQuotePage, loadQuotePage } from '~/http/workshop/quote.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { accountQuotePath, appointmentsPath } from '~/values/appointment-paths';
import type { Route } from './+types/account.kostenvoranschlag.$number';

export const handle: PageHandle = {
  breadcrumb: ({ quote }: Route.ComponentProps['loaderData']) => [
    { label: 'Termine', to: appointmentsPath },
    { label: quote.number, to: accountQuotePath(quote.number) },
  ],
};

/** @throws {Response} 404 for somebody else's */
async function requireQuote({
  context: routerContext,
  params,
}: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { tenant, context, user } = accountScope(routerContext);
  const found = await findQuoteOf(context, user, params.number);
  if (!found) throw new Response('', { status: 404 });
  return { tenant, found };
}

export async function loader(args: Route.LoaderArgs) {
  const { tenant, found } = await requireQuote(args);
  return {
    quote: loadQuotePage(args.context, found),
    notice: noticeOf(args.url, quoteNotices),
    seo: accountSeo(tenant, accountQuotePath(found.quote.number), 'Kostenvoranschlag'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { found } = await requireQuote(args);
  const here = accountQuotePath(found.quote.number);
  return answerQuotePage(args.context, found, await readForm(args.request), here);
}

export default function Quote({ loaderData: { quote, notice }, actionData }: Route.ComponentProps) {
  const here = accountQuotePath(quote.number);
  return <QuotePage quote={quote} notice={notice} here={here} problem={actionData?.problem} />;
}
