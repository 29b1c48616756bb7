import { sql } from 'drizzle-orm';
import { highestArticleId } from '~/domain/catalog/article-addresses.server';
import type { ArticleKind } from '~/domain/catalog/articles/article';
import { isGoods, kindsWithoutCategory } from '~/domain/catalog/articles/offered-kinds';
import { isOfShownSeason } from '~/domain/catalog/assortment.server';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import { availabilityAt } from '~/domain/catalog/inventory/stock.server';
import { kinds as kindsOfArticles } from '~/domain/catalog/kinds/kinds.server';
import { photosOfArticle } from '~/domain/catalog/pictures/photos.server';
import type { ContentUnit } from '~/domain/catalog/products/base-price';
import { publicAssortment } from '~/domain/catalog/public-assortment.server';
import { type Season, seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import type { Tenant } from '~/domain/tenancy/tenant';
import { articlePath, picturePath } from '~/paths';
import type { Context } from '~/platform/context';
import { momentOfDatabase } from '~/values/calendar';
import type { Photo } from '~/values/photo';
import type { FeedArticle } from './feed-article';

const BATCH = 500;

interface Row extends Record<string, unknown> {
  id: number;
  kind: ArticleKind;
  code: string;
  sku: string | null;
  gtin: string | null;
  make: string;
  title: string;
  subtitle: string;
  pictureKey: string;
  groupCode: string | null;
  text: string | null;
  contentMilli: number | null;
  contentUnit: ContentUnit | null;
  cents: number;
  regularCents: number | null;
  offerUntil: string | null;
  urls: string[] | null;
  titles: string[] | null;
  photos: Photo[];
  season: Season | null;
  fuelClass: string;
  wetClass: string;
  noiseDb: number;
  eprelId: string | null;
}

type Assortment = Awaited<ReturnType<typeof publicAssortment>>;

/** Plain rows with one look into prices and one into categories, because an article costs 100 microseconds. */
async function readBatch(
  { db }: Context,
  { location }: Tenant,
  assortment: Assortment,
  { after, through }: { after: number; through: number },
): Promise<Row[]> {
  const { kinds, categoryUrls } = assortment;
  const { rows } = await db.execute<Row>(sql`
    select articles.id, articles.kind, articles.code, sku, gtin, articles.make, articles.title, subtitle,
      articles.picture_key as "pictureKey", article_groups.code as "groupCode", products.description as text,
      content_milli as "contentMilli", content_unit as "contentUnit", price.cents, price.regular_cents as "regularCents",
      price.offer_until as "offerUntil", places.urls, places.titles, ${photosOfArticle} as photos,
      season, fuel_class as "fuelClass", wet_class as "wetClass", noise_db as "noiseDb", eprel_id as "eprelId"
    from articles left join article_groups on article_groups.id = articles.group_id
      left join products on products.group_id = articles.group_id
      left join product_variants on product_variants.article_id = articles.id
      left join tyres on tyres.article_id = articles.id,
    lateral (select cents, regular_cents, offer_until from current_prices
      where current_prices.article_id = articles.id and (location_id is null or location_id = ${location.id})
      order by location_id nulls last limit 1) price,
    lateral (select array_agg(url order by is_further, url) as urls,
        array_agg(categories.title order by is_further, url) filter (where is_shown) as titles,
        bool_or(is_shown and not is_further) as is_sold
      from article_categories join categories on categories.id = article_categories.category_id,
        lateral (select url = any(${sql.param([...categoryUrls])}::text[]) as is_shown) as seen
      where article_categories.article_id = articles.id) places
    where articles.id > ${after} and articles.id <= ${through} and retired_at is null
      and articles.kind = any(${sql.param(kinds.filter(isGoods))}::text[])
      and ${isOfShownSeason(assortment, sql`articles.id`)} and (is_sold or articles.kind = any(${sql.param([...kindsWithoutCategory])}::text[]))
    order by articles.id limit ${BATCH}`);
  return rows;
}

function feedArticle(row: Row, isAvailable: boolean, now: Date): FeedArticle {
  const { kind, code, sku, gtin, make, title, subtitle, contentMilli, contentUnit, photos, cents } = row;
  const { groupCode, text, urls, titles, pictureKey, regularCents, season } = row;
  const { fuelClass, wetClass, noiseDb, eprelId } = row;
  const until = row.offerUntil === null ? undefined : momentOfDatabase(row.offerUntil);
  return {
    kind,
    googleCategory: kindsOfArticles[kind].googleCategory,
    code,
    sku,
    gtin,
    make,
    title,
    subtitle,
    contentMilli,
    contentUnit,
    photos,
    cents,
    isAvailable,
    group: groupCode === null ? null : { code: groupCode },
    text: text ?? '',
    categories: titles ?? [],
    path: articlePath({ kind, code, categories: urls ?? [] }),
    drawing: picturePath(kind, pictureKey),
    offer: until && until > now && regularCents !== null ? { regularCents, until } : undefined,
    tyre: season && { season: seasonNames[season], fuelClass, wetClass, noiseDb, eprelId },
  };
}

/** Goods that everybody may buy at the location, in batches; the next one is read while a batch is in use. */
export async function* feedArticles(tenant: Tenant, context: Context): AsyncGenerator<FeedArticle[]> {
  const assortment = await publicAssortment(tenant, context);
  const through = await highestArticleId(context);
  const locationId = tenant.location.id;

  async function read(after: number) {
    const rows = await readBatch(context, tenant, assortment, { after, through });
    const ids = rows.map(({ id }) => id);
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
        const availability = stock?.get(row.id);
        return feedArticle(row, availability !== undefined && availableOf(availability) > 0, now);
      });
    if (!next) return;
    batch = await next;
  }
}
