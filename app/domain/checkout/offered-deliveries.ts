import type { ArticleKind } from '~/domain/catalog/articles/article';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { type PaymentMethod, paymentTerms } from '~/domain/payments/methods';
import { type ShippingMethod, shippingMethods, shippingText } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import type { DeliveryOption } from './delivery-option';

export type DeliveredLine = { article: { kind: ArticleKind } };

/** A parcel needs prepayment, and contains goods only. */
export function offeredShipping(
  location: Pick<Location, 'delivery'>,
  methods: readonly PaymentMethod[],
  lines: readonly DeliveredLine[],
): ShippingMethod[] {
  const allowsParcel = methods.some((method) => paymentTerms[method].allowsParcel);
  const areGoods = lines.every(({ article }) => isGoods(article.kind));
  return allowsParcel && areGoods ? shippingMethods(location) : [];
}

/** Collecting first. */
export function offeredDeliveries(
  location: Pick<Location, 'delivery' | 'city'>,
  methods: readonly PaymentMethod[],
  lines: readonly DeliveredLine[],
): [DeliveryOption, ...DeliveryOption[]] {
  return [
    { value: 'abholung', delivery: 'abholung', text: `Abholung in ${location.city}` },
    ...offeredShipping(location, methods, lines).map((shipping) => ({
      value: `versand:${shipping.code}`,
      delivery: 'versand' as const,
      shipping,
      text: shippingText([shipping.name]),
    })),
  ];
}
