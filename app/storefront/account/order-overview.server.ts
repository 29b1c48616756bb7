import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { articlePictures } from '~/domain/catalog/pictures/article-pictures.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { shippingText } from '~/domain/tenancy/delivery';
import type { Context } from '~/platform/context';

/** With a picture for each line. */
export async function orderOverview(context: Pick<Context, 'db'>, order: PlacedOrder) {
  const pictures = await articlePictures(
    context,
    order.lines.map(({ articleId }) => articleId),
  );
  return {
    lines: order.lines.map(({ id, articleId, title, subtitle, options, quantity, unitPriceCents }) => ({
      key: id,
      picture: pictures.get(articleId),
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
