import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Article } from '~/domain/catalog/article';
import { type ArticleKey, articleKey } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import { maySell } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findArticles } from '~/domain/catalog/find-articles.server';
import { type ConfiguredCar, configuredCarWords } from '~/domain/catalog/rims/configurator/configured-car';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { configuredRimPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Cents } from '~/values/money';
import { wishListEntries } from './tables';

export interface WishListEntry {
  key: ArticleKey;
  title: string;
  configured?: { to: string; words: string } | undefined;
  quotedPriceCents: Cents;
  /** Pieces available when added; null: unknown. */
  quotedPieces: number | null;
  /** Undefined if the article is gone, or not for sale to the visitor. */
  article: Article | undefined;
  /** There is the article, but not for sale to the visitor at this location. */
  isUnsold: boolean;
}

export const isOnList = ({ location }: Pick<Tenant, 'location'>, owner: string) =>
  and(eq(wishListEntries.ownerId, owner), eq(wishListEntries.locationId, location.id));

async function configuredOn(
  context: Context,
  rim: string,
  car: ConfiguredCar | null,
): Promise<WishListEntry['configured']> {
  const vehicle = car && (await findVehicle(context, car.vehicleCode));
  return vehicle
    ? { to: configuredRimPath({ ...car, rim }), words: configuredCarWords(vehicle.label, car.paint) }
    : undefined;
}

export async function readWishList(
  audience: Audience,
  context: Context,
  owner: string | undefined,
): Promise<WishListEntry[]> {
  if (!owner) return [];
  const { articleId, configured, title, priceCents, availablePieces, addedAt } = wishListEntries;
  const rows = await context.db
    .select({
      articleId,
      configured,
      title,
      priceCents,
      availablePieces,
      kind: articles.kind,
      code: articles.code,
      retiredAt: articles.retiredAt,
    })
    .from(wishListEntries)
    .innerJoin(articles, eq(articles.id, articleId))
    .where(isOnList(audience, owner))
    .orderBy(desc(addedAt), articleId);
  const [found, assortment] = await Promise.all([
    findArticles(
      audience,
      context,
      rows.map((row) => row.articleId),
    ),
    assortmentOf(audience, context),
  ]);
  const cars = await Promise.all(rows.map((row) => configuredOn(context, row.code, row.configured)));
  return rows.map((row, index) => {
    const article = found.get(row.articleId);
    const isSold = article !== undefined && maySell(article, assortment);
    return {
      key: articleKey(row),
      title: row.title,
      configured: cars[index],
      quotedPriceCents: row.priceCents,
      quotedPieces: row.availablePieces,
      article: isSold ? article : undefined,
      isUnsold: !isSold && row.retiredAt === null,
    };
  });
}

/** One JSON value of a larger statement, for the number in the header and the buttons beside articles. */
export const wishListKeys = (owner: SQL, locationId: SQL): SQL<ArticleKey[]> =>
  sql`(select coalesce(json_agg(${articles.kind} || ':' || ${articles.code}), '[]')
    from ${wishListEntries} join ${articles} on ${articles.id} = ${wishListEntries.articleId}
    where ${wishListEntries.ownerId} = ${owner} and ${wishListEntries.locationId} = ${locationId})`;
