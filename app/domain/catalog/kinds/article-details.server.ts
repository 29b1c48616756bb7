import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import type { ArticleKind } from '../articles/article';
import { articlesChanged } from '../articles/articles-changed.server';
import { kitsOf } from '../articles/kits.server';
import { articles } from '../articles/tables';
import { imagesChanged } from '../pictures/article-images.server';
import type { ContentUnit } from '../products/base-price';
import { products, productVariants } from '../products/tables';
import { tyres } from '../tyres/tables';

/** Details that the desk edits besides price, stock and photos; undefined: the kind has no such detail. */
export interface ArticleDetails {
  isSoldOut: boolean;
  eprelId?: string | null;
  product?: { description: string; safety: string | null };
  content?: { milli: number; unit: ContentUnit } | null;
  depositCents?: Cents | null;
}

export interface DetailedArticle {
  id: number;
  kind: ArticleKind;
  groupId: number | null;
}

export async function articleDetails(
  { db }: Pick<Context, 'db'>,
  { id, kind, groupId }: DetailedArticle,
): Promise<ArticleDetails | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id));
  if (!article) return undefined;
  const { isSoldOut, depositCents } = article;
  if (kind === 'tyre') {
    const [own] = await db.select({ eprelId: tyres.eprelId }).from(tyres).where(eq(tyres.articleId, id));
    return { isSoldOut, eprelId: own?.eprelId ?? null };
  }
  if (kind !== 'product') return { isSoldOut };
  const { description, safety } = products;
  const [product] = await db
    .select({ description, safety })
    .from(products)
    .where(eq(products.groupId, groupId ?? 0));
  const { contentMilli: milli, contentUnit: unit } = productVariants;
  const [own] = await db
    .select({ milli, unit })
    .from(productVariants)
    .where(eq(productVariants.articleId, id));
  const content =
    own && own.milli !== null && own.unit !== null ? { milli: own.milli, unit: own.unit } : null;
  return { isSoldOut, depositCents, content, ...(product && { product }) };
}

/** In the caller's transaction; pages, also of wheels that the article is a part of, follow. */
export async function writeArticleDetails(
  tx: Context,
  { id, kind, groupId }: DetailedArticle,
  { isSoldOut, eprelId, product, content, depositCents }: ArticleDetails,
): Promise<void> {
  const { db } = tx;
  await db
    .update(articles)
    .set({ isSoldOut, ...(depositCents !== undefined && { depositCents }) })
    .where(eq(articles.id, id));
  if (eprelId !== undefined) await db.update(tyres).set({ eprelId }).where(eq(tyres.articleId, id));
  if (content !== undefined)
    await db
      .update(productVariants)
      .set({ contentMilli: content?.milli ?? null, contentUnit: content?.unit ?? null })
      .where(eq(productVariants.articleId, id));
  if (product && groupId !== null) {
    await db.update(products).set(product).where(eq(products.groupId, groupId));
    await imagesChanged(tx, { kind, owner: 'group' }, [groupId]);
  }
  const kits = await kitsOf(tx, [id]);
  await articlesChanged(tx, [
    { articleId: id, kind, locationId: null },
    ...kits.map((kit) => ({ articleId: kit.id, kind: kit.kind, locationId: null })),
  ]);
}
