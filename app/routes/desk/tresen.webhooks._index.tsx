import { WebhooksPage } from '~/domain/desk/components/webhooks-page';
import { webhookDone } from '~/domain/desk/programs/webhook-texts';
import { allSubscriptions } from '~/domain/programs/all-subscriptions.server';
import { keyDesk } from '~/http/desk/api-key-command.server';
import { webhookByForm } from '~/http/desk/webhook-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.webhooks._index';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context } = await keyDesk(routerContext);
  return { webhooks: await allSubscriptions(context), notice: noticeOf(url, webhookDone) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return webhookByForm(context, await readForm(request));
}

export default function DeskWebhooks({ loaderData, actionData }: Route.ComponentProps) {
  const made = actionData && 'made' in actionData ? actionData.made : undefined;
  return <WebhooksPage {...loaderData} made={made} />;
}
