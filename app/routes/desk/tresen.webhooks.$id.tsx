import { WebhookPage } from '~/domain/desk/components/webhook-page';
import { webhookDone } from '~/domain/desk/programs/webhook-texts';
import { webhookByForm, webhookPage } from '~/http/desk/webhook-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.webhooks.$id';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return { ...(await webhookPage(context, params.id, url)), notice: noticeOf(url, webhookDone) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return webhookByForm(context, await readForm(request), params.id);
}

export default function DeskWebhook({ loaderData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} />;
}
