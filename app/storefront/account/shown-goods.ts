import type { PlacedOrder } from '~/domain/orders/placed-order';

/** An order's lines and sums as pages show them. */
export function shownGoods(order: PlacedOrder) {
  return {
    lines: order.lines.map(({ id, title, subtitle, quantity, unitPriceCents }) => ({
      key: id,
      title,
      subtitle,
      quantity,
      totalCents: unitPriceCents * quantity,
    })),
    couponCode: order.couponCode,
    discountCents: order.discountCents,
    shippingCents: order.shippingCents,
    totalCents: order.totalCents,
    vatCents: order.vatCents,
  };
}
