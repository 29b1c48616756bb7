import type { InferSelectModel } from 'drizzle-orm';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Photo } from '~/values/photo';
import { type ArticleKind, articleKey, titleWithoutMake } from '../articles/article';
import { isGoods } from '../articles/offered-kinds';
import type { Fact } from '../fact';
import type { MakerDetails } from '../makes/make';
import type { BuyBoxView, SaleUnit } from '../selling';
import { type ArticleCardView, articleCard, type CardContext, cardContextOf } from './article-card';
import { type ArticleDetail, loadArticleDetail, type Variant } from './article-detail.server';
import type { ListAtCategory } from './category-address.server';
import type { ListedArticle } from './find-listed.server';
import type { ListDefinition, OwnTable } from './list-definition';
import { ownRows, type WithOwn } from './own-rows.server';
import { colourView } from './variant-colour';

/** A kind whose lists and pages stand at categories and share the common layout. */
export interface CategoryKind<Table extends OwnTable> {
  list: ListDefinition;
  table: Table;
  /** Preset choices of the list at a category; undefined if the kind has no articles there. */
  choicesAt: (categoryUrl: string) => Readonly<Record<string, unknown>> | undefined;
  categoryOf: (own: InferSelectModel<Table>) => string;
  tagsOf: (own: InferSelectModel<Table>) => string[];
  factsOf: (own: InferSelectModel<Table>, context: Context) => Fact[] | Promise<Fact[]>;
  /** For a choice of its own beside the sizes. */
  colourOf?: (own: InferSelectModel<Table>) => string;
  /** Choices of the list, by facet, that similar articles have alike. */
  similarTo?: (own: InferSelectModel<Table>) => Readonly<Record<string, unknown>>;
  /** Undefined: that of the kind. */
  unitOf?: (own: InferSelectModel<Table>) => SaleUnit | undefined;
}

export interface CategoryArticle {
  kind: ArticleKind;
  articleId: number;
  card: ArticleCardView;
  title: string;
  gtin: string | null;
  buy: BuyBoxView;
  variants: Variant[];
  maker: MakerDetails | undefined;
  photos: Photo[];
  facts: Fact[];
  similarTo: Readonly<Record<string, unknown>> | undefined;
}

export function categoryKind<Table extends OwnTable>(kind: CategoryKind<Table>) {
  const { list, categoryOf, tagsOf, factsOf } = kind;
  const withOwn = ownRows(list.kind, kind.table);

  const card = ({ article, own }: WithOwn<Table>, cardContext: CardContext): ArticleCardView => {
    const unit = kind.unitOf?.(own);
    return {
      ...articleCard(article, cardContext, {
        name: titleWithoutMake(article),
        tags: tagsOf(own),
        category: categoryOf(own),
      }),
      ...(unit && { unit }),
    };
  };

  async function cards(tenant: Tenant, context: Context, listed: readonly ListedArticle[]) {
    const cardContext = cardContextOf(tenant, context.now());
    return (await withOwn(context, listed)).map((article) => card(article, cardContext));
  }

  async function listAt(
    _tenant: unknown,
    _context: Context,
    { url }: { url: string },
  ): Promise<ListAtCategory | undefined> {
    const fixed = kind.choicesAt(url);
    return fixed && { list, fixed };
  }

  async function withColours(context: Context, { variants, siblings }: ArticleDetail): Promise<Variant[]> {
    const { colourOf } = kind;
    if (!colourOf || siblings.length < 2) return variants;
    const rows = await withOwn(context, siblings);
    const colours = new Map(rows.map(({ article: sibling, own }) => [articleKey(sibling), colourOf(own)]));
    return variants.map((variant) => ({ ...variant, ...colourView(colours.get(variant.key)) }));
  }

  async function article(
    audience: Audience,
    context: Context,
    categoryUrl: string,
    code: string,
  ): Promise<CategoryArticle | undefined> {
    if (!kind.choicesAt(categoryUrl)) return undefined;
    const detail = await loadArticleDetail(audience, context, { kind: list.kind, code });
    const [found] = detail ? await withOwn(context, [detail.article]) : [];
    if (!detail || !found || categoryOf(found.own) !== categoryUrl) return undefined;
    const { gtin, cardContext, buy, maker, photos } = detail;
    const facts = await factsOf(found.own, context);
    return {
      kind: list.kind,
      articleId: detail.article.id,
      card: card(found, cardContext),
      title: detail.article.title,
      gtin,
      buy,
      variants: await withColours(context, detail),
      maker,
      photos,
      similarTo: kind.similarTo?.(found.own),
      facts: isGoods(list.kind)
        ? [['Hersteller', detail.article.make], ...facts, ['EAN', gtin ?? 'keine']]
        : facts,
    };
  }

  return { cards, listAt, article };
}
