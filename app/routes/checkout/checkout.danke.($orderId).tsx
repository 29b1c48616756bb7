import { OrderThanks } from '~/domain/orders/components/order-thanks';
import { paymentNotices } from '~/domain/orders/pay-messages';
import { requireOwnOrder } from '~/http/checkout/require-own-order.server';
import { noticeOf } from '~/http/notice-of';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/checkout.danke.($orderId)';

export const handle: PageHandle = { isStatic: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await requireOwnOrder(context, 'kauf', params.orderId);
  return { ...order, notice: noticeOf(url, paymentNotices) };
}

export default function PurchaseThanks({ loaderData }: Route.ComponentProps) {
  return <OrderThanks title="Vielen Dank für Ihre Bestellung" {...loaderData} />;
}
