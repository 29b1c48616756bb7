import type { TestDatabase } from './fresh-database';

/**
 * What every table holds, jobs included: a number that any insert, update or delete changes, also one that writes the
 * same values. What is rolled back changes nothing. Only for a database that nothing else writes to.
 */
export async function allTables({ query }: Pick<TestDatabase, 'query'>): Promise<Record<string, string>> {
  const tables = await query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtext(ctid::text || xmin::text)), 0) as content from ${name}`,
  );
  const rows = await query<{ name: string; content: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
