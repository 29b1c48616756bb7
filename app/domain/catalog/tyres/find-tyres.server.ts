import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import type { TyreSize } from '~/values/tyre-size';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { assortmentOf } from '../assortment.server';
import { cardContextOf } from '../listing/article-card';
import { anything } from '../listing/filter';
import { findPage, type ListedArticle } from '../listing/find-listed.server';
import { ownRows } from '../listing/own-rows.server';
import { reducedArticles } from '../listing/reduced-articles.server';
import { seasonToShow } from './season';
import { tyres } from './tables';
import type { Tyre } from './tyre';
import { type TyreCardView, tyreCard } from './tyre-card';
import { type TyreFilter, tyreList } from './tyre-listing';

export const withTyres = ownRows('tyre', tyres);

export async function tyreCards(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<TyreCardView[]> {
  const cardContext = cardContextOf(tenant, context.now());
  return (await withTyres(context, listed)).map((tyre) => tyreCard(tyre, cardContext));
}

/** In stock, cheapest first. */
export async function similarTyres(
  audience: Audience,
  context: Context,
  tyre: Tyre,
): Promise<TyreCardView[]> {
  const filter: TyreFilter = {
    ...anything(tyreList),
    width: tyre.width,
    aspect: tyre.aspect,
    rimTenths: tyre.rimTenths,
    seasons: [tyre.season],
    loadIndex: tyre.loadIndex,
    speed: tyre.speedKmh,
    inStockHere: true,
  };
  const found = await findPage(audience, context, { list: tyreList, filter }, { limit: SIMILAR + 1 });
  return tyreCards(audience, context, found.filter(({ id }) => id !== tyre.articleId).slice(0, SIMILAR));
}

const SIMILAR = 3;
const FEATURED = 4;
/** Tyres with the best labels, from which the start page selects. */
const CANDIDATES = 200;

/** One well-stocked tyre of the season in the common size for each maker, best labels first. */
export async function featuredTyres(audience: Audience, context: Context): Promise<TyreCardView[]> {
  const { hiddenSeasons } = await assortmentOf(audience, context);
  const season = seasonToShow(context.now(), hiddenSeasons);
  const filter: TyreFilter = {
    ...anything(tyreList),
    ...tyreList.standard?.choices,
    vehicleKind: undefined,
    seasons: season ? [season] : [],
    inStockHere: true,
    sort: 'label',
  };
  const found = await findPage(audience, context, { list: tyreList, filter }, { limit: CANDIDATES });
  const ofMakers = new Map([...found].reverse().map((article) => [article.make, article]));
  const chosen = new Set(ofMakers.values());
  return tyreCards(audience, context, found.filter((article) => chosen.has(article)).slice(0, FEATURED));
}

/** Offers in stock come first, and featured tyres fill the row. */
export async function offersAndFeatured(audience: Audience, context: Context): Promise<TyreCardView[]> {
  const { hiddenSeasons } = await assortmentOf(audience, context);
  const [reduced, featured] = await Promise.all([
    reducedArticles(audience, context, { kinds: [tyreList.kind], categoryUrls: [], hiddenSeasons }),
    featuredTyres(audience, context),
  ]);
  const offered = reduced.filter(({ availability }) => availability.kind !== 'none');
  const cards = [...(await tyreCards(audience, context, offered.slice(0, FEATURED))), ...featured];
  return [...new Map(cards.map((card) => [card.key, card])).values()].slice(0, FEATURED);
}

const cachedSizes = queryCache<TyreSize[]>();

export function tyreSizes(context: Context): Promise<TyreSize[]> {
  const { width, aspect, rimTenths } = tyres;
  return cachedSizes('', [listTag('tyre')], () =>
    context.db
      .selectDistinct({ width, aspect, rimTenths })
      .from(tyres)
      .innerJoin(articles, and(eq(articles.id, tyres.articleId), isNull(articles.retiredAt)))
      .orderBy(asc(width), asc(aspect), asc(rimTenths)),
  );
}
