import {
  type Column,
  getTableColumns,
  inArray,
  type SQL,
  type SQLWrapper,
  sql,
  type Table,
} from 'drizzle-orm';
import type { Database } from './database.server';

type Values<Name extends string = string> = Record<Name, unknown>;

interface Prepared {
  execute(values?: Values): Promise<unknown>;
}

interface Written<P extends Prepared> extends Prepared {
  prepare(name: string): P;
}

type Answer<P extends Prepared> = Promise<Awaited<ReturnType<P['execute']>>>;

/** As SQL, so that a value goes to the driver as it is: a column's own way of writing knows no null in a placeholder. */
const placeholders = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>;

/**
 * A statement of every click: its SQL is written once for the pool and once for the transactions of each connection, which parses
 * and plans it once. To write SQL from code takes longer than the database takes to run it.
 * @param name no other statement may have it
 * @param names of the values that are known when it is sent
 */
export function statement<Name extends string, P extends Prepared>(
  name: string,
  names: readonly Name[],
  write: (db: Database, values: Record<Name, SQL>) => Written<P>,
): (db: Database, values: Values<Name>) => Answer<P> {
  const prepared = new WeakMap<Database, P>();
  return (db, values) => {
    const own = prepared.get(db) ?? write(db, placeholders(names)).prepare(name);
    prepared.set(db, own);
    return own.execute(values) as Answer<P>;
  };
}

/** The columns of a table that a statement has values for: all but those that the database fills in. */
export function columnsWithout<T extends Table, Filled extends keyof T['_']['columns'] & string>(
  table: T,
  ...filled: readonly Filled[]
) {
  const filledIn: readonly string[] = filled;
  const names = Object.keys(getTableColumns(table)).filter((name) => !filledIn.includes(name));
  return names as Exclude<keyof T['_']['columns'] & string, Filled>[];
}

/** The same as `statement`, for rows to be inserted: it is written once for each number of them. */
export function statementOfRows<Name extends string, Key extends string, P extends Prepared>(
  name: string,
  names: readonly Name[],
  columns: readonly Key[],
  write: (db: Database, values: Record<Name, SQL>, rows: Record<Key, SQL>[]) => Written<P>,
): (db: Database, values: Values<Name>, rows: readonly Values<Key>[]) => Answer<P> {
  const known = new Map<number, (db: Database, values: Values) => Answer<P>>();
  const nameIn = (index: number, column: Key) => `${column}_${index}`;
  const writeOf = (count: number) => {
    const indexes = Array.from({ length: count }, (_, index) => index);
    const ofRows = indexes.flatMap((index) => columns.map((column) => nameIn(index, column)));
    return statement<string, P>(`${name}_${count}`, [...names, ...ofRows], (db, all) => {
      const row = (index: number) => columns.map((column) => [column, all[nameIn(index, column)]]);
      const rows = indexes.map((index) => Object.fromEntries(row(index)));
      return write(db, all as Record<Name, SQL>, rows);
    });
  };
  return (db, values, rows) => {
    const own = known.get(rows.length) ?? writeOf(rows.length);
    known.set(rows.length, own);
    const ofRows = rows.flatMap((row, index) =>
      columns.map((column) => [nameIn(index, column), row[column]]),
    );
    return own(db, { ...values, ...Object.fromEntries(ofRows) });
  };
}

/** A query of ids, as a statement has it within itself. */
export interface IdQuery {
  /** Tells it from other queries of ids. */
  name: string;
  query: SQLWrapper;
  /** What its placeholders stand for. */
  values: Values;
}

/** Ids, or the query of them. */
export type Ids = readonly number[] | IdQuery;

const isList = (ids: Ids): ids is readonly number[] => Array.isArray(ids);

/** SQL that is true for a row of these ids. A query of them is run first, so that they are looked up in the column's index. */
export function isAmong(column: Column, ids: Ids | SQLWrapper): SQL {
  if ('query' in ids) return sql`${column} = any(array(${ids.query}))`;
  return Array.isArray(ids) ? inArray(column, ids) : sql`${column} = any(array(${ids}))`;
}

/** The same as `statement`, over ids: written once for each query of them, each time for a list, whose length decides the plan. */
export function statementOverIds<Name extends string, P extends Prepared>(
  name: string,
  names: readonly Name[],
  write: (db: Database, ids: Ids, values: Record<Name, SQL>) => Written<P>,
): (db: Database, ids: Ids, values: Values<Name>) => Answer<P> {
  const known = new Map<string, (db: Database, values: Values<Name>) => Answer<P>>();
  return (db, ids, values) => {
    if (isList(ids)) return write(db, ids, placeholders(names)).execute(values) as Answer<P>;
    let own = known.get(ids.name);
    if (!own) {
      own = statement<Name, P>(`${name}_${ids.name}`, names, (on, of) => write(on, ids, of));
      known.set(ids.name, own);
    }
    return own(db, { ...values, ...ids.values });
  };
}
