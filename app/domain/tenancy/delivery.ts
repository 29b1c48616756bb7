import { z } from 'zod';
import type { Cents } from '~/values/money';
import { carrierOf } from './carriers';
import type { Location } from './directory';
import { defineSettings, filledText, setting } from './settings';

const price = z.int().min(0).max(100_000);

const pricedCarrier = z.strictObject({
  code: filledText,
  /** Gross cents; without it the location's flat price. */
  preisCents: price.optional(),
  /** Working days in transit; without it those of the carrier. */
  tage: z.int().min(1).max(30).optional(),
});

type PricedCarrier = z.output<typeof pricedCarrier>;
type CarrierEntry = string | PricedCarrier;

const priced = (entry: CarrierEntry): PricedCarrier => (typeof entry === 'string' ? { code: entry } : entry);

const codeOf = (entry: CarrierEntry) => carrierOf(priced(entry).code).code;

function areTold(entries: readonly CarrierEntry[]): boolean {
  return entries.every(
    (entry, index) =>
      typeof entry === 'string' ||
      entries.every((other, at) => at === index || codeOf(other) !== codeOf(entry)),
  );
}

export const deliverySettings = defineSettings('delivery', {
  /** Working days from the central warehouse to the location. */
  deliveryDays: setting(z.int().min(1).max(30), { fallback: 1 }),
  /** Flat price of a parcel, gross cents. */
  shippingCents: setting(price, { fallback: 0 }),
  carriers: setting(
    z
      .array(z.union([filledText, pricedCarrier], 'weder ein Kürzel noch ein Objekt mit code'))
      .min(1, 'mindestens eine Versandart')
      .refine(areTold, 'nennt eine Versandart mehrmals'),
    { file: 'stammblatt.versandarten', fallback: [] },
  ),
});

export interface ShippingMethod {
  code: string;
  name: string;
  /** Gross, an order. */
  priceCents: Cents;
  /** Working days in transit. */
  transitDays: number;
}

/** As ordered in the master record, DHL if it names none (spec 1, entities). */
export function shippingMethods(location: Pick<Location, 'delivery'>): [ShippingMethod, ...ShippingMethod[]] {
  const { carriers, shippingCents } = deliverySettings.of(location);
  const methods = carriers.map((entry): ShippingMethod => {
    const { preisCents = shippingCents, tage, code: named } = priced(entry);
    const { code, name, transitDays } = carrierOf(named);
    return { code, name, priceCents: preisCents, transitDays: tage ?? transitDays };
  });
  const [first, ...others] = methods.filter(
    ({ code }, index) => methods.findIndex((method) => method.code === code) === index,
  );
  const { code, name, transitDays } = carrierOf('dhl');
  return [first ?? { code, name, priceCents: shippingCents, transitDays }, ...others];
}

/** `none`: goods are collected only. */
export type ShippingCost = 'extra' | 'free' | 'none';

export function shippingCostOf(methods: readonly Pick<ShippingMethod, 'priceCents'>[]): ShippingCost {
  if (methods.length === 0) return 'none';
  return methods.every(({ priceCents }) => priceCents === 0) ? 'free' : 'extra';
}

const alternatives = new Intl.ListFormat('de', { type: 'disjunction' });

export function anyOf(names: readonly string[]): string {
  return alternatives.format(names);
}

export function shippingText(carriers: readonly string[]): string {
  return carriers.length > 0 ? `Versand mit ${anyOf(carriers)}` : 'Versand';
}

/** All of them in one line; `isFrom`: some cost more. */
export function shippingOffer(methods: readonly ShippingMethod[]) {
  if (methods.length === 0) return undefined;
  const prices = methods.map(({ priceCents }) => priceCents);
  return {
    text: shippingText(methods.map(({ name }) => name)),
    cents: Math.min(...prices),
    isFrom: new Set(prices).size > 1,
  };
}
