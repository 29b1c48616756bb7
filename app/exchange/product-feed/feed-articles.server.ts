import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { highestArticleId, isForSale, isInRange } from '~/domain/catalog/article-addresses.server';
import { categoryUrlsOfArticle } from '~/domain/catalog/articles/category-urls.server';
import { isGoods } from '~/domain/catalog/articles/offered-kinds';
import { articleGroups, articles } from '~/domain/catalog/articles/tables';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import { availabilityAt } from '~/domain/catalog/inventory/stock.server';
import { photosOfArticle } from '~/domain/catalog/pictures/photos.server';
import { products, productVariants } from '~/domain/catalog/products/tables';
import { publicAssortment } from '~/domain/catalog/public-assortment.server';
import { tyres } from '~/domain/catalog/tyres/tables';
import { seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath, picturePath } from '~/paths';
import type { Context } from '~/platform/context';
import type { FeedArticle } from './feed-article';

const BATCH = 500;

interface CurrentPrice {
  cents: number;
  regularCents: number | null;
  offerUntil: string | null;
}

/** The location's own before the network's. */
const priceAt = (locationId: string) => sql<CurrentPrice>`(
  select json_build_object('cents', cents, 'regularCents', regular_cents, 'offerUntil', offer_until)
  from current_prices where current_prices.article_id = articles.id
    and (current_prices.location_id is null or current_prices.location_id = ${locationId})
  order by current_prices.location_id nulls last limit 1)`;

const categoryTitles = (urls: readonly string[]) => sql<string[]>`array(
  select categories.title from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = articles.id and categories.url = any(${sql.param([...urls])}::text[])
  order by categories.url)`;

const { id, kind, code, sku, gtin, make, title, subtitle, pictureKey } = articles;
const { season, fuelClass, wetClass, noiseDb, eprelId } = tyres;
const { contentMilli, contentUnit } = productVariants;

function readBatch(
  { db }: Context,
  { location }: Tenant,
  assortment: Awaited<ReturnType<typeof publicAssortment>>,
  range: { after: number; through: number },
) {
  return db
    .select({
      article: { id, kind, code, sku, gtin, make, title, subtitle, pictureKey },
      group: { code: articleGroups.code },
      text: products.description,
      content: { contentMilli, contentUnit },
      tyre: { season, fuelClass, wetClass, noiseDb, eprelId },
      price: priceAt(location.id),
      urls: categoryUrlsOfArticle,
      titles: categoryTitles(assortment.categoryUrls),
      photos: photosOfArticle,
    })
    .from(articles)
    .leftJoin(articleGroups, eq(articleGroups.id, articles.groupId))
    .leftJoin(products, eq(products.groupId, articles.groupId))
    .leftJoin(productVariants, eq(productVariants.articleId, id))
    .leftJoin(tyres, eq(tyres.articleId, id))
    .where(
      and(isInRange(range), inArray(kind, assortment.kinds.filter(isGoods)), isForSale(location, assortment)),
    )
    .orderBy(asc(id))
    .limit(BATCH);
}

type Row = Awaited<ReturnType<typeof readBatch>>[number];

function feedArticle(row: Row, isAvailable: boolean, now: Date): FeedArticle {
  const { article, price, tyre, content, urls } = row;
  const until = price.offerUntil === null ? undefined : new Date(price.offerUntil);
  const isOffer = until !== undefined && until > now && price.regularCents !== null;
  return {
    ...article,
    ...(content ?? { contentMilli: null, contentUnit: null }),
    group: row.group,
    text: row.text ?? '',
    categories: row.titles,
    path: articlePath({ ...article, categories: urls }),
    photos: row.photos,
    drawing: picturePath(article.kind, article.pictureKey),
    cents: price.cents,
    offer: isOffer ? { regularCents: price.regularCents ?? 0, until } : undefined,
    isAvailable,
    tyre: tyre && { ...tyre, season: seasonNames[tyre.season] },
  };
}

/** Goods that everybody may buy at the location, in batches; the next one is read while a batch is in use. */
export async function* feedArticles(tenant: Tenant, context: Context): AsyncGenerator<FeedArticle[]> {
  const assortment = await publicAssortment(tenant, context);
  const through = await highestArticleId(context);
  const locationId = tenant.location.id;

  async function read(after: number) {
    const rows = await readBatch(context, tenant, assortment, { after, through });
    const ids = rows.map(({ article }) => article.id);
    const stock = (await availabilityAt(context, [locationId], ids)).get(locationId);
    return { rows, stock, last: rows.length < BATCH ? undefined : ids.at(-1) };
  }

  let batch = await read(0);
  for (;;) {
    const { rows, stock, last } = batch;
    const next = last === undefined ? undefined : read(last);
    // A failure is told when the batch is asked for.
    next?.catch(() => undefined);
    const now = context.now();
    if (rows.length > 0)
      yield rows.map((row) => {
        const availability = stock?.get(row.article.id);
        return feedArticle(row, availability !== undefined && availableOf(availability) > 0, now);
      });
    if (!next) return;
    batch = await next;
  }
}
