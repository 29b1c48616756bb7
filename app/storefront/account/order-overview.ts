import { vehicleOf } from '~/domain/catalog/articles/line-options';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { shippingText } from '~/domain/tenancy/delivery';

export function orderOverview(order: PlacedOrder) {
  return {
    lines: order.lines.map(({ id, title, subtitle, options, quantity, unitPriceCents }) => ({
      key: id,
      title,
      subtitle,
      vehicle: vehicleOf(options),
      quantity,
      totalCents: unitPriceCents * quantity,
    })),
    mismatches: order.confirmed.mismatches ?? [],
    couponCode: order.couponCode,
    discountCents: order.discountCents,
    depositCents: order.depositCents,
    shippingCents: order.shippingCents,
    shippingText: shippingText(order.confirmed.carriers),
    totalCents: order.totalCents,
    vatCents: order.vatCents,
  };
}
