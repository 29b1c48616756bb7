import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Ids, isAmong, statementOverIds } from '~/platform/database/statement.server';
import { upsertRows } from '~/platform/database/write-rows.server';
import type { ArticleKind } from './article';
import { articles, components } from './tables';

export interface ImportedComponent {
  articleId: number;
  componentId: number;
  quantity: number;
}

/** Runs in the caller's transaction. @returns the kits whose components changed */
export async function addComponents(tx: Context, rows: readonly ImportedComponent[]): Promise<number[]> {
  const written = await upsertRows(tx.db, components, { key: ['articleId', 'componentId'] }, rows);
  return written.map(({ key }) => key);
}

/** Nothing may reference the removed components any more. */
export async function removeOtherComponents(
  tx: Context,
  kitIds: readonly number[],
  rows: readonly ImportedComponent[],
): Promise<number[]> {
  const { rows: gone } = await tx.db.execute<{ article_id: number }>(sql`
    delete from components where article_id = any(${sql.param([...kitIds])}::int[])
      and not exists (select 1 from unnest(${sql.param(rows.map((row) => row.articleId))}::int[],
        ${sql.param(rows.map((row) => row.componentId))}::int[]) as incoming (article_id, component_id)
        where incoming.article_id = components.article_id and incoming.component_id = components.component_id)
    returning article_id`);
  return gone.map((row) => row.article_id);
}

/** An article that a kit for sale is made of stays for sale. @returns the code of such a kit, by the article's id */
export async function kitsForSaleWith(
  { db }: Pick<Context, 'db'>,
  articleIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.execute<{ id: number; kit: string }>(sql`
    select component_id as id, min(kit.code) as kit from components join articles kit on kit.id = article_id
    where component_id = any(${sql.param([...articleIds])}::int[]) and kit.retired_at is null group by 1`);
  return new Map(rows.map(({ id, kit }) => [id, kit]));
}

export interface KitPart {
  articleId: number;
  quantity: number;
  isRetired: boolean;
}

export interface Kit {
  kind: ArticleKind;
  parts: KitPart[];
}

const readParts = statementOverIds('find_kits', [], (db, ids) =>
  db
    .select({
      kitId: components.articleId,
      kind: sql<ArticleKind>`(select kit.kind from articles as kit where kit.id = ${components.articleId})`,
      part: {
        articleId: components.componentId,
        quantity: components.quantity,
        isRetired: sql<boolean>`${articles.retiredAt} is not null`,
      },
    })
    .from(components)
    .innerJoin(articles, eq(articles.id, components.componentId))
    .where(isAmong(components.articleId, ids)),
);

export interface KitPartRow {
  kitId: number;
  kind: ArticleKind;
  part: KitPart;
}

/** Components of kits as one JSON value of a larger statement. @param articleIds a subquery */
export const kitPartRows = (articleIds: SQLWrapper): SQL<KitPartRow[]> =>
  sql`(select coalesce(json_agg(json_build_object('kitId', ${components.articleId}, 'kind', kit.kind, 'part', json_build_object(
      'articleId', ${components.componentId}, 'quantity', ${components.quantity}, 'isRetired', part.retired_at is not null))), '[]')
    from ${components} join articles as kit on kit.id = ${components.articleId}
      join articles as part on part.id = ${components.componentId}
    where ${isAmong(components.articleId, articleIds)})`;

/** Articles that are no kits are missing. */
export async function findKits({ db }: Pick<Context, 'db'>, ids: Ids): Promise<Map<number, Kit>> {
  return kitsIn(await readParts(db, ids, {}));
}

export function kitsIn(rows: readonly KitPartRow[]): Map<number, Kit> {
  const kits = new Map<number, Kit>();
  for (const { kitId, kind, part } of rows) {
    const known = kits.get(kitId);
    if (known) known.parts.push(part);
    else kits.set(kitId, { kind, parts: [part] });
  }
  return kits;
}

/** Finds the kits among the articles and those that contain them. @param articleIds undefined: all kits */
export async function kitsOf(
  { db }: Pick<Context, 'db'>,
  articleIds?: readonly number[],
): Promise<{ id: number; kind: ArticleKind }[]> {
  const ids = articleIds && sql`${sql.param([...articleIds])}::int[]`;
  const made =
    ids &&
    sql`(select article_id from components where component_id = any(${ids}) or article_id = any(${ids}))`;
  return db
    .select({ id: articles.id, kind: articles.kind })
    .from(articles)
    .where(sql`${articles.isKit} ${made ? sql`and ${articles.id} in ${made}` : sql``}`);
}
