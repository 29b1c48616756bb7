import { OrderThanks } from '~/domain/orders/components/order-thanks';
import { requireOwnOrder } from '~/http/checkout/require-own-order.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/checkout.dankeFuerReservierung.($orderId)';

export const handle: PageHandle = { isStatic: true };

export const loader = ({ context, params }: Route.LoaderArgs) =>
  requireOwnOrder(context, 'reservierung', params.orderId);

export default function ReservationThanks({ loaderData }: Route.ComponentProps) {
  return <OrderThanks title="Vielen Dank für Ihre Reservierung" {...loaderData} />;
}
