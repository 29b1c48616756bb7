import { eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type Ids, isAmong } from '~/platform/database/among.server';
import { chunks } from '~/values/chunks';
import type { ArticleKind } from './article';
import { articles, components } from './tables';

/** A component that kits of a file are made of. */
export interface ImportedComponent {
  /** The kit. */
  articleId: number;
  componentId: number;
  quantity: number;
}

/** Replaces what all kits of a kind are made of, inside the caller's transaction. */
export async function importComponents(
  tx: Context,
  kind: ArticleKind,
  rows: readonly ImportedComponent[],
): Promise<void> {
  const ofKind = tx.db.select({ id: articles.id }).from(articles).where(eq(articles.kind, kind));
  await tx.db.delete(components).where(inArray(components.articleId, ofKind));
  for (const chunk of chunks(rows)) await tx.db.insert(components).values(chunk);
}

/** A component of a kit, as prices are made of it. */
export interface KitPart {
  articleId: number;
  quantity: number;
  isRetired: boolean;
}

export interface Kit {
  kind: ArticleKind;
  parts: KitPart[];
}

/** What kits are made of, by id; articles that are none are missing. */
export async function findKits({ db }: Pick<Context, 'db'>, ids: Ids): Promise<Map<number, Kit>> {
  const rows = await db
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
    .where(isAmong(components.articleId, ids));
  const kits = new Map<number, Kit>();
  for (const { kitId, kind, part } of rows) {
    const known = kits.get(kitId);
    if (known) known.parts.push(part);
    else kits.set(kitId, { kind, parts: [part] });
  }
  return kits;
}

/** The kits of which some articles are a component, and those among the articles themselves. @param articleIds none: all kits */
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
