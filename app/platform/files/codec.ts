import { z } from 'zod';
import type { Cell } from './cells';

export type Fields = Readonly<Record<string, readonly [property: string, cell: Cell]>>;

type ValueOf<Of> = Of extends Cell<infer Value> ? Value : never;

export type RowOf<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name][0]]: ValueOf<Of[Name][1]>;
};

export interface Rule<Row> {
  field: string;
  message: string;
  holds(row: Row): boolean;
}

export interface Codec<Row = unknown> extends MappedColumns {
  columns: readonly string[];
  schema: z.ZodType<Row>;
  format(row: Row): Record<string, unknown>;
  cells: Readonly<Record<string, Cell>>;
  properties: readonly (readonly [column: string, property: string])[];
  rules: readonly Rule<Row>[];
}

/** `unread`: words that no column takes. */
export type SplitText = { fields: Record<string, string>; unread: readonly string[] } | { refusal: string };

/** A column of others that has several of ours. */
export interface Split {
  columns: readonly string[];
  split(text: string): SplitText;
}

/** For tables of others alone: the files of a network name each column. */
export interface MappedColumns {
  splits?: Readonly<Record<string, Split>>;
  /** Of columns that neither a table nor a mapping has, from those of the row that are known. */
  defaults?: Readonly<Record<string, (fields: Readonly<Record<string, string>>) => string>>;
  /** Columns that no mapping can fill: a table with none of them makes no articles. */
  describing?: readonly string[];
}

export function codec<const Of extends Fields>(
  fields: Of,
  rules: readonly Rule<RowOf<Of>>[] = [],
  mapped: MappedColumns = {},
): Codec<RowOf<Of>> {
  const all = Object.entries(fields);
  const shape = Object.fromEntries(
    all.map(([name, [, { schema, isOptional }]]) => [name, isOptional ? schema.optional() : schema]),
  );
  const named = z
    .strictObject(shape)
    .transform(
      (entry): RowOf<Of> =>
        Object.fromEntries(all.map(([name, [property]]) => [property, entry[name]])) as RowOf<Of>,
    );
  const schema = rules.reduce<z.ZodType<RowOf<Of>>>(
    (checked, { field, message, holds }) => checked.refine(holds, { path: [field], message }),
    named,
  );
  return {
    columns: all.map(([name]) => name),
    schema,
    format: (row: Record<string, unknown>) =>
      Object.fromEntries(
        all.flatMap(([name, [property, { format, isOptional }]]) => {
          const stored = row[property];
          const written = isOptional && stored === undefined ? undefined : format(stored);
          return written === undefined ? [] : [[name, written]];
        }),
      ),
    cells: Object.fromEntries(all.map(([name, [, of]]) => [name, of])),
    properties: all.map(([name, [property]]) => [name, property]),
    rules,
    ...mapped,
  };
}

export function entryCodec<Row>(
  schema: z.ZodType<Row>,
  format: (row: Row) => Record<string, unknown>,
): Codec<Row> {
  return { columns: [], schema, format, cells: {}, properties: [], rules: [] };
}
