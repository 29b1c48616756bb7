import { type Column, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Ids, or the query of them. */
export type Ids = readonly number[] | SQLWrapper;

/** SQL that is true for a row of these ids. A query of them is run first, so that they are looked up in the column's index. */
export function isAmong(column: Column, ids: Ids): SQL {
  return Array.isArray(ids) ? inArray(column, ids) : sql`${column} = any(array(${ids}))`;
}
