import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { chunks } from '~/values/chunks';
import type { Database } from './database.server';

type Row<Table extends PgTable> = Table['$inferInsert'];

const nameOf = (column: PgColumn) => (column.keyAsName ? toSnakeCase(column.name) : column.name);

const named = (names: readonly string[], of?: string): SQL =>
  sql.join(
    names.map((name) => (of ? sql`${sql.identifier(of)}.${sql.identifier(name)}` : sql.identifier(name))),
    sql`, `,
  );

function columnsOf<Table extends PgTable>(table: Table, properties: readonly string[]): string[] {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  return properties.map((property) => {
    const column = columns[property];
    if (!column) throw new Error(`${getTableConfig(table).name} has no column ${property}`);
    return nameOf(column);
  });
}

/** One JSON text, because many parameters take several times the time and memory. */
function asRecords<Table extends PgTable>(table: Table, rows: readonly Row<Table>[]): SQL {
  const properties = Object.keys(rows[0] ?? {});
  const names = columnsOf(table, properties);
  const empty: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, null]));
  const records = rows.map((row: Record<string, unknown>) => {
    const record = { ...empty };
    properties.forEach((property, index) => {
      record[names[index] ?? ''] = row[property];
    });
    return record;
  });
  return sql`json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`;
}

export interface WrittenRow extends Record<string, unknown> {
  key: number;
  is_new: boolean;
}

export interface RowKey<Table extends PgTable> {
  key: readonly (keyof Row<Table> & string)[];
  kept?: readonly (keyof Row<Table> & string)[];
  returned?: keyof Table['$inferSelect'] & string;
}

/** Equal rows are not even locked. @param rows all with the same columns @returns the written rows */
export async function upsertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  { key, kept = [], returned = key[0] }: RowKey<Table>,
  rows: readonly Row<Table>[],
): Promise<WrittenRow[]> {
  const [first] = rows;
  if (!first || !returned) return [];
  const columns = columnsOf(table, Object.keys(first));
  const keys = columnsOf(table, key);
  const left = new Set([...keys, ...columnsOf(table, kept)]);
  const others = columns.filter((column) => !left.has(column));
  const same =
    others.length === 0
      ? sql`true`
      : sql`(${named(others, 'known')}) is not distinct from (${named(others, 'incoming')})`;
  const overwritten = others.map(
    (column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`,
  );
  const written = await db.execute<WrittenRow>(sql`
    insert into ${table} as written (${named(columns)})
    select ${named(columns, 'incoming')} from ${asRecords(table, rows)} with ordinality as incoming
    where not exists (select from ${table} as known where (${named(keys, 'known')}) = (${named(keys, 'incoming')}) and ${same})
    order by incoming.ordinality
    on conflict (${named(keys)}) do ${
      overwritten.length === 0 ? sql`nothing` : sql`update set ${sql.join(overwritten, sql`, `)}`
    }
    returning ${named(columnsOf(table, [returned]), 'written')} as key, written.xmax = 0 as is_new`);
  return written.rows;
}

export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = named(columnsOf(table, Object.keys(first)));
  await db.execute(sql`insert into ${table} (${columns}) select ${columns} from ${asRecords(table, rows)}`);
}

async function deleteRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const key = (primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)).map(nameOf);
  await db.execute(sql`
    delete from ${table} using ${asRecords(table, rows)} as gone
    where (${named(key, name)}) = (${named(key, 'gone')})`);
}

const stored = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

export interface Replaced {
  before: number;
  added: number;
  changed: number;
  removed: number;
}

interface Difference<Row> {
  before: number;
  /** Incoming state of missing and changed rows; `changed` holds the stored state. */
  fresh: Row[];
  changed: Row[];
  removed: Row[];
}

export async function compareRows<Table extends PgTable>(
  db: Database,
  table: Table,
  identity: readonly (keyof Row<Table> & string)[],
  incoming: readonly Row<Table>[],
): Promise<Difference<Row<Table>>> {
  const keyOf = (row: Record<string, unknown>) => JSON.stringify(identity.map((property) => row[property]));
  const current = (await db.select().from(table as PgTable)) as Row<Table>[];
  const currentByKey = new Map(current.map((row) => [keyOf(row), row]));
  const fresh = incoming.filter((row) => {
    const before: Record<string, unknown> | undefined = currentByKey.get(keyOf(row));
    const isSame = ([name, value]: [string, unknown]) =>
      isDeepStrictEqual(stored(value), stored(before?.[name]));
    return !before || !Object.entries(row).every(isSame);
  });
  const incomingKeys = new Set(incoming.map(keyOf));
  const freshKeys = new Set(fresh.map(keyOf));
  return {
    before: current.length,
    fresh,
    changed: current.filter((row) => freshKeys.has(keyOf(row))),
    removed: current.filter((row) => !incomingKeys.has(keyOf(row))),
  };
}

/** Rows are matched by `identity`; equal tables cause no write. */
export async function replaceRows<Table extends PgTable>(
  db: Database,
  table: Table,
  identity: readonly (keyof Row<Table> & string)[],
  incoming: readonly Row<Table>[],
): Promise<Replaced> {
  const { before, fresh, changed, removed } = await compareRows(db, table, identity, incoming);
  for (const rows of chunks([...removed, ...changed])) await deleteRows(db, table, rows);
  for (const rows of chunks(fresh)) await insertRows(db, table, rows);
  return { before, added: fresh.length - changed.length, changed: changed.length, removed: removed.length };
}
