import { and, type Column, gt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '~/platform/database/database.server';

/**
 * The values of a column among some rows, sorted. They are looked up one after the other in an index that begins with the columns of the
 * condition: that takes as long as there are values, not rows.
 */
export async function distinctValues(
  db: Database,
  table: PgTable,
  column: Column,
  condition: SQL | undefined,
): Promise<string[]> {
  const next = (where: SQL | undefined) =>
    sql`select ${column} from ${table} where ${where ?? sql`true`} order by ${column} limit 1`;
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found (value) as (
      (${next(condition)})
      union all
      select (${next(and(condition, gt(column, sql`found.value`)))}) from found where found.value is not null
    )
    select value from found where value is not null`);
  return rows.map(({ value }) => value);
}
