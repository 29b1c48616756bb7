import { formatNumber } from '~/values/german-number';
import { type Cents, formatCents } from '~/values/money';
import type { ListWords } from './list-definition';

interface Counted {
  total: number;
  words: ListWords;
}

/** '1.204 Reifen' */
export function countLabel({ total, words }: Counted): string {
  return `${formatNumber(total)} ${total === 1 ? words.singular : words.plural}`;
}

/** '1.204 Reifen ab 39,90 €' */
export function foundLabel(list: Counted & { cheapestCents: Cents | undefined }): string {
  const { cheapestCents } = list;
  return cheapestCents === undefined
    ? countLabel(list)
    : `${countLabel(list)} ab ${formatCents(cheapestCents)}`;
}

export function filterLabel({ chips }: { chips: readonly unknown[] }): string {
  return chips.length > 0 ? `Filter (${chips.length})` : 'Filter';
}
