import type { Cents } from '~/values/money';
import type { PriceLine } from '../prices/service-price';

/** Gross. An extra line is work that the customer may leave out. */
export interface QuoteLine extends PriceLine {
  isExtra: boolean;
}

export const quoteStates = ['open', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteState = (typeof quoteStates)[number];

export const lineCents = ({
  labourCents,
  partsCents,
}: Pick<QuoteLine, 'labourCents' | 'partsCents'>): Cents => labourCents + partsCents;

export const sumOf = (lines: readonly QuoteLine[]): Cents =>
  lines.reduce((sum, line) => sum + lineCents(line), 0);

/** Ordered lines: all that are no extras, and the extras that were agreed to. @param extras positions from 0 */
export const orderedLines = (lines: readonly QuoteLine[], extras: readonly number[]): QuoteLine[] =>
  lines.filter(({ isExtra }, index) => !isExtra || extras.includes(index));

export type QuoteStateNow = QuoteState | 'expired';

export const quoteStateAt = (
  { state, expiresAt }: { state: QuoteState; expiresAt: Date },
  now: Date,
): QuoteStateNow => (state === 'open' && expiresAt <= now ? 'expired' : state);
