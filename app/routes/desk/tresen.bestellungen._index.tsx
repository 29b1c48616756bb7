import { OrdersPage } from '~/domain/desk/components/orders-page';
import { listDeskOrders } from '~/domain/desk/list-orders.server';
import { doneMessages, viewNotices } from '~/domain/desk/messages';
import { bulkCommands, mayDo } from '~/domain/desk/rights';
import { viewsOf } from '~/domain/desk/saved-views.server';
import { queryOf, readCursor, readOrderFilter } from '~/http/desk/order-filter';
import { ordersByForm } from '~/http/desk/orders-form.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestellungen._index';

const PAGE_SIZE = 50;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Bestellungen' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles, user } = await requireDesk(routerContext);
  const { filter, typed } = readOrderFilter(url);
  const page = { after: readCursor(url), limit: PAGE_SIZE };
  const found = await listDeskOrders(context, tenant.location.id, filter, page);
  const orders = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? orders.at(-1) : undefined;
  return {
    orders,
    typed,
    next: last && queryOf(typed, last),
    query: queryOf(typed),
    views: await viewsOf(context, user.id),
    bulk: bulkCommands.filter((command) => mayDo(roles, command)),
    notice: noticeOf(url, { ...doneMessages, ...viewNotices }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const desk = await requireDesk(context);
  return ordersByForm(context, desk, await readForm(request));
}

export default function DeskOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} answer={actionData} />;
}
