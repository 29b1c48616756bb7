import { z } from 'zod';
import { integerText } from './tyre-file';

const pieces = integerText(0, 999_999);

// An id alone is a tyre's.
const articleOf = (id: string) => (id.includes(':') ? id : `tyre:${id}`);
const id = z.string().min(1, 'darf nicht leer sein');

/** One row of `stock.csv`; that each location has its column is seen at the header row. */
export const stockRow = z
  .object({ id, zentrallager: pieces })
  .catchall(pieces)
  .transform(({ id, zentrallager, ...byLocation }) => ({
    article: articleOf(id),
    central: zentrallager,
    byLocation,
  }));

/** Physical pieces in the central warehouse and, by location url, at the locations. */
export type StockRow = z.output<typeof stockRow>;

/** The columns of `stock.csv`, which follow from the locations of the network. */
export function stockColumns(locationUrls: readonly string[]): string[] {
  return ['id', 'zentrallager', ...locationUrls];
}

/** One row of a file with the pieces of one location. */
export const locationStockRow = z
  .strictObject({ id, stueck: pieces })
  .transform(({ id, stueck }) => ({ article: articleOf(id), pieces: stueck }));

export const LOCATION_STOCK_COLUMNS: readonly string[] = ['id', 'stueck'];
