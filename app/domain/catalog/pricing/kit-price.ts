import type { Cents } from '~/values/money';

/** A component of a kit; without a price it is not for sale. */
export interface PricedPart {
  quantity: number;
  cents: Cents | undefined;
}

/**
 * What a kit without a price of its own costs: the sum of its parts, work on it among them. It has no struck price: an offer for a part makes the sum
 * smaller, and is told at the part.
 * @returns undefined where a part is not for sale, for then the kit is not, either
 */
export function kitCents(parts: readonly PricedPart[]): Cents | undefined {
  if (parts.length === 0) return undefined;
  return parts.reduce<Cents | undefined>(
    (sum, { quantity, cents }) =>
      sum === undefined || cents === undefined ? undefined : sum + quantity * cents,
    0,
  );
}

/** Of a kit, what lists are to show: the network's price, and a location's where it is another. */
export interface KitPriceRow {
  locationId: string | null;
  cents: Cents;
}

export interface KitToPrice {
  parts: readonly { quantity: number; pricesAt: ReadonlyMap<string | null, Cents> }[];
  /** Where it has a price of its own (null: in the network), which the sum never hides. */
  pricedAt: ReadonlySet<string | null>;
}

/** The sums that lists are to show of a kit. */
export function kitPriceRows({ parts, pricedAt }: KitToPrice): KitPriceRow[] {
  if (pricedAt.has(null)) return [];
  const centsAt = (locationId: string | null) =>
    kitCents(
      parts.map(({ quantity, pricesAt }) => ({
        quantity,
        cents: pricesAt.get(locationId) ?? pricesAt.get(null),
      })),
    );
  const network = centsAt(null);
  const mayDiffer = new Set(parts.flatMap(({ pricesAt }) => [...pricesAt.keys()]));
  return [null, ...[...mayDiffer].filter((locationId) => locationId !== null)].flatMap((locationId) => {
    const cents = centsAt(locationId);
    const isSame = locationId !== null && cents === network;
    return cents === undefined || isSame || pricedAt.has(locationId) ? [] : [{ locationId, cents }];
  });
}
