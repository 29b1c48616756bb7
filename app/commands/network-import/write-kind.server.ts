import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { articlesChanged } from '~/domain/catalog/articles/articles-changed.server';
import {
  type ImportedArticle,
  importArticles,
  type NamedArticle,
  retireOthers,
} from '~/domain/catalog/articles/import-articles.server';
import { addComponents, kitsOf, removeOtherComponents } from '~/domain/catalog/articles/kits.server';
import { articles } from '~/domain/catalog/articles/tables';
import type { OwnTable } from '~/domain/catalog/listing/own-rows.server';
import type { FilterValues } from '~/domain/catalog/vehicle-filter/tables';
import type { Context } from '~/platform/context';
import { upsertRows } from '~/platform/database/write-rows.server';
import { STANDARD_VAT_RATE } from '~/values/money';
import { portionsOf } from '../network-files/checked-rows';
import type { Retired } from './removals';
import { rowsFor, writeVehiclePrefixes } from './write-vehicle-prefixes.server';

/** An article of a file with what only its kind has. */
export interface FiledArticle<Own> extends Omit<ImportedArticle, 'vatRate' | 'categoryIds'> {
  /** Urls of its categories; those that the network does not have are left out. */
  categoryUrls: readonly string[];
  /** What a kit is made of, one of each. */
  componentIds?: readonly number[];
  /** What it costs in the network, as its own file says; null: nothing of its own. */
  priceCents: number | null;
  /** Which vehicles it is made for, by prefixes of ECodes; left out: its kind does not say. */
  vehiclePrefixes?: readonly { prefix: string; filterValues: FilterValues }[];
  own: Own;
}

export interface KindToWrite<Own extends object> {
  kind: ArticleKind;
  table: OwnTable;
  /** All of them: whatever else there is of the kind is retired. */
  named: () => readonly NamedArticle[];
  articles: AsyncIterable<FiledArticle<Own>>;
}

interface Surroundings {
  idOfCategory: ReadonlyMap<string, string>;
  onPortion: (done: number) => void;
}

export interface WrittenKind {
  /** What the file says of prices; null: a kit costs what its parts do. */
  prices: { articleId: number; regularCents: number | null }[];
  added: number;
  changed: number;
}

/** Articles that are looked up and written at once. */
const PORTION = 500;

interface PortionChanges {
  added: number[];
  changed: number[];
}

async function writePrefixes(
  tx: Context,
  portion: readonly FiledArticle<unknown>[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const telling = portion.filter(({ vehiclePrefixes }) => vehiclePrefixes);
  if (telling.length === 0) return;
  await writeVehiclePrefixes(
    tx,
    telling.map(({ code }) => ids.get(code) ?? 0),
    telling.flatMap(({ code, vehiclePrefixes = [] }) =>
      vehiclePrefixes.map((named) => ({ ...named, articleId: ids.get(code) ?? 0 })),
    ),
  );
}

async function writePortion<Own extends object>(
  tx: Context,
  { kind, table }: KindToWrite<Own>,
  idOfCategory: ReadonlyMap<string, string>,
  portion: readonly FiledArticle<Own>[],
  result: WrittenKind,
): Promise<PortionChanges> {
  const imported = portion.map(
    ({
      own: _own,
      componentIds: _parts,
      priceCents: _price,
      vehiclePrefixes: _for,
      categoryUrls,
      ...article
    }) => ({
      ...article,
      vatRate: STANDARD_VAT_RATE,
      categoryIds: [...new Set(categoryUrls.flatMap((url) => idOfCategory.get(url) ?? []))],
    }),
  );
  const { ids, added, changed } = await importArticles(tx, kind, imported);
  const idOf = (code: string) => ids.get(code) ?? 0;
  const parts = portion.flatMap(({ code, componentIds = [] }) =>
    componentIds.map((componentId) => ({ articleId: idOf(code), componentId, quantity: 1 })),
  );
  const rebuilt = await addComponents(tx, parts);
  const own = portion.map((article) => ({ articleId: idOf(article.code), ...article.own }));
  const ownChanged = await upsertRows(tx.db, table, { key: ['articleId' as never] }, own);
  const kits = portion.filter(({ isKit }) => isKit).map(({ code }) => idOf(code));
  if (kits.length > 0) rebuilt.push(...(await removeOtherComponents(tx, kits, parts)));
  await writePrefixes(tx, portion, ids);
  for (const { code, priceCents, isKit } of portion)
    if (priceCents !== null || isKit) result.prices.push({ articleId: idOf(code), regularCents: priceCents });
  return { added, changed: [...changed, ...rebuilt, ...ownChanged.map(({ key }) => key)] };
}

async function tellChanges(tx: Context, kind: ArticleKind, ids: readonly number[]): Promise<void> {
  const kits = await kitsOf(tx, ids);
  await articlesChanged(tx, [
    ...ids.map((articleId) => ({ articleId, kind, locationId: null })),
    ...kits.map((kit) => ({ articleId: kit.id, kind: kit.kind, locationId: null })),
  ]);
}

/** Retires what a kind no longer has, inside the caller's transaction, before articles of any kind are written. */
export async function retireKind<Own extends object>(
  tx: Context,
  { kind, table, named }: KindToWrite<Own>,
): Promise<Retired> {
  const before = await tx.db.$count(articles, and(eq(articles.kind, kind), isNull(articles.retiredAt)));
  const retired = await retireOthers(tx, kind, named());
  await tx.db.delete(table).where(sql`${table.articleId} = any(${sql.param(retired)}::int[])`);
  await removeOtherComponents(tx, retired, []);
  await writeVehiclePrefixes(tx, retired, []);
  await tellChanges(tx, kind, retired);
  return { before, removed: retired.length };
}

/** Takes over all articles of a kind with its own table, inside the caller's transaction; pages that show what changed are made anew. */
export async function writeKind<Own extends object>(
  tx: Context,
  toWrite: KindToWrite<Own>,
  { idOfCategory, onPortion }: Surroundings,
): Promise<WrittenKind> {
  const result: WrittenKind = { prices: [], added: 0, changed: 0 };
  const changed = new Set<number>();
  let done = 0;
  for await (const portion of portionsOf(toWrite.articles, PORTION, ({ vehiclePrefixes = [] }) =>
    rowsFor(vehiclePrefixes),
  )) {
    const changes = await writePortion(tx, toWrite, idOfCategory, portion, result);
    for (const id of changes.changed) changed.add(id);
    result.added += changes.added.length;
    done += portion.length;
    onPortion(done);
  }
  result.changed = changed.size - result.added;
  await tellChanges(tx, toWrite.kind, [...changed]);
  return result;
}
