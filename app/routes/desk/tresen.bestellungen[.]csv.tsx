import { listDeskOrders } from '~/domain/desk/list-orders.server';
import { orderRows } from '~/domain/desk/order-rows';
import { csvText } from '~/exchange/export/csv-text';
import { readOrderFilter } from '~/http/desk/list-filters';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.bestellungen[.]csv';

const MAX_ROWS = 10_000;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const { filter } = readOrderFilter(url);
  const page = { after: undefined, limit: MAX_ROWS };
  const orders = await listDeskOrders(context, tenant.location.id, filter, page);
  return new Response(csvText(orderRows(orders.slice(0, MAX_ROWS))), {
    headers: {
      ...deskHeaders(),
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bestellungen.csv"',
    },
  });
}
