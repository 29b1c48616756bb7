import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { articles } from '../articles/tables';
import { currentPrices } from '../pricing/tables';
import { tyres } from './tables';

const { articleId, ...columns } = {
  articleId: tyres.articleId,
  model: tyres.model,
  season: tyres.season,
  vehicleKind: tyres.vehicleKind,
  width: tyres.width,
  aspect: tyres.aspect,
  construction: tyres.construction,
  rimTenths: tyres.rimTenths,
  loadIndex: tyres.loadIndex,
  twinLoadIndex: tyres.twinLoadIndex,
  speedIndex: tyres.speedIndex,
  speedKmh: tyres.speedKmh,
  isExtraLoad: tyres.isExtraLoad,
  isCommercial: tyres.isCommercial,
  runFlatMark: tyres.runFlatMark,
  oeMark: tyres.oeMark,
  hasAlpineSymbol: tyres.hasAlpineSymbol,
  isMudAndSnow: tyres.isMudAndSnow,
  hasRimProtection: tyres.hasRimProtection,
  hasIceGrip: tyres.hasIceGrip,
  fuelClass: tyres.fuelClass,
  wetClass: tyres.wetClass,
  noiseClass: tyres.noiseClass,
  noiseDb: tyres.noiseDb,
  eprelId: tyres.eprelId,
  tread: tyres.tread,
  dotYear: tyres.dotYear,
};

/** Tyres with what every article has and the network's price. */
export const listedTyres = new QueryBuilder({ casing: 'snake_case' })
  .select({
    articleId,
    ...columns,
    id: articles.code,
    gtin: articles.gtin,
    make: articles.make,
    pictureKey: articles.pictureKey,
    priceCents: currentPrices.cents,
    facetMarks:
      sql<number>`(ascii(season) * 1000 + (ascii(fuel_class) - 65) * 100 + (ascii(wet_class) - 65) * 10 + ascii(noise_class) - 65) * 8 + has_alpine_symbol::int * 4 + (run_flat_mark is not null)::int * 2 + is_extra_load::int`.as(
        'facet_marks',
      ),
    facetIndices: sql<number>`load_index * 1000 + speed_kmh`.as('facet_indices'),
  })
  .from(tyres)
  .innerJoin(articles, and(eq(articles.id, tyres.articleId), isNull(articles.retiredAt)))
  .innerJoin(
    currentPrices,
    and(eq(currentPrices.articleId, tyres.articleId), isNull(currentPrices.locationId)),
  )
  .as('listed_tyres');

/** SQL that is true for what lies at a location. */
export function isHereCondition(article: unknown, locationId: string): SQL {
  return sql`exists (select 1 from stock_levels join warehouses on warehouses.id = stock_levels.warehouse_id
    where stock_levels.article_id = ${article} and warehouses.location_id = ${locationId} and on_hand > allocated)`;
}
