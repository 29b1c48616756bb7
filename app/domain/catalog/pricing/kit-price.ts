import type { Cents } from '~/values/money';

/** A component without a price is not for sale. */
export interface PricedPart {
  quantity: number;
  cents: Cents | undefined;
}

/** Sum of the parts, without a struck price: an offer for a part lowers the sum. @returns undefined if a part is not for sale */
export function kitCents(parts: readonly PricedPart[]): Cents | undefined {
  if (parts.length === 0) return undefined;
  return parts.reduce<Cents | undefined>(
    (sum, { quantity, cents }) =>
      sum === undefined || cents === undefined ? undefined : sum + quantity * cents,
    0,
  );
}

export interface KitPriceRow {
  locationId: string | null;
  cents: Cents;
}

export interface KitToPrice {
  parts: readonly { quantity: number; pricesAt: ReadonlyMap<string | null, Cents> }[];
  /** Locations with a price of their own (null: the network), which the sum never overrides. */
  pricedAt: ReadonlySet<string | null>;
}

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
