import { createHash } from 'node:crypto';
import type { LineOptions } from '~/domain/catalog/articles/line-options';
import type { Contact, OrderType, PostalAddress } from '~/domain/orders/order';
import type { PaymentMethod } from '~/domain/payments/methods';
import type { Cents } from '~/values/money';
import type { OrderTotals, Slot } from './checkout';
import type { DeliveryOption } from './delivery-option';
import type { OrderPart } from './order-change';
import type { VehicleOfLine } from './vehicles-of-lines.server';

export interface DigestedLine {
  id: string;
  article: {
    id: number;
    title: string;
    subtitle: string;
    price: { cents: Cents };
    depositCents: Cents | null;
    vatRate: number;
  };
  options: LineOptions;
  quantity: number;
  waivedDepositCents?: Cents;
}

/** Everything that the last click orders. */
export interface DigestedOrder {
  draft: {
    orderType: OrderType;
    contact: Contact | null;
    address: PostalAddress | null;
    payment: PaymentMethod | null;
  };
  lines: readonly DigestedLine[];
  /** In the order of lines. */
  discounts: readonly Cents[];
  vehicleOf: VehicleOfLine;
  option: Pick<DeliveryOption, 'value' | 'text'>;
  totals: OrderTotals;
  couponCode: string | null;
  slot: Slot | undefined;
  /** As the page words them. */
  deliveryTime: string;
  heldText: string | undefined;
  /** `termsOf` the location. */
  terms: unknown;
}

/** Equal for equal values: a database keeps JSON without its order, and nothing for undefined. */
function canonical(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).filter(([, one]) => one !== undefined && one !== null);
  return known.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, canonical(one)]);
}

/** 72 bits are enough against chance; whoever makes one up changes only an order of their own. */
export const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)) ?? '')
    .digest('base64url')
    .slice(0, 12);

/** Of a caller that names the people with the order, and is shown none before. */
export const withoutPeople = <Draft extends object>(draft: Draft) => ({
  ...draft,
  contact: null,
  address: null,
});

/** Of the form's field `stand`: a hash for each part of the order, and for each line (read by `orderChange`). */
export function orderDigest(order: DigestedOrder): string {
  const { draft, lines, discounts, vehicleOf, option, totals, couponCode, slot } = order;
  const { orderType, contact, address, payment } = draft;
  const { deliverTo, ...billing } = address ?? {};
  const isBuying = orderType === 'kauf';
  const parts: Record<Exclude<OrderPart, 'artikel'>, unknown> = {
    art: orderType,
    kontakt: [contact, address && billing],
    lieferadresse: deliverTo ?? null,
    lieferung: [option.value, option.text, order.deliveryTime, order.heldText],
    zahlung: isBuying ? payment : null,
    termin: slot ? [slot.startsAt, slot.endsAt] : null,
    summe: [totals, couponCode],
    bedingungen: order.terms,
  };
  const ofLines = lines.map(({ id, article, options, quantity, waivedDepositCents = 0 }, index) => {
    const { id: articleId, title, subtitle, price, depositCents, vatRate } = article;
    const discountCents = discounts[index] ?? 0;
    const vehicle = vehicleOf(id);
    const others = options.filter(({ kind }) => kind !== 'vehicle');
    const sold = { articleId, title, subtitle, quantity, cents: price.cents, depositCents, vatRate };
    const hash = digestOf({
      ...sold,
      waivedDepositCents,
      discountCents,
      others,
      vehicle: vehicle && [vehicle.code, vehicle.verdict],
    });
    return `artikel/${id}:${hash}`;
  });
  return [...Object.entries(parts).map(([part, value]) => `${part}:${digestOf(value)}`), ...ofLines].join(
    '.',
  );
}
