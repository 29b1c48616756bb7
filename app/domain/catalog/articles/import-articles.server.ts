import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { upsertRows } from '~/platform/database/write-rows.server';
import type { ArticleKind } from './article';
import { articleCategories, articleGroups, articles } from './tables';

export interface NamedArticle {
  code: string;
  gtin: string | null;
}

export interface ImportedGroup {
  code: string;
  title: string;
}

export interface ImportedArticle extends NamedArticle {
  group?: ImportedGroup;
  sku?: string | null;
  make: string;
  title: string;
  subtitle: string;
  pictureKey: string;
  vatRate: number;
  depositCents?: number | null;
  isOwnArticle?: boolean;
  isStockKeeping?: boolean;
  isSoldOut?: boolean;
  /** The components follow through `addComponents`. */
  isKit?: boolean;
  categoryIds: readonly string[];
  furtherCategoryIds?: readonly string[];
}

export interface WrittenArticles {
  ids: Map<string, number>;
  added: number[];
  changed: number[];
}

/** A GTIN may move to another article, so its old owner releases it first. */
async function releaseGtins(tx: Context, kind: ArticleKind, named: readonly NamedArticle[]): Promise<void> {
  await tx.db.execute(sql`
    update articles set gtin = null from unnest(${sql.param(named.map(({ code }) => code))}::text[],
      ${sql.param(named.map(({ gtin }) => gtin))}::text[]) as imported (code, gtin)
    where articles.kind = ${kind} and articles.code = imported.code and articles.gtin is not null
      and articles.gtin is distinct from imported.gtin`);
}

/** Retires articles that an import does not name. Called for all kinds before articles are written: a GTIN may move. @returns newly retired ids */
export async function retireOthers(
  tx: Context,
  kind: ArticleKind,
  named: readonly NamedArticle[],
): Promise<number[]> {
  const codes = named.map(({ code }) => code);
  const missing = codes.length > 0 ? sql`${articles.code} <> all(${sql.param(codes)}::text[])` : undefined;
  const retired = await tx.db
    .update(articles)
    .set({ retiredAt: tx.now() })
    .where(and(eq(articles.kind, kind), isNull(articles.retiredAt), missing))
    .returning({ id: articles.id });
  const ids = retired.map(({ id }) => id);
  await tx.db
    .delete(articleCategories)
    .where(sql`${articleCategories.articleId} = any(${sql.param(ids)}::int[])`);
  await releaseGtins(tx, kind, named);
  return ids;
}

/** Runs in the caller's transaction. @returns ids by code, and which groups are new or renamed */
export async function importGroups(
  tx: Context,
  kind: ArticleKind,
  groups: readonly ImportedGroup[],
): Promise<{ ids: Map<string, number>; written: number[] }> {
  const titles = new Map(groups.map((group) => [group.code, group.title]));
  const incoming = [...titles].map(([code, title]) => ({ kind, code, title }));
  const written = await upsertRows(tx.db, articleGroups, { key: ['kind', 'code'], returned: 'id' }, incoming);
  const { id, code } = articleGroups;
  const all = await tx.db
    .select({ id, code })
    .from(articleGroups)
    .where(and(eq(articleGroups.kind, kind), inArray(code, [...titles.keys()])));
  return {
    ids: new Map(all.map((group) => [group.code, group.id])),
    written: written.map(({ key }) => key),
  };
}

async function writeCategories(
  tx: Context,
  rows: readonly ImportedArticle[],
  ids: ReadonlyMap<string, number>,
): Promise<number[]> {
  const memberships = rows.flatMap(({ code, categoryIds, furtherCategoryIds = [] }) =>
    [...new Set([...categoryIds, ...furtherCategoryIds])].map((categoryId) => ({
      articleId: ids.get(code) ?? 0,
      categoryId,
      isFurther: !categoryIds.includes(categoryId),
    })),
  );
  const moved = await tx.db.execute<{ article_id: number }>(sql`
    with incoming as (select * from unnest(${sql.param(memberships.map((row) => row.articleId))}::int[],
      ${sql.param(memberships.map((row) => row.categoryId))}::text[],
      ${sql.param(memberships.map((row) => row.isFurther))}::boolean[]) as incoming (article_id, category_id, is_further)
    ), gone as (
      delete from article_categories where article_id = any(${sql.param([...ids.values()])}::int[])
        and not exists (select 1 from incoming where incoming.article_id = article_categories.article_id
          and incoming.category_id = article_categories.category_id)
      returning article_id
    ), added as (
      insert into article_categories (article_id, category_id, is_further) select * from incoming
      on conflict (article_id, category_id) do update set is_further = excluded.is_further
        where article_categories.is_further <> excluded.is_further
      returning article_id
    )
    select article_id from gone union select article_id from added`);
  return moved.rows.map((row) => row.article_id);
}

/** Runs in the transaction that called `retireOthers`. Pages need `articlesChanged` afterwards, prices `projectPrices`. */
export async function importArticles(
  tx: Context,
  kind: ArticleKind,
  rows: readonly ImportedArticle[],
): Promise<WrittenArticles> {
  const groups = rows.flatMap(({ group }) => group ?? []);
  const groupIds = groups.length > 0 ? (await importGroups(tx, kind, groups)).ids : new Map<string, number>();
  const incoming = rows.map((row) => ({
    kind,
    code: row.code,
    groupId: row.group ? (groupIds.get(row.group.code) ?? null) : null,
    sku: row.sku ?? null,
    gtin: row.gtin,
    make: row.make,
    title: row.title,
    subtitle: row.subtitle,
    pictureKey: row.pictureKey,
    vatRate: row.vatRate,
    depositCents: row.depositCents ?? null,
    isOwnArticle: row.isOwnArticle ?? false,
    isStockKeeping: row.isStockKeeping ?? true,
    isSoldOut: row.isSoldOut ?? false,
    isKit: row.isKit ?? false,
    retiredAt: null,
  }));
  const written = await upsertRows(
    tx.db,
    articles,
    // Rewriting columns that foreign keys reference would wait for orders that name the article.
    { key: ['kind', 'code'], kept: ['isKit'], returned: 'id' },
    incoming,
  );
  const { id, code } = articles;
  const known = await tx.db
    .select({ id, code })
    .from(articles)
    .where(
      and(eq(articles.kind, kind), sql`${code} = any(${sql.param(incoming.map((row) => row.code))}::text[])`),
    );
  const ids = new Map(known.map((article) => [article.code, article.id]));
  const added = written.filter((row) => row.is_new).map(({ key }) => key);
  const moved = await writeCategories(tx, rows, ids);
  return { ids, added, changed: [...written.map(({ key }) => key), ...moved] };
}
