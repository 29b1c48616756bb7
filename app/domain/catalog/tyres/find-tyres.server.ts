import { and, asc, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { articleTag, listTag } from '../articles/article-tags';
import { stockLevels } from '../stock.server';
import { stock } from '../tables';
import { speedOf } from './indices';
import { tyres } from './tables';
import type { Tyre } from './tyre';
import type { FacetName, TyreFilter } from './tyre-filter';

/** Tyres on one page of the list. */
export const PAGE_SIZE = 24;

/** A tyre with what this location has of it. */
export interface ListedTyre extends Tyre {
  stockHere: number;
  stockCentral: number;
}

/** SQL that is true for tyres of the wanted size. */
export function sizeCondition(filter: TyreFilter): SQL | undefined {
  return and(
    filter.width === undefined ? undefined : eq(tyres.width, filter.width),
    filter.aspect === undefined ? undefined : eq(tyres.aspect, filter.aspect),
    filter.rimTenths === undefined ? undefined : eq(tyres.rimTenths, filter.rimTenths),
    filter.vehicleKind === undefined ? undefined : eq(tyres.vehicleKind, filter.vehicleKind),
  );
}

/** In stock at the tenant's location. */
export function hereCondition(tenant: Tenant): SQL {
  return sql`exists (select 1 from ${stock} where ${stock.articleId} = ${tyres.id} and ${stock.place} = ${tenant.location.id} and ${stock.quantity} > 0)`;
}

/** SQL for each facet in which something is chosen. */
export function facetConditions(tenant: Tenant, filter: TyreFilter): Partial<Record<FacetName, SQL>> {
  const conditions: Partial<Record<FacetName, SQL | undefined>> = {
    season: filter.seasons.length > 0 ? inArray(tyres.season, filter.seasons) : undefined,
    make: filter.makes.length > 0 ? inArray(tyres.make, filter.makes) : undefined,
    load: filter.loadIndex === undefined ? undefined : gte(tyres.loadIndex, filter.loadIndex),
    speed: filter.speedIndex === undefined ? undefined : gte(tyres.speedKmh, speedOf(filter.speedIndex) ?? 0),
    fuel: filter.fuelClasses.length > 0 ? inArray(tyres.fuelClass, filter.fuelClasses) : undefined,
    wet: filter.wetClasses.length > 0 ? inArray(tyres.wetClass, filter.wetClasses) : undefined,
    noise: filter.noiseClasses.length > 0 ? inArray(tyres.noiseClass, filter.noiseClasses) : undefined,
    alpine: filter.alpine ? eq(tyres.hasAlpineSymbol, true) : undefined,
    runFlat: filter.runFlat ? isNotNull(tyres.runFlatMark) : undefined,
    extraLoad: filter.extraLoad ? eq(tyres.isExtraLoad, true) : undefined,
    here: filter.here ? hereCondition(tenant) : undefined,
    price: and(
      filter.minCents === undefined ? undefined : gte(tyres.priceCents, filter.minCents),
      filter.maxCents === undefined ? undefined : lte(tyres.priceCents, filter.maxCents),
    ),
  };
  return Object.fromEntries(Object.entries(conditions).filter(([, condition]) => condition !== undefined));
}

function orderOf(filter: TyreFilter): SQL[] {
  switch (filter.sort) {
    case 'preis':
      return [asc(tyres.priceCents), asc(tyres.id)];
    case 'preis-absteigend':
      return [desc(tyres.priceCents), desc(tyres.id)];
    case 'hersteller':
      return [asc(tyres.make), asc(tyres.model), asc(tyres.priceCents), asc(tyres.id)];
    case 'label':
      return [
        asc(tyres.wetClass),
        asc(tyres.fuelClass),
        asc(tyres.noiseDb),
        asc(tyres.priceCents),
        asc(tyres.id),
      ];
  }
}

async function withStock(tenant: Tenant, context: Context, rows: Tyre[]): Promise<ListedTyre[]> {
  madeFrom(rows.map(({ id }) => articleTag(id)));
  const levels = await stockLevels(
    tenant,
    context,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    ...row,
    stockHere: levels.get(row.id)?.here ?? 0,
    stockCentral: levels.get(row.id)?.central ?? 0,
  }));
}

/** The tyres of one page of the list. */
export async function listTyres(tenant: Tenant, context: Context, filter: TyreFilter): Promise<ListedTyre[]> {
  madeFrom([listTag('tyre')]);
  const rows = await context.db
    .select()
    .from(tyres)
    .where(and(sizeCondition(filter), ...Object.values(facetConditions(tenant, filter))))
    .orderBy(...orderOf(filter))
    .limit(PAGE_SIZE)
    .offset((filter.page - 1) * PAGE_SIZE);
  return withStock(tenant, context, rows);
}

/** One tyre by the last part of its address. */
export async function findTyre(
  tenant: Tenant,
  context: Context,
  id: string,
): Promise<ListedTyre | undefined> {
  const rows = await context.db.select().from(tyres).where(eq(tyres.id, id));
  return (await withStock(tenant, context, rows))[0];
}

/** Other tyres of the same size and season that are in stock, cheapest first. */
export async function similarTyres(
  tenant: Tenant,
  context: Context,
  tyre: Tyre,
  limit = 3,
): Promise<ListedTyre[]> {
  madeFrom([listTag('tyre')]);
  const rows = await context.db
    .select()
    .from(tyres)
    .where(
      and(
        eq(tyres.width, tyre.width),
        eq(tyres.aspect, tyre.aspect),
        eq(tyres.rimTenths, tyre.rimTenths),
        eq(tyres.season, tyre.season),
        gte(tyres.loadIndex, tyre.loadIndex),
        gte(tyres.speedKmh, tyre.speedKmh),
        sql`${tyres.id} <> ${tyre.id}`,
        hereCondition(tenant),
      ),
    )
    .orderBy(asc(tyres.priceCents), asc(tyres.id))
    .limit(limit);
  return withStock(tenant, context, rows);
}

/** Tyres whose maker or model has all of the words, cheapest first; those in stock here come first. */
export async function searchTyres(
  tenant: Tenant,
  context: Context,
  words: string[],
  limit = PAGE_SIZE,
): Promise<ListedTyre[]> {
  if (words.length === 0) return [];
  madeFrom([listTag('tyre')]);
  const matches = words.map(
    (word) => sql`(${tyres.make} || ' ' || ${tyres.model}) ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
  );
  const rows = await context.db
    .select()
    .from(tyres)
    .where(and(...matches))
    .orderBy(desc(hereCondition(tenant)), asc(tyres.priceCents), asc(tyres.id))
    .limit(limit);
  return withStock(tenant, context, rows);
}

/** What a start page shows: well-stocked tyres of the common size, one of each maker, cheapest first. */
export async function featuredTyres(
  tenant: Tenant,
  context: Context,
  season: Tyre['season'],
  limit = 4,
): Promise<ListedTyre[]> {
  madeFrom([listTag('tyre')]);
  const best = context.db
    .selectDistinctOn([tyres.make])
    .from(tyres)
    .where(
      and(
        eq(tyres.season, season),
        eq(tyres.width, 205),
        eq(tyres.aspect, 55),
        eq(tyres.rimTenths, 160),
        hereCondition(tenant),
      ),
    )
    .orderBy(asc(tyres.make), asc(tyres.wetClass), asc(tyres.priceCents))
    .as('best');
  const rows = await context.db
    .select()
    .from(best)
    .orderBy(asc(best.wetClass), asc(best.fuelClass), asc(best.priceCents), asc(best.id))
    .limit(limit);
  return withStock(tenant, context, rows);
}
