import { randomUUID } from 'node:crypto';
import { OrderPage } from '~/domain/desk/components/order-page';
import { MAX_MESSAGE } from '~/domain/desk/customer-message';
import { doneMessages } from '~/domain/desk/messages';
import { mayDo } from '~/domain/desk/rights';
import { commandByForm } from '~/http/desk/order-command.server';
import { extraByForm, orderOfDesk } from '~/http/desk/order-extra.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestellungen.$number';

export const meta: Route.MetaFunction = ({ params }) => [{ title: params.number ?? '' }];

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  const { roles, others } = desk;
  return {
    ...(await orderOfDesk(desk, params.number)),
    notice: noticeOf(url, doneMessages),
    messageId: mayDo(roles, 'write') ? randomUUID() : undefined,
    mayResend: mayDo(roles, 'resend'),
    targets: others.map(({ url: target, title, city }) => ({ url: target, name: `${title}, ${city}` })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = await requireDesk(context);
  const form = await readForm(request, { maxLength: 2 * MAX_MESSAGE });
  return (await extraByForm(desk, params.number, form)) ?? commandByForm(context, desk, params.number, form);
}

export default function DeskOrder({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}
