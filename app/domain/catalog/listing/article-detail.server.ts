import { asc, eq } from 'drizzle-orm';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import { articlePath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Photo } from '~/values/photo';
import type { Article } from '../article';
import { type ArticleKey, articleKey } from '../articles/article';
import type { ArticleRef } from '../articles/article-field';
import { articles } from '../articles/tables';
import { findArticle, findArticles } from '../find-articles.server';
import type { MakerDetails } from '../makes/make';
import { findMaker } from '../makes/makers.server';
import { photosOf } from '../pictures/photos.server';
import { type BuyBoxView, priceView } from '../selling';
import { type CardContext, cardContextOf } from './article-card';

export interface Variant {
  key: ArticleKey;
  label: string;
  to: string;
  isCurrent: boolean;
  verdict?: VerdictView;
  /** 'Schwarz matt'; undefined if its kind names none. */
  colour?: string | undefined;
  /** Background in CSS; undefined for a colour without one. */
  swatch?: string | undefined;
}

export interface ArticleDetail {
  article: Article;
  gtin: string | null;
  cardContext: CardContext;
  buy: BuyBoxView;
  photos: Photo[];
  /** Empty for a product with one article. */
  variants: Variant[];
  /** The articles of the variants. */
  siblings: Article[];
  maker: MakerDetails | undefined;
}

async function siblingsOf(tenant: Tenant, context: Context, groupId: number | null): Promise<Article[]> {
  if (groupId === null) return [];
  const rows = await context.db
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.groupId, groupId))
    .orderBy(asc(articles.id));
  const found = await findArticles(
    tenant,
    context,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => found.get(id) ?? []);
}

export async function loadArticleDetail(
  audience: Audience,
  context: Context,
  ref: ArticleRef,
): Promise<ArticleDetail | undefined> {
  const article = await findArticle(audience, context, ref);
  if (!article) return undefined;
  const [row] = await context.db
    .select({ gtin: articles.gtin, groupId: articles.groupId })
    .from(articles)
    .where(eq(articles.id, article.id));
  const cardContext = cardContextOf(audience, context.now());
  const siblings = await siblingsOf(audience, context, row?.groupId ?? null);
  return {
    article,
    gtin: row?.gtin ?? null,
    cardContext,
    buy: {
      key: articleKey(article),
      price: priceView(article.price),
      availability: article.availability,
      ...cardContext,
    },
    variants: siblings.map((sibling) => ({
      key: articleKey(sibling),
      label: sibling.subtitle,
      to: articlePath(sibling),
      isCurrent: sibling.code === article.code,
    })),
    siblings,
    photos: await photosOf(context, article.id),
    maker: await findMaker(context, article.make),
  };
}
