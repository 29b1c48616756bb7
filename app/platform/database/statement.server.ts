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

/** As SQL, because a column's encoder accepts no null in a placeholder. */
const placeholders = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`])) as Record<Name, SQL>;

/** Builds the SQL once, because building takes longer than running. @param name unique @param names placeholders */
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

export function columnsWithout<T extends Table, Filled extends keyof T['_']['columns'] & string>(
  table: T,
  ...filled: readonly Filled[]
) {
  const filledIn: readonly string[] = filled;
  const names = Object.keys(getTableColumns(table)).filter((name) => !filledIn.includes(name));
  return names as Exclude<keyof T['_']['columns'] & string, Filled>[];
}

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

export interface IdQuery {
  name: string;
  query: SQLWrapper;
  values: Values;
}

export type Ids = readonly number[] | IdQuery;

const isList = (ids: Ids): ids is readonly number[] => Array.isArray(ids);

/** A query of ids runs first, so that the ids are looked up in the column's index. */
export function isAmong(column: Column, ids: Ids | SQLWrapper): SQL {
  if ('query' in ids) return sql`${column} = any(array(${ids.query}))`;
  return Array.isArray(ids) ? inArray(column, ids) : sql`${column} = any(array(${ids}))`;
}

/** Like `statement`, over ids. A list is planned each time, because its length decides the plan. */
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
