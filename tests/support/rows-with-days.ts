import pg from 'pg';
import { afterAll } from 'vitest';
import { oddStoredDays } from './odd-days';

/** A column of days or moments, and what identifies its rows. Names are quoted. */
interface DayColumn {
  table: string;
  column: string;
  keys: string[];
}

/** No list shows more; of a table with more rows the others stay as they are. */
const MAX_ROWS = 300;
const KEPT = 'odd_days_kept';

/** Writes days past all triggers: it is about the values that a column can hold, whoever wrote them. */
export async function openDayWriter(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  afterAll(() => client.end());
  await client.query('set session_replication_role = replica');

  /** Of the shop and of its jobs. */
  async function dayColumns(): Promise<DayColumn[]> {
    const { rows } = await client.query<DayColumn>(
      `select format('%I.%I', columns.table_schema, columns.table_name) as table, format('%I', column_name) as column,
         array(select format('%I', attname) from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
           where indrelid = format('%I.%I', columns.table_schema, columns.table_name)::regclass and indisprimary) as keys
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and (data_type = 'date' or data_type like 'timestamp%')
         and table_schema in ('public', 'graphile_worker')
       order by 1, 2`,
    );
    return rows;
  }

  async function write(own: DayColumn, day: string, rest: number): Promise<number> {
    const { table, column } = own;
    const { rowCount } = await client.query(
      `with done as (update ${table} own set ${column} = $1 from ${KEPT} kept where kept.place = own.ctid and row_at % $2 = $3
         returning kept.row_at, own.ctid as place)
       update ${KEPT} kept set place = done.place from done where kept.row_at = done.row_at`,
      [day, oddStoredDays.length, rest],
    );
    return rowCount ?? 0;
  }

  /**
   * Each row of a column gets an odd day, the next row the next one.
   * @param round after as many as there are odd days, each row had each
   * @returns what the checks of the table refused; `restore` writes the former values back
   */
  async function writeOddDays(own: DayColumn, round: number) {
    const { table, column, keys } = own;
    const order = [`${column} desc nulls last`, ...keys].join(', ');
    await client.query(`drop table if exists ${KEPT}`);
    await client.query(
      `create unlogged table ${KEPT} as select ${[...keys, column].join(', ')} as kept_day, ctid as place,
         (row_number() over (order by ${order}))::int as row_at
       from (select ctid, * from ${table} order by ${order} limit ${MAX_ROWS}) newest`,
    );
    const refused: string[] = [];
    let changed = 0;
    for (const [at, day] of oddStoredDays.entries())
      changed += await write(own, day, (at + round) % oddStoredDays.length).catch((error: Error) => {
        refused.push(`${day}: ${error.message}`);
        return 0;
      });
    const restore = async () => {
      // A row whose key has the day, or that has no key, is at the place where it was written.
      const same =
        keys.includes(column) || keys.length === 0
          ? 'kept.place = own.ctid'
          : keys.map((name) => `kept.${name} = own.${name}`).join(' and ');
      await client.query(`update ${table} own set ${column} = kept_day from ${KEPT} kept where ${same}`);
      await client.query(`drop table ${KEPT}`);
    };
    return { changed, refused, restore };
  }

  return { dayColumns, writeOddDays };
}
