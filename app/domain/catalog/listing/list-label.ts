import { formatNumber } from '~/values/german-number';
import { formatCents } from '~/values/money';
import type { ListPage } from './load-list.server';

/** '1.204 Reifen' */
export function countLabel({ total, words }: Pick<ListPage, 'total' | 'words'>): string {
  return `${formatNumber(total)} ${total === 1 ? words.singular : words.plural}`;
}

/** '1.204 Reifen ab 39,90 €' */
export function foundLabel(list: Pick<ListPage, 'total' | 'words' | 'cheapestCents'>): string {
  const { cheapestCents } = list;
  return cheapestCents === undefined
    ? countLabel(list)
    : `${countLabel(list)} ab ${formatCents(cheapestCents)}`;
}

export function filterLabel({ chips }: Pick<ListPage, 'chips'>): string {
  return chips.length > 0 ? `Filter (${chips.length})` : 'Filter';
}
