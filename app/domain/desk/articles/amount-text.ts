import type { ContentUnit } from '~/domain/catalog/products/base-price';
import { formatCents } from '~/values/money';

/** '7,50'; empty: none. */
export const amountText = (cents: number | null | undefined): string =>
  cents ? formatCents(cents).replace(/\s?€/, '') : '';

export const contentText = (of: { milli: number; unit: ContentUnit } | null | undefined): string =>
  of ? `${String(of.milli / 1000).replace('.', ',')} ${of.unit}` : '';
