import { OrderThanks } from '~/domain/orders/components/order-thanks';
import { requireOwnOrder } from '~/http/checkout/require-own-order.server';
import { requestScope } from '~/http/request-scope';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { Route } from './+types/checkout.dankeFuerReservierung.($orderId)';

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  return requireOwnOrder(tenant, context, visitor, 'reservierung', args.params.orderId);
}

export default function ReservationThanks({ loaderData }: Route.ComponentProps) {
  return <OrderThanks title="Vielen Dank für Ihre Reservierung" {...loaderData} />;
}
