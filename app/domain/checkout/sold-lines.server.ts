import type { PricedLine } from '~/domain/cart/priced-lines.server';
import { lineOptions } from '~/domain/catalog/articles/line-options';
import type { Shortage } from '~/domain/catalog/inventory/inventory';
import { partsOf } from '~/domain/catalog/inventory/stocked-articles.server';
import type { NewOrderLine } from '~/domain/orders/write-order.server';
import { offeredMethods } from '~/domain/payments/offered-methods';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Cents } from '~/values/money';
import type { CheckoutDraft } from './checkout';
import { chosenOption, type DeliveryOption } from './delivery-option';
import { goTogether } from './go-together';
import { type DeliveredLine, offeredDeliveries } from './offered-deliveries';
import type { VehicleOfLine } from './vehicles-of-lines.server';

export interface ShortLine {
  title: string;
  available: number;
}

export function soldLine(
  { id: lineId, article, options, quantity, waivedDepositCents = 0 }: PricedLine,
  discountCents: Cents,
  vehicleOf: VehicleOfLine,
): NewOrderLine {
  const { id, title, subtitle, price, depositCents, vatRate } = article;
  const vehicle = vehicleOf(lineId);
  const others = options.filter(({ kind }) => kind !== 'vehicle');
  return {
    articleId: id,
    title,
    subtitle,
    options: lineOptions.parse(vehicle ? [...others, vehicle] : options),
    quantity,
    unitPriceCents: price.cents,
    discountCents,
    depositCents: depositCents ?? 0,
    waivedDepositCents,
    vatRate,
    parts: Object.fromEntries(partsOf(article.stock)),
  };
}

export function namedShortages(lines: readonly PricedLine[], shortages: readonly Shortage[]): ShortLine[] {
  return shortages.map(({ articleId, available }) => ({
    title: lines.find((line) => line.article.id === articleId)?.article.title ?? '',
    available,
  }));
}

/** Undefined: not payable. Both may have been chosen at another location, or before work was added. */
export function payableOption(
  tenant: Tenant,
  draft: CheckoutDraft,
  lines: readonly DeliveredLine[],
): DeliveryOption | undefined {
  const methods = offeredMethods(tenant);
  const options = offeredDeliveries(tenant.location, methods, lines);
  if (draft.orderType === 'reservierung') return options[0];
  const { payment, delivery } = draft;
  const isPayable = payment !== null && methods.includes(payment) && goTogether(delivery, payment);
  return isPayable ? chosenOption(options, draft) : undefined;
}
