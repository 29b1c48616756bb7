import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { chunks } from '~/values/chunks';
import type { ArticleKind } from './article';
import { articlesChanged } from './articles-changed.server';
import { kitsOf } from './kits.server';
import { articleCategories, articleGroups, articles } from './tables';

export interface ImportedArticle {
  code: string;
  /** The product of which it is a variant: its code and title. */
  group?: { code: string; title: string };
  sku?: string | null;
  gtin: string | null;
  make: string;
  title: string;
  subtitle: string;
  pictureKey: string;
  vatRate: number;
  /** Deposit for one, gross, beside the price. */
  depositCents?: number | null;
  isOwnArticle?: boolean;
  isStockKeeping?: boolean;
  isSoldOut?: boolean;
  /** What a kit is made of follows by `importComponents`. */
  isKit?: boolean;
  categoryIds: readonly string[];
}

async function importGroups(
  tx: Context,
  kind: ArticleKind,
  rows: readonly ImportedArticle[],
): Promise<Map<string, number>> {
  const groups = new Map(rows.flatMap(({ group }) => (group ? [[group.code, group]] : [])));
  const ids = new Map<string, number>();
  for (const chunk of chunks([...groups.values()])) {
    const written = await tx.db
      .insert(articleGroups)
      .values(chunk.map((group) => ({ kind, ...group })))
      .onConflictDoUpdate({
        target: [articleGroups.kind, articleGroups.code],
        set: { title: sql`excluded.title` },
      })
      .returning({ id: articleGroups.id, code: articleGroups.code });
    for (const { id, code } of written) ids.set(code, id);
  }
  return ids;
}

const overwritten = {
  groupId: sql`excluded.group_id`,
  sku: sql`excluded.sku`,
  gtin: sql`excluded.gtin`,
  make: sql`excluded.make`,
  title: sql`excluded.title`,
  subtitle: sql`excluded.subtitle`,
  pictureKey: sql`excluded.picture_key`,
  vatRate: sql`excluded.vat_rate`,
  depositCents: sql`excluded.deposit_cents`,
  isOwnArticle: sql`excluded.is_own_article`,
  isStockKeeping: sql`excluded.is_stock_keeping`,
  isSoldOut: sql`excluded.is_sold_out`,
  retiredAt: sql`null`,
};

/** Articles are never deleted: those of a kind that are no longer named are retired. */
async function retireMissing(tx: Context, kind: ArticleKind, codes: readonly string[]): Promise<number[]> {
  const missing =
    codes.length > 0 ? sql`not (${articles.code} = any(${sql.param([...codes])}::text[]))` : undefined;
  const retired = await tx.db
    .update(articles)
    .set({ retiredAt: tx.now() })
    .where(and(eq(articles.kind, kind), isNull(articles.retiredAt), missing))
    .returning({ id: articles.id });
  return retired.map(({ id }) => id);
}

/** A GTIN may go over to another article: who has it gives it up first. */
async function releaseGtins(tx: Context, kind: ArticleKind, rows: readonly ImportedArticle[]): Promise<void> {
  await tx.db.execute(sql`
    update articles set gtin = null from unnest(${sql.param(rows.map(({ code }) => code))}::text[],
      ${sql.param(rows.map(({ gtin }) => gtin))}::text[]) as imported (code, gtin)
    where articles.kind = ${kind} and articles.code = imported.code and articles.gtin is distinct from imported.gtin`);
}

/**
 * Takes over all articles of one kind, inside the caller's transaction: new ones are added, known ones overwritten, and
 * those that are missing are retired.
 * @returns the articles' ids by code; current prices follow by `projectPrices`
 */
export async function importArticles(
  tx: Context,
  kind: ArticleKind,
  rows: readonly ImportedArticle[],
): Promise<Map<string, number>> {
  const retired = await retireMissing(
    tx,
    kind,
    rows.map((row) => row.code),
  );
  await releaseGtins(tx, kind, rows);
  const groupIds = await importGroups(tx, kind, rows);
  const ids = new Map<string, number>();
  for (const chunk of chunks(rows)) {
    const written = await tx.db
      .insert(articles)
      .values(
        chunk.map(({ group, categoryIds: _categories, ...row }) => ({
          kind,
          ...row,
          groupId: group ? groupIds.get(group.code) : null,
        })),
      )
      .onConflictDoUpdate({ target: [articles.kind, articles.code], set: overwritten })
      .returning({ id: articles.id, code: articles.code });
    for (const { id, code } of written) ids.set(code, id);
  }
  await importCategories(tx, kind, rows, ids);
  const changed = [...ids.values(), ...retired];
  const kits = await kitsOf(tx, changed);
  const changes = changed.map((articleId) => ({ articleId, kind, locationId: null }));
  await articlesChanged(tx, [
    ...changes,
    ...kits.map((kit) => ({ articleId: kit.id, kind: kit.kind, locationId: null })),
  ]);
  return ids;
}

async function importCategories(
  tx: Context,
  kind: ArticleKind,
  rows: readonly ImportedArticle[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const ofKind = tx.db.select({ id: articles.id }).from(articles).where(eq(articles.kind, kind));
  await tx.db.delete(articleCategories).where(inArray(articleCategories.articleId, ofKind));
  const memberships = rows.flatMap(({ code, categoryIds }) =>
    categoryIds.map((categoryId) => ({ articleId: ids.get(code) ?? 0, categoryId })),
  );
  for (const chunk of chunks(memberships)) await tx.db.insert(articleCategories).values(chunk);
}
