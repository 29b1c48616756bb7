import { OrdersPage } from '~/domain/desk/components/orders-page';
import { listDeskOrders } from '~/domain/desk/list-orders.server';
import { doneMessages, viewNotices } from '~/domain/desk/messages';
import { bulkCommands, mayDo } from '~/domain/desk/rights';
import { viewsOf } from '~/domain/desk/saved-views.server';
import { listQuery, orderQuery, pageOf, readOrderCursor, readOrderFilter } from '~/http/desk/list-filters';
import { bulkResults, ordersByForm } from '~/http/desk/orders-form.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestellungen._index';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles, user } = await requireDesk(routerContext);
  const { filter, typed } = readOrderFilter(url);
  const page = { after: readOrderCursor(url), limit: PAGE_SIZE };
  const found = await listDeskOrders(context, tenant.location.id, filter, page);
  const { rows: orders, last } = pageOf(found, PAGE_SIZE);
  return {
    orders,
    typed,
    next: last && orderQuery(typed, last),
    query: listQuery(typed),
    views: await viewsOf(context, user.id),
    bulk: bulkCommands.filter((command) => mayDo(roles, command)),
    notice: noticeOf(url, { ...doneMessages, ...viewNotices }),
    results: bulkResults(url),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const desk = await requireDesk(context);
  return ordersByForm(context, desk, await readForm(request), url);
}

export default function DeskOrders({ loaderData, actionData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} answer={actionData} />;
}
