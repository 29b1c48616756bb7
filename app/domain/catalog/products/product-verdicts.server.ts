import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ShownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { madeFrom } from '~/platform/cache/made-from.server';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { VEHICLE_FILTER_TAG } from '../vehicle-filter/articles-for-vehicle.server';
import { productVerdict } from './product-verdict';
import { productVariants } from './tables';

const prefixes = sql<string[]>`array(
  select prefix from article_vehicle_prefixes where article_vehicle_prefixes.article_id = articles.id)`;

/** Whether variants fit a vehicle, by their codes; those that are made for any are left out. */
export async function productVerdicts(
  { db }: Context,
  vehicle: Vehicle,
  codes: readonly string[],
): Promise<{ code: string; verdict: ShownVerdict }[]> {
  madeFrom([VEHICLE_FILTER_TAG]);
  const rows = await db
    .select({ code: articles.code, carMake: productVariants.carMake, prefixes })
    .from(articles)
    .innerJoin(productVariants, eq(productVariants.articleId, articles.id))
    .where(and(eq(articles.kind, 'product'), inArray(articles.code, [...codes])));
  return rows.flatMap(({ code, ...madeFor }) => {
    const verdict = productVerdict(madeFor, vehicle);
    return verdict ? [{ code, verdict }] : [];
  });
}
