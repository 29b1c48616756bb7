import { OrdersPage } from '~/domain/desk/components/orders-page';
import { listDeskOrders } from '~/domain/desk/list-orders.server';
import { doneMessages } from '~/domain/desk/messages';
import { queryOf, readCursor, readOrderFilter } from '~/http/desk/order-filter';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import type { Route } from './+types/tresen.bestellungen._index';

const PAGE_SIZE = 50;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Bestellungen' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
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
    notice: noticeOf(url, doneMessages),
  };
}

export default function DeskOrders({ loaderData }: Route.ComponentProps) {
  return <OrdersPage {...loaderData} />;
}
