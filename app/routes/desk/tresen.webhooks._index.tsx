import { WebhooksPage } from '~/domain/desk/components/webhooks-page';
import { webhookDone } from '~/domain/desk/programs/webhook-texts';
import { allSubscriptions } from '~/domain/programs/all-subscriptions.server';
import { keyDesk } from '~/http/desk/api-key-command.server';
import { cursorOf, listQuery, pageOf, readCursor } from '~/http/desk/list-filters';
import { webhookByForm } from '~/http/desk/webhook-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.webhooks._index';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context } = await keyDesk(routerContext);
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const { rows: webhooks, last } = pageOf(await allSubscriptions(context, page), PAGE_SIZE);
  const next = last && listQuery({}, cursorOf(last.createdAt, last.id));
  return { webhooks, next, notice: noticeOf(url, webhookDone) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return webhookByForm(context, await readForm(request));
}

export default function DeskWebhooks({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  return <WebhooksPage {...loaderData} made={made} />;
}
