import { and, eq, isNull, or } from 'drizzle-orm';
import { VEHICLES_TAG } from '~/domain/vehicles/find-vehicle.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { listTag } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { tyres } from './tables';
import { tyreKind } from './tyre-kind.server';

const cached = queryCache<Set<number>>();

/** Ids of the tyres with a verdict of `fits`; undefined: nothing is known of the vehicle's sizes. */
export async function tyresOnVehicle(
  context: Context,
  vehicle: Vehicle,
): Promise<ReadonlySet<number> | undefined> {
  if (vehicle.fitments.length === 0) return undefined;
  return cached(vehicle.code, [listTag('tyre'), VEHICLES_TAG], async () => {
    const ofSize = vehicle.fitments.map(({ width, aspect, rimTenths }) =>
      and(eq(tyres.width, width), eq(tyres.aspect, aspect), eq(tyres.rimTenths, rimTenths)),
    );
    const rows = await context.db
      .select({ id: articles.id, code: articles.code })
      .from(tyres)
      .innerJoin(articles, eq(articles.id, tyres.articleId))
      .where(and(or(...ofSize), isNull(articles.retiredAt)));
    const verdicts = await tyreKind.verdicts(
      context,
      vehicle,
      rows.map(({ code }) => code),
    );
    const fitting = new Set(
      verdicts.flatMap(({ code, verdict }) => (verdict.result === 'fits' ? [code] : [])),
    );
    return new Set(rows.flatMap(({ id, code }) => (fitting.has(code) ? [id] : [])));
  });
}
