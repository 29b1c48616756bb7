import { listDeskOrders, type OrderFilter } from '~/domain/desk/list-orders.server';
import { orderRows } from '~/domain/desk/order-rows';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { csvText } from '~/exchange/export/csv-text';
import { pageOf, readOrderFilter } from '~/http/desk/list-filters';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import type { Context } from '~/platform/context';
import type { Route } from './+types/tresen.bestellungen[.]csv';

const ROWS_AT_ONCE = 1_000;

/** Reads on as fast as the browser takes it. */
function ordersFile(context: Context, locationId: string, filter: OrderFilter): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: OrderCursor | undefined;
  return new ReadableStream({
    async pull(controller) {
      const found = await listDeskOrders(context, locationId, filter, { after, limit: ROWS_AT_ONCE });
      const { rows, last } = pageOf(found, ROWS_AT_ONCE);
      const isContinued = after !== undefined;
      controller.enqueue(encoder.encode(csvText(orderRows(rows), { isContinued })));
      after = last;
      if (!last) controller.close();
    },
  });
}

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const { filter } = readOrderFilter(url);
  return new Response(ordersFile(context, tenant.location.id, filter), {
    headers: {
      ...deskHeaders(),
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bestellungen.csv"',
    },
  });
}
