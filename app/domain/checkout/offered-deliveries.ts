import type { ArticleKind } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { type Delivery, deliveries } from '~/domain/orders/order';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';

export type DeliveredLine = { article: { kind: ArticleKind } };

/** A parcel needs prepayment, and contains goods only. */
export function offeredDeliveries(
  methods: readonly PaymentMethod[],
  lines: readonly DeliveredLine[],
): readonly Delivery[] {
  const allowsParcel = methods.some((method) => paymentTerms[method].allowsParcel);
  return allowsParcel && lines.every(({ article }) => isGoods(article.kind)) ? deliveries : ['abholung'];
}
