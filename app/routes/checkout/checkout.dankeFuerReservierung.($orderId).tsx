import { OrderThanks } from '~/domain/orders/components/order-thanks';
import { notBoughtNotice } from '~/http/checkout/buy-reservation.server';
import { requireOwnOrder } from '~/http/checkout/require-own-order.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/checkout.dankeFuerReservierung.($orderId)';

export const handle: PageHandle = { isStatic: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await requireOwnOrder(context, 'reservierung', params.orderId);
  return {
    ...order,
    notice: notBoughtNotice(url, { orderType: 'reservierung', fulfilment: order.progress.state }),
  };
}

export default function ReservationThanks({ loaderData }: Route.ComponentProps) {
  return <OrderThanks title="Vielen Dank für Ihre Reservierung" {...loaderData} />;
}
