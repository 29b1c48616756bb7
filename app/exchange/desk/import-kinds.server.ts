import { goodsColumns, goodsTable } from '~/domain/desk/imports/goods-table';
import type { ImportKind } from '~/domain/desk/imports/import';
import type { Codec } from '~/platform/files/codec';
import { networkFiles } from '../files/network-files.server';

export const tableKinds: readonly string[] = networkFiles
  .filter(({ label }) => label === undefined)
  .map(({ name }) => name);

export interface ImportField {
  name: string;
  label: string;
  isRequired: boolean;
  /** That it may have; empty: any text. */
  words: readonly string[];
}

export function codecOfKind(kind: ImportKind): Codec | undefined {
  if (kind === 'goods') return goodsTable as Codec;
  return networkFiles.find(({ name, label }) => name === kind && label === undefined)?.codec;
}

/** Columns that a file may be mapped to, with splits (a whole tyre size). */
export function fieldsOfKind(kind: ImportKind): ImportField[] {
  const codec = codecOfKind(kind);
  if (!codec) return [];
  const labels: Readonly<Record<string, string>> = kind === 'goods' ? goodsColumns : {};
  const { columns, cells, splits = {} } = codec;
  return [
    ...columns.map((name) => ({
      name,
      label: labels[name] ?? name,
      isRequired: !cells[name]?.isOptional && !cells[name]?.schema.safeParse('').success,
      words: [...new Set(Object.values(cells[name]?.meanings ?? {}))],
    })),
    ...Object.keys(splits).map((name) => ({ name, label: name, isRequired: false, words: [] })),
  ];
}
