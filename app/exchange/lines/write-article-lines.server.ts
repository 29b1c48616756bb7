import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { listUrls } from '~/domain/catalog/categories/category-names';
import { wheelFile } from '~/domain/catalog/complete-wheels/wheel-file.server';
import { categoryFile } from '~/domain/catalog/kinds/category-file.server';
import { productFile } from '~/domain/catalog/products/product-file.server';
import { variantFile } from '~/domain/catalog/products/variant-file.server';
import { rimFile } from '~/domain/catalog/rims/rim-file.server';
import { tyreFile } from '~/domain/catalog/tyres/tyre-file.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Codec } from '~/platform/files/codec';
import type { FileName, NetworkFile, NetworkView, PlacedEntry } from '~/platform/files/network-file';
import type { ArticleKind } from '~/values/article-kinds';
import { Network } from '../reading/read-network.server';
import { lockNetwork } from '../writing/write-network.server';
import {
  checkLines,
  type IndexedLine,
  isObject,
  type LineMode,
  LineProblems,
  type LineResult,
  placeOf,
} from './check-lines';
import { checkWheels } from './check-wheels.server';
import { noneOf, refuseKeptAndRemoved, separateRemovals } from './line-removals';
import { checkRemovals, retireRows } from './retire-lines.server';
import { rewriteFollowers, writeRows } from './rewrite-followers.server';

const tables = {
  tyres: { file: tyreFile as unknown as NetworkFile, kind: 'tyre' },
  rims: { file: rimFile as unknown as NetworkFile, kind: 'rim' },
  completeWheels: { file: wheelFile as unknown as NetworkFile, kind: 'complete-wheel' },
  products: { file: productFile as unknown as NetworkFile, kind: undefined },
  variants: { file: variantFile as unknown as NetworkFile, kind: 'product' },
} as const satisfies Record<string, { file: NetworkFile; kind: ArticleKind | undefined }>;

export type ArticleTable = keyof typeof tables;

/** Photos come from folders of an import, and are no part of a line. */
const PICTURES = 'bilder';

function lineCodec({ codec }: NetworkFile): Codec {
  return { ...codec, columns: codec.columns.filter((column) => column !== PICTURES) };
}

export const codecOfTable = (table: ArticleTable): Codec => lineCodec(tables[table].file);

type Line = Readonly<Record<string, unknown>>;

async function storedLines(
  context: Context,
  file: NetworkFile,
  ids: readonly string[],
): Promise<Map<string, Line>> {
  const found = new Map<string, Line>();
  const codec = lineCodec(file);
  for await (const rows of file.stored?.(context, ids) ?? [])
    for (const row of (await file.complete?.(context, rows)) ?? rows) {
      const { [PICTURES]: _pictures, ...line } = codec.format(row);
      found.set(String(line.id), line);
    }
  return found;
}

/** Lines with fields of the row; those that name no stored row are refused. */
export async function completedLines(
  lines: readonly IndexedLine[],
  problems: LineProblems,
  storedOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, Line>>,
): Promise<IndexedLine[]> {
  const idOf = (line: unknown) =>
    isObject(line) && ['string', 'number'].includes(typeof line.id) ? String(line.id) : undefined;
  const stored = await storedOf([...new Set(lines.flatMap(([, line]) => idOf(line) ?? []))]);
  return lines.flatMap(([index, line]): IndexedLine[] => {
    const id = idOf(line);
    const known = id === undefined ? undefined : stored.get(id);
    if (!isObject(line)) return [[index, line]];
    if (known) return [[index, { ...known, ...line }]];
    problems.reject(placeOf(index), 'id', id === undefined ? 'erwartet wird ein Text' : noneOf(id));
    return [];
  });
}

const listOf = (values: string | null | readonly string[]): readonly string[] =>
  values === null ? [] : typeof values === 'string' ? [values] : values;

/** The later of two lines with one value is refused. */
export function refuseRepeated(
  { unique = [], keyOf }: Pick<NetworkFile, 'unique' | 'keyOf'>,
  rows: readonly PlacedEntry<unknown>[],
  problems: LineProblems,
): void {
  for (const { field, of } of unique) {
    const places = new Map<string, string>();
    for (const { place, entry } of rows)
      for (const value of listOf(of(keyOf(entry)))) {
        const first = places.get(value);
        if (first === undefined) places.set(value, place);
        else problems.reject(place, field, `„${value}“ steht schon in ${first}`);
      }
  }
}

interface Named {
  code: string;
  gtin?: string | null;
  sku?: string | null;
}

async function refuseTaken(
  { db }: Context,
  kind: ArticleKind,
  rows: readonly PlacedEntry<Named>[],
  problems: LineProblems,
): Promise<void> {
  const gtins = rows.flatMap(({ entry }) => entry.gtin ?? []);
  const skus = rows.flatMap(({ entry }) => entry.sku?.toLowerCase() ?? []);
  const lowerSku = sql<string | null>`lower(${articles.sku})`;
  const others = await db
    .select({ kind: articles.kind, code: articles.code, gtin: articles.gtin, sku: lowerSku })
    .from(articles)
    .where(
      and(
        isNull(articles.retiredAt),
        sql`(${inArray(articles.gtin, [...gtins, ''])} or ${inArray(lowerSku, [...skus, ''])})`,
      ),
    );
  const owners = (field: 'gtin' | 'sku') =>
    new Map(others.map((one) => [one[field], `${one.kind}:${one.code}`] as const));
  const [byGtin, bySku] = [owners('gtin'), owners('sku')];
  for (const { place, entry } of rows)
    for (const [field, value, owner] of [
      ['gtin', entry.gtin, byGtin.get(entry.gtin ?? '')],
      ['artikelnummer', entry.sku, bySku.get(entry.sku?.toLowerCase() ?? '')],
    ] as const)
      if (value && owner && owner !== `${kind}:${entry.code}`)
        problems.reject(place, field, `„${value}“ hat schon „${owner}“`);
}

/** Categories, and products with their category, as far as lines name them. */
async function storedView(tx: Context, codes: readonly string[]): Promise<NetworkView> {
  const network = new Network({ paths: new Map(), stored: tx });
  await network.read(categoryFile as unknown as NetworkFile);
  const products = new Map<string, unknown>();
  for await (const rows of productFile.stored?.(tx, codes) ?? [])
    for (const row of rows) products.set(row.code, productFile.keyOf(row));
  return {
    entriesOf: (file) => network.entriesOf(file),
    entryOf: <Key extends { code: string }>({ name }: FileName<Key>, code: string) =>
      (name === productFile.name ? products.get(code) : undefined) as Key | undefined,
  };
}

function refuseMissing(
  table: ArticleTable,
  rows: readonly PlacedEntry<unknown>[],
  view: NetworkView,
  problems: LineProblems,
): void {
  const { file } = tables[table];
  const lists = new Set(
    categoryFile.provides
      ?.filter(({ names }) => names === listUrls.name)
      .flatMap(({ of }) =>
        view.entriesOf<never>(categoryFile as never).flatMap(({ entry }) => of?.(entry) ?? []),
      ),
  );
  for (const { place, entry } of rows) {
    const key = file.keyOf(entry) as { category?: string; product?: string };
    if (table === 'products' && !lists.has(key.category ?? ''))
      problems.reject(place, 'kategorie', listUrls.missing(key.category ?? ''));
    if (table === 'variants' && !view.entryOf(productFile as FileName<{ code: string }>, key.product ?? ''))
      problems.reject(place, 'produkt', `es gibt kein Produkt mit der id „${key.product}“`);
    file.checkRow?.(entry, view, (field, message) => problems.reject(place, field, message));
  }
}

export interface LineRules {
  mode: LineMode;
  /** A line names all columns; else those that change, or that its row goes. */
  isWhole: boolean;
  allowsRemovals: boolean;
}

/** By the columns of the table's file, in one transaction; articles that no line names stay as they are. */
export function writeArticleLines(
  context: Context,
  lines: readonly unknown[],
  { table, mode, isWhole, allowsRemovals }: LineRules & { table: ArticleTable },
): Promise<LineResult[]> {
  return inTransaction(context, async (tx) => {
    await lockNetwork(tx);
    const { file, kind } = tables[table];
    const problems = new LineProblems();
    const { removals, others } = isWhole
      ? { removals: [], others: lines.entries() }
      : separateRemovals(lines, problems, allowsRemovals);
    await checkRemovals(tx, table, removals, problems);
    const whole = isWhole
      ? others
      : await completedLines([...others], problems, (ids) => storedLines(tx, file, ids));
    const rows = await checkLines(whole, lineCodec(file), problems, { takesNull: true });
    refuseRepeated(file, rows, problems);
    refuseKeptAndRemoved(rows as PlacedEntry<Named>[], removals, problems);
    if (kind) await refuseTaken(tx, kind, rows as PlacedEntry<Named>[], problems);
    const products = rows.flatMap(({ entry }) => (entry as { product?: string }).product ?? []);
    refuseMissing(table, rows, await storedView(tx, [...new Set(products)]), problems);
    if (table === 'completeWheels')
      await checkWheels(
        tx,
        rows.map(({ place, entry }) => ({ place, entry: wheelFile.keyOf(entry as never) })),
        problems,
      );
    const right = rows.filter(({ place }) => problems.isRight(place)).map(({ entry }) => entry);
    if (mode === 'all' && problems.hasAny()) return problems.results(lines.length, mode);
    await retireRows(
      tx,
      table,
      removals.filter(({ place }) => problems.isRight(place)).map(({ id }) => id),
    );
    if (right.length > 0) {
      await writeRows(tx, file, right);
      await rewriteFollowers(
        tx,
        table,
        right.map((row) => (file.keyOf(row) as Named).code),
      );
    }
    return problems.results(lines.length, mode);
  });
}

export async function someArticleLine(context: Context, table: ArticleTable): Promise<Line | undefined> {
  const { file, kind } = tables[table];
  const [row] = await context.db
    .select({ code: kind ? articles.code : articleGroups.code })
    .from(articles)
    .leftJoin(articleGroups, eq(articleGroups.id, articles.groupId))
    .where(and(eq(articles.kind, kind ?? 'product'), isNull(articles.retiredAt)))
    .orderBy(articles.id)
    .limit(1);
  const lines = row?.code ? await storedLines(context, file, [row.code]) : undefined;
  return lines?.values().next().value;
}
