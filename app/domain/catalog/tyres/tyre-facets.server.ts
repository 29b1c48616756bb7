import { type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { stock } from '../tables';
import { type FacetRow, facetCounts, type TyreFacets } from './facet-counts';
import { facetConditions, sizeCondition } from './find-tyres.server';
import { tyres } from './tables';
import type { FacetName, TyreFilter } from './tyre-filter';

const column = (prefix: string, facet: FacetName) => sql.identifier(`${prefix}_${facet.toLowerCase()}`);

/**
 * One pass over the tyres of the size. Each carries which chosen facets it misses (`miss_*`, and their sum); it counts
 * for a facet's own values when it misses no other. Facets with few values share one number, so that three groupings
 * do for all.
 */
function facetQuery(tenant: Tenant, filter: TyreFilter): SQL {
  const inStock = sql`(${stock.articleId} is not null)`;
  const conditions = Object.entries(facetConditions(tenant, filter)).map(
    ([facet, condition]) => [facet as FacetName, facet === 'here' ? inStock : condition] as const,
  );
  const missing = conditions.map(([, condition]) => sql`(not (${condition}))::int`);
  const missed = missing.length === 0 ? sql`0` : sql.join(missing, sql` + `);
  const misses = conditions.map(
    ([facet, condition]) => sql`, (not (${condition}))::int as ${column('miss', facet)}`,
  );
  const without = conditions.map(
    ([facet]) =>
      sql`, count(*) filter (where missed - ${column('miss', facet)} = 0)::int as ${column('without', facet)}`,
  );
  const meetsOthers = (facet: FacetName) =>
    conditions.some(([chosen]) => chosen === facet)
      ? sql`missed - ${column('miss', facet)} = 0`
      : sql`missed = 0`;
  return sql`
    select make, marks, indices,
      count(*) filter (where missed = 0)::int as hits,
      count(*) filter (where ${meetsOthers('here')} and here)::int as here,
      min(price) filter (where ${meetsOthers('price')}) as cheapest,
      max(price) filter (where ${meetsOthers('price')}) as dearest
      ${sql.join(without)}
    from (
      select ${tyres.make} as make, ${tyres.facetMarks} as marks, ${tyres.facetIndices} as indices,
        ${tyres.priceCents} as price, ${inStock} as here, ${missed} as missed ${sql.join(misses)}
      from ${tyres} left join ${stock} on ${stock.articleId} = ${tyres.id}
        and ${stock.place} = ${tenant.location.id} and ${stock.quantity} > 0
      where ${sizeCondition(filter) ?? sql`true`}
    ) as seen
    group by grouping sets ((), (make), (marks), (indices))`;
}

/** Counts the facets of a filter in the database. */
export async function queryFacets(tenant: Tenant, context: Context, filter: TyreFilter): Promise<TyreFacets> {
  madeFrom([listTag('tyre')]);
  const { rows } = await context.db.execute<FacetRow & Record<string, number>>(facetQuery(tenant, filter));
  const active = Object.keys(facetConditions(tenant, filter)) as FacetName[];
  return facetCounts(
    rows.map((row) => ({
      ...row,
      without: Object.fromEntries(
        active.map((facet) => [facet, Number(row[`without_${facet.toLowerCase()}`])]),
      ),
    })),
  );
}
