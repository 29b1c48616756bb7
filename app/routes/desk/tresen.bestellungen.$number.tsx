import { data } from 'react-router';
import { OrderPage } from '~/domain/desk/components/order-page';
import { deskOrder } from '~/domain/desk/desk-order.server';
import { doneMessages } from '~/domain/desk/messages';
import { commandByForm } from '~/http/desk/order-command.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestellungen.$number';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = ({ params }) => [{ title: params.number ?? '' }];

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const { tenant, context, roles, others } = await requireDesk(routerContext);
  const place = { locationId: tenant.location.id, roles, hasOtherLocations: others.length > 0 };
  const found = await deskOrder(context, place, params.number);
  if (!found) throw data('Diese Bestellung gibt es hier nicht.', { status: 404 });
  return {
    ...found,
    notice: noticeOf(url, doneMessages),
    targets: others.map(({ url: target, title, city }) => ({ url: target, name: `${title}, ${city}` })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = await requireDesk(context);
  return commandByForm(context, desk, params.number, await readForm(request));
}

export default function DeskOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} answer={actionData} />;
}
