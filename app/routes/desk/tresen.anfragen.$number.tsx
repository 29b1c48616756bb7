import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { RequestPage } from '~/domain/desk/components/request-page';
import { MAX_MESSAGE } from '~/domain/desk/customer-message';
import { mailsAbout } from '~/domain/desk/mails-about.server';
import { doneMessages, QUOTE_SENT, REQUEST_DONE_ALREADY } from '~/domain/desk/messages';
import { writeToRequester } from '~/domain/desk/requests/write-to-requester.server';
import { orderedLines, quoteStateAt, sumOf } from '~/domain/workshop/quotes/quote';
import { quotesOfRequest } from '~/domain/workshop/quotes/quotes.server';
import { findRequest, finishRequest } from '~/domain/workshop/requests/find-requests.server';
import { picturesOf } from '~/domain/workshop/requests/request-pictures.server';
import { messageByForm } from '~/http/desk/message-form.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { deskRequestPath, deskRequestsPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.anfragen.$number';

async function requireRequest({
  context: routerContext,
  params,
}: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const desk = await requireDesk(routerContext);
  const request = await findRequest(desk.context, desk.tenant.location.id, params.number);
  if (!request) throw data('Diese Anfrage gibt es hier nicht.', { status: 404 });
  return { ...desk, request };
}

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = await requireRequest(args);
  const { uploadHash: _secret, emailKey: _key, ownerId: _owner, ...shown } = request;
  const quotes = await quotesOfRequest(context, request.id);
  return {
    request: shown,
    pictures: await picturesOf(context, request.id),
    quotes: quotes.map((quote) => {
      const ordered = orderedLines(quote.lines, quote.extras);
      const { number, createdAt: at, createdBy: staff, expiresAt, answeredAt } = quote;
      return {
        number,
        at,
        staff,
        expiresAt,
        answeredAt,
        state: quoteStateAt(quote, context.now()),
        sumCents: sumOf(ordered),
        lines: ordered.map(({ label }) => label),
      };
    }),
    mails: await mailsAbout(context, request.number),
    messageId: randomUUID(),
    notice: noticeOf(args.url, { kostenvoranschlag: QUOTE_SENT, write: doneMessages.write }),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, user, request } = await requireRequest(args);
  const form = await readForm(args.request, { maxLength: 2 * MAX_MESSAGE });
  if (form.get('befehl') === 'write') {
    const refusal = await messageByForm({ user }, form, (message) =>
      writeToRequester(context, tenant.location, request, message),
    );
    if (refusal) return refusal;
    throw redirect(`${deskRequestPath(request.number)}?hinweis=write`, 303);
  }
  const place = { locationId: tenant.location.id, number: request.number };
  if (!(await finishRequest(context, { ...place, by: user.email })))
    return data({ problem: REQUEST_DONE_ALREADY }, { status: 409 });
  throw redirect(`${deskRequestsPath}?hinweis=erledigt`, 303);
}

export default function DeskRequest({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <RequestPage
      {...loaderData}
      problem={actionData && 'problem' in actionData ? actionData.problem : undefined}
    />
  );
}
