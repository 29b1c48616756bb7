import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { upsertRows } from '~/platform/database/write-rows.server';
import type { Priced, Written } from '~/platform/files/network-file';
import { STANDARD_VAT_RATE } from '~/values/money';
import type { ArticleKind } from '../articles/article';
import { articlesChanged } from '../articles/articles-changed.server';
import {
  type ImportedArticle,
  importArticles,
  type NamedArticle,
  retireOthers,
} from '../articles/import-articles.server';
import { addComponents, kitsOf, removeOtherComponents } from '../articles/kits.server';
import { articleCategories, articles } from '../articles/tables';
import { categories } from '../categories/tables';
import type { OwnTable } from '../listing/list-definition';
import type { VehiclePrefix } from '../vehicle-filter/vehicle-prefix-cell.server';
import { writeVehiclePrefixes } from '../vehicle-filter/write-vehicle-prefixes.server';

export interface FiledArticle<Own> extends Omit<ImportedArticle, 'vatRate' | 'categoryIds'> {
  /** Urls that the network does not have are ignored. */
  categoryUrls: readonly string[];
  /** Components of a kit, one of each. */
  componentIds?: readonly number[];
  /** Gross network price from the article's own file; null: none. */
  priceCents: number | null;
  /** Prefixes of ECodes; undefined: articles of the kind have none. */
  vehiclePrefixes?: readonly VehiclePrefix[];
  own: Own;
}

export async function categoryIds({ db }: Pick<Context, 'db'>): Promise<Map<string, string>> {
  const rows = await db.select({ url: categories.url, id: categories.id }).from(categories);
  return new Map(rows.map(({ url, id }) => [url, id]));
}

async function writePrefixes(
  tx: Context,
  batch: readonly FiledArticle<unknown>[],
  idOf: (code: string) => number,
): Promise<void> {
  const telling = batch.filter(({ vehiclePrefixes }) => vehiclePrefixes);
  if (telling.length === 0) return;
  await writeVehiclePrefixes(
    tx,
    telling.map(({ code }) => idOf(code)),
    telling.flatMap(({ code, vehiclePrefixes = [] }) =>
      vehiclePrefixes.map((named) => ({ ...named, articleId: idOf(code) })),
    ),
  );
}

async function tellChanges(tx: Context, kind: ArticleKind, ids: readonly number[]): Promise<void> {
  const kits = await kitsOf(tx, ids);
  await articlesChanged(tx, [
    ...ids.map((articleId) => ({ articleId, kind, locationId: null })),
    ...kits.map((kit) => ({ articleId: kit.id, kind: kit.kind, locationId: null })),
  ]);
}

/** Runs in the caller's transaction, before articles of any kind are written. */
export async function retireArticles(
  tx: Context,
  kind: ArticleKind,
  table: OwnTable,
  named: readonly NamedArticle[],
): Promise<Pick<Written, 'before' | 'removed'>> {
  const before = await tx.db.$count(articles, and(eq(articles.kind, kind), isNull(articles.retiredAt)));
  const retired = await retireOthers(tx, kind, named);
  await removeRetired(tx, kind, table, retired);
  return { before, removed: retired.length };
}

/** Deletes the data that only articles for sale have. */
async function removeRetired(
  tx: Context,
  kind: ArticleKind,
  table: OwnTable,
  retired: readonly number[],
): Promise<void> {
  await tx.db.delete(table).where(sql`${table.articleId} = any(${sql.param(retired)}::int[])`);
  await removeOtherComponents(tx, retired, []);
  await writeVehiclePrefixes(tx, retired, []);
  await tellChanges(tx, kind, retired);
}

/** As an import does that no longer names them; their prices and orders stay. @returns those that were for sale */
export async function takeOffSale(
  tx: Context,
  kind: ArticleKind,
  table: OwnTable,
  ids: readonly number[],
): Promise<number[]> {
  const named = sql`any(${sql.param([...ids])}::int[])`;
  const rows = await tx.db
    .update(articles)
    .set({ retiredAt: tx.now() })
    .where(sql`${articles.id} = ${named} and ${articles.kind} = ${kind} and ${articles.retiredAt} is null`)
    .returning({ id: articles.id });
  const retired = rows.map(({ id }) => id);
  if (retired.length === 0) return [];
  await tx.db.delete(articleCategories).where(sql`${articleCategories.articleId} = ${named}`);
  await removeRetired(tx, kind, table, retired);
  return retired;
}

/** Runs in the caller's transaction and invalidates changed pages at its end. */
export async function articleWriter(tx: Context, kind: ArticleKind, table: OwnTable) {
  const idOfCategory = await categoryIds(tx);
  const prices: NonNullable<Priced['prices']> = [];
  const added = new Set<number>();
  const changed = new Set<number>();
  let done = 0;
  return {
    async write(batch: readonly FiledArticle<object>[]): Promise<number> {
      const imported = batch.map(
        ({
          own: _own,
          componentIds: _ids,
          priceCents: _cents,
          vehiclePrefixes: _for,
          categoryUrls,
          ...article
        }) => ({
          ...article,
          vatRate: STANDARD_VAT_RATE,
          categoryIds: [...new Set(categoryUrls.flatMap((url) => idOfCategory.get(url) ?? []))],
        }),
      );
      const written = await importArticles(tx, kind, imported);
      const idOf = (code: string) => written.ids.get(code) ?? 0;
      const parts = batch.flatMap(({ code, componentIds = [] }) =>
        componentIds.map((componentId) => ({ articleId: idOf(code), componentId, quantity: 1 })),
      );
      const rebuilt = await addComponents(tx, parts);
      const own = batch.map((article) => ({ articleId: idOf(article.code), ...article.own }));
      const ownChanged = await upsertRows(tx.db, table, { key: ['articleId' as never] }, own);
      const kits = batch.filter(({ isKit }) => isKit).map(({ code }) => idOf(code));
      if (kits.length > 0) rebuilt.push(...(await removeOtherComponents(tx, kits, parts)));
      await writePrefixes(tx, batch, idOf);
      for (const { code, priceCents, isKit } of batch)
        if (priceCents !== null || isKit) prices.push({ articleId: idOf(code), regularCents: priceCents });
      for (const id of written.added) added.add(id);
      for (const id of [...written.changed, ...rebuilt, ...ownChanged.map(({ key }) => key)]) changed.add(id);
      done += batch.length;
      return done;
    },
    async finish(): Promise<Written & Priced> {
      await tellChanges(tx, kind, [...changed]);
      return { before: 0, removed: 0, added: added.size, changed: changed.size - added.size, prices };
    },
  };
}
