import { WebhookPage } from '~/domain/desk/components/webhook-page';
import { webhookDone } from '~/domain/desk/programs/webhook-texts';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { webhookByForm, webhookPage } from '~/http/desk/webhook-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.webhooks.$id';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Webhook' }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return { ...(await webhookPage(context, params.id, url)), notice: noticeOf(url, webhookDone) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return webhookByForm(context, await readForm(request), params.id);
}

export default function DeskWebhook({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData && 'errors' in actionData ? actionData : undefined;
  return <WebhookPage {...loaderData} answer={answer} />;
}
