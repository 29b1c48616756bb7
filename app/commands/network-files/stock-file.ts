import { z } from 'zod';
import { integerText } from './tyre-file';

const pieces = integerText(0, 9999);

/** One row of `stock.csv`; that each location has its column is seen at the header row. */
export const stockRow = z
  .object({ id: z.string().min(1, 'darf nicht leer sein'), zentrallager: pieces })
  .catchall(pieces)
  // An id alone is a tyre's.
  .transform(({ id, zentrallager, ...byLocation }) => ({
    article: id.includes(':') ? id : `tyre:${id}`,
    central: zentrallager,
    byLocation,
  }));

/** Physical pieces in the central warehouse and, by location url, at the locations. */
export type StockRow = z.output<typeof stockRow>;

/** The columns of `stock.csv`, which follow from the locations of the network. */
export function stockColumns(locationUrls: readonly string[]): string[] {
  return ['id', 'zentrallager', ...locationUrls];
}
