import { and, type Column, gt, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '~/platform/database/database.server';

/** Sorted. Looks up each value in an index that begins with the condition's columns, which takes time by values instead of rows. */
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
