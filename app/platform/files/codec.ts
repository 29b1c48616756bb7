import { z } from 'zod';
import type { Cell } from './cells';

export type Fields = Readonly<Record<string, readonly [property: string, cell: Cell]>>;

type ValueOf<Of> = Of extends Cell<infer Value> ? Value : never;

export type RowOf<Of extends Fields> = {
  -readonly [Name in keyof Of as Of[Name][0]]: ValueOf<Of[Name][1]>;
};

export interface Rule<Row> {
  /** Field of the error message, by its name in the file. */
  field: string;
  message: string;
  holds(row: Row): boolean;
}

export interface Codec<Row = unknown> {
  columns: readonly string[];
  schema: z.ZodType<Row>;
  format(row: Row): Record<string, unknown>;
  cells: Readonly<Record<string, Cell>>;
  /** Our property of each column. */
  properties: readonly (readonly [column: string, property: string])[];
  rules: readonly Rule<Row>[];
  splits?: Readonly<Record<string, Split>>;
}

export interface Split {
  columns: readonly string[];
  /** Undefined for a text of another form. */
  split(text: string): Record<string, string> | undefined;
}

export function codec<const Of extends Fields>(
  fields: Of,
  rules: readonly Rule<RowOf<Of>>[] = [],
  splits: Readonly<Record<string, Split>> = {},
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
    splits,
  };
}

export function entryCodec<Row>(
  schema: z.ZodType<Row>,
  format: (row: Row) => Record<string, unknown>,
): Codec<Row> {
  return { columns: [], schema, format, cells: {}, properties: [], rules: [] };
}
