import { type Cents, formatCents } from '~/values/money';

/** Units of base prices (§ 4 PAngV). */
export const contentUnits = ['l', 'kg', 'm', 'm²'] as const;
export type ContentUnit = (typeof contentUnits)[number];

export interface Content {
  /** Thousandths of the unit. */
  contentMilli: number | null;
  contentUnit: ContentUnit | null;
}

/** '13,27 € je l'; undefined for articles sold by the piece, or if it equals the price (§ 4 (1) PAngV). */
export function basePrice(cents: Cents, { contentMilli, contentUnit }: Content): string | undefined {
  if (contentMilli === null || contentUnit === null || contentMilli === 1000) return undefined;
  return `${formatCents(Math.round((cents * 1000) / contentMilli))} je ${contentUnit}`;
}
