import { type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Tenant } from '~/domain/tenancy/tenant.server';
import { facetConditions, hereCondition, sizeCondition } from './find-tyres.server';
import { tyres } from './tables';
import { type FacetName, type TyreFilter, writeFilter } from './tyre-filter';

/** How many tyres each choice would leave, with all choices in the other facets kept. */
export interface TyreFacets {
  /** Hits of the whole filter. */
  total: number;
  counts: Record<Exclude<FacetName, 'price'>, { value: string; count: number }[]>;
  /** Cheapest and dearest of what the other choices leave; undefined where nothing is left. */
  price: { minCents: number; maxCents: number } | undefined;
  /** Hits with one facet's choices dropped: what to loosen when nothing was found. */
  withoutFacet: Partial<Record<FacetName, number>>;
}

const columns: Record<Exclude<FacetName, 'price'>, SQL> = {
  season: sql`${tyres.season}`,
  make: sql`${tyres.make}`,
  load: sql`${tyres.loadIndex}`,
  speed: sql`${tyres.speedIndex}`,
  fuel: sql`${tyres.fuelClass}`,
  wet: sql`${tyres.wetClass}`,
  noise: sql`${tyres.noiseClass}`,
  alpine: sql`${tyres.hasAlpineSymbol}`,
  runFlat: sql`(${tyres.runFlatMark} is not null)`,
  extraLoad: sql`${tyres.isExtraLoad}`,
  here: sql`null`,
};
const facetNames = Object.keys(columns) as Exclude<FacetName, 'price'>[];

const kept = new LRUCache<string, TyreFacets>({ max: 2_000 });

type Row = Record<string, string | number | null>;

const name = (prefix: string, facet: string) => sql.identifier(`${prefix}_${facet.toLowerCase()}`);

/**
 * One pass over the tyres of the size. Each row carries which chosen facets it misses (`miss_*`, and their sum); it
 * counts for a facet's own values when it misses no other.
 */
function facetQuery(tenant: Tenant, filter: TyreFilter): SQL {
  const conditions = Object.entries(facetConditions(tenant, filter)) as [FacetName, SQL][];
  const misses = conditions.map(
    ([facet, condition]) => sql`, (not (${condition}))::int as ${name('miss', facet)}`,
  );
  const sum =
    conditions.length === 0
      ? sql`0`
      : sql.join(
          conditions.map(([, condition]) => sql`(not (${condition}))::int`),
          sql` + `,
        );
  const values = facetNames.map(
    (facet) => sql`, ${facet === 'here' ? hereCondition(tenant) : columns[facet]} as ${name('value', facet)}`,
  );
  const own = conditions.map(
    ([facet]) =>
      sql`, count(*) filter (where missed - ${name('miss', facet)} = 0)::int as ${name('without', facet)}`,
  );
  const active = new Set(conditions.map(([facet]) => facet));
  const priceOnly = active.has('price') ? sql`missed - ${name('miss', 'price')} = 0` : sql`missed = 0`;
  const sets = sql.join(
    facetNames.map((facet) => sql`(${name('value', facet)})`),
    sql`, `,
  );
  const grouping = sql.join(
    facetNames.map((facet) => name('value', facet)),
    sql`, `,
  );
  return sql`
    with hits as materialized (
      select ${tyres.priceCents} as price, ${sum} as missed ${sql.join(misses)} ${sql.join(values)}
      from ${tyres} where ${sizeCondition(filter) ?? sql`true`}
    )
    select grouping(${grouping})::int as grouped_by, ${grouping},
      count(*) filter (where missed = 0)::int as hits,
      min(price) filter (where ${priceOnly}) as cheapest,
      max(price) filter (where ${priceOnly}) as dearest
      ${sql.join(own)}
    from hits group by grouping sets ((), ${sets})`;
}

function readRows(rows: Row[], active: FacetName[]): TyreFacets {
  const everything = 2 ** facetNames.length - 1;
  const total = rows.find((row) => row.grouped_by === everything);
  const counts = Object.fromEntries(
    facetNames.map((facet, index) => {
      // grouping() sets a bit for each column that is NOT grouped by; the first column is the highest bit.
      const mask = everything - 2 ** (facetNames.length - 1 - index);
      const column = active.includes(facet) ? `without_${facet.toLowerCase()}` : 'hits';
      const values = rows
        .filter((row) => row.grouped_by === mask)
        .map((row) => ({ value: String(row[`value_${facet.toLowerCase()}`]), count: Number(row[column]) }));
      return [facet, values];
    }),
  ) as TyreFacets['counts'];
  return {
    total: Number(total?.hits ?? 0),
    counts,
    price:
      total?.cheapest == null
        ? undefined
        : { minCents: Number(total.cheapest), maxCents: Number(total.dearest) },
    withoutFacet: Object.fromEntries(
      active.map((facet) => [facet, Number(total?.[`without_${facet.toLowerCase()}`] ?? 0)]),
    ),
  };
}

/** Counts the facets of a filter; the answer is kept until the catalogue changes. */
export async function countFacets(tenant: Tenant, filter: TyreFilter): Promise<TyreFacets> {
  const query = writeFilter({ ...filter, page: 1, sort: 'preis' });
  const key = `${tenant.catalogEpoch} ${tenant.location.id} ${query}`;
  const known = kept.get(key);
  if (known) return known;
  const { rows } = await tenant.db.execute<Row>(facetQuery(tenant, filter));
  const facets = readRows(rows, Object.keys(facetConditions(tenant, filter)) as FacetName[]);
  kept.set(key, facets);
  return facets;
}
