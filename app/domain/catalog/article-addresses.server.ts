import { and, asc, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { pageKey } from '~/domain/tenancy/page-path';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath, picturePath } from '~/paths';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import type { Photo } from '~/values/photo';
import type { ArticleKind } from './articles/article';
import { categoryUrlsOfArticle } from './articles/category-urls.server';
import { kindsWithoutCategory } from './articles/offered-kinds';
import { articles } from './articles/tables';
import type { Assortment } from './assortment';
import { isOfShownSeason, shownMainCategory } from './assortment.server';
import { firstPhoto } from './pictures/photos.server';

type Located = Pick<Tenant, 'location'>;

/** Article ids: after the first, up to the second. */
export interface ArticleRange {
  after: number;
  through: number;
}

/** A subquery with a limit is asked for each row; the planner would read whole tables for `exists`. */
const hasRow = (rows: SQL) => sql`(select true ${rows} limit 1)`;

export const isForSale = (location: Tenant['location'], assortment: Assortment) =>
  and(
    isNull(articles.retiredAt),
    inArray(articles.kind, [...assortment.kinds]),
    isOfShownSeason(assortment, sql`articles.id`),
    sql`(${inArray(articles.kind, kindsWithoutCategory)} or ${hasRow(shownMainCategory(assortment, sql`articles.id`))})`,
    hasRow(sql`from current_prices where current_prices.article_id = articles.id
      and (current_prices.location_id is null or current_prices.location_id = ${location.id})`),
  );

export const isInRange = ({ after, through }: ArticleRange) =>
  and(gt(articles.id, after), lte(articles.id, through));

export async function highestArticleId({ db }: Pick<Context, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(sql`select max(id) as id from articles`);
  return rows[0]?.id ?? 0;
}

/** Counts no further than the limit. */
export async function countArticlePages(
  { location }: Located,
  { db }: Pick<Context, 'db'>,
  assortment: Assortment,
  limit: number,
): Promise<number> {
  const found = db.select({ id: articles.id }).from(articles).where(isForSale(location, assortment));
  return db.$count(found.limit(limit).as('found'));
}

export async function hasArticlePages(
  { location }: Located,
  { db }: Pick<Context, 'db'>,
  assortment: Assortment,
  range: ArticleRange,
): Promise<boolean> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(isInRange(range), isForSale(location, assortment)))
    .limit(1);
  return rows.length > 0;
}

export interface ArticlePage {
  path: string;
  photo: Photo | null;
  /** Path of the drawing for articles without a photo. */
  drawing: string;
  /** Null: before changes were noted. */
  changedAt: Date | null;
}

/** @param key as of `pageKey` */
export async function isArticlePage(
  { location }: Located,
  { db }: Pick<Context, 'db'>,
  assortment: Assortment,
  key: string,
): Promise<boolean> {
  const { kind, code } = articles;
  const rows = await db
    .select({ kind, code, categories: categoryUrlsOfArticle })
    .from(articles)
    .where(and(inArray(code, key.split('/')), isForSale(location, assortment)));
  return rows.some((row) => [key, `${key}/exakt`].includes(pageKey(articlePath(row))));
}

const BATCH = 1_000;

const changedAt = (locationId: string) =>
  sql<Date | null>`(
  select max(at) from article_changes where article_changes.article_id = articles.id
    and (article_changes.location_id is null or article_changes.location_id = ${locationId}))`.mapWith(
    momentOfDatabase,
  );

export async function* articlePages(
  { location }: Located,
  { db }: Pick<Context, 'db'>,
  assortment: Assortment,
  { after, through }: ArticleRange,
): AsyncGenerator<ArticlePage[]> {
  const { id, kind, code, pictureKey } = articles;
  const changed = changedAt(location.id);
  let last = after;
  for (;;) {
    const rows = await db
      .select({ id, kind, code, pictureKey, categories: categoryUrlsOfArticle, photo: firstPhoto, changed })
      .from(articles)
      .where(and(isInRange({ after: last, through }), isForSale(location, assortment)))
      .orderBy(asc(id))
      .limit(BATCH);
    if (rows.length > 0) yield rows.map(pageOf);
    last = rows.at(-1)?.id ?? through;
    if (rows.length < BATCH) return;
  }
}

function pageOf(row: {
  kind: ArticleKind;
  code: string;
  categories: string[];
  pictureKey: string;
  photo: Photo | null;
  changed: Date | null;
}): ArticlePage {
  return {
    path: articlePath(row),
    photo: row.photo,
    drawing: picturePath(row.kind, row.pictureKey),
    changedAt: row.changed,
  };
}
