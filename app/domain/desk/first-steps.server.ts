import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { stockLevels, warehouses } from '~/domain/catalog/inventory/tables';
import { orders } from '~/domain/orders/tables';
import { locations } from '~/domain/tenancy/tables';
import type { Tenant } from '~/domain/tenancy/tenant';
import { parseTheme } from '~/domain/tenancy/theme';
import { REQUEST_SERVICE } from '~/domain/workshop/service';
import { services } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import { openingSteps, type StepState } from './first-steps';

/** Undefined for a shop that has had an order, and for one that lacks nothing. */
export async function firstStepsAt(
  tenant: Tenant,
  { db }: Pick<Context, 'db'>,
): Promise<StepState[] | undefined> {
  const { location, providers } = tenant;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.locationId, location.id))
    .limit(1);
  if (order) return undefined;
  const isNear = or(eq(warehouses.locationId, location.id), isNull(warehouses.locationId));
  const [goods, known, stored] = await Promise.all([
    db
      .select({ id: stockLevels.articleId })
      .from(stockLevels)
      .innerJoin(warehouses, and(eq(warehouses.id, stockLevels.warehouseId), isNear))
      .where(gt(stockLevels.onHand, 0))
      .limit(1),
    db.select({ id: services.id }).from(services).where(ne(services.url, REQUEST_SERVICE)).limit(1),
    db.select({ theme: locations.theme }).from(locations).where(eq(locations.id, location.id)),
  ]);
  const steps = openingSteps({
    shop: { location, providers },
    hasGoods: goods.length > 0,
    hasServices: known.length > 0,
    isThemeIgnored: parseTheme(stored[0]?.theme) === undefined,
  });
  return steps.some(({ missing }) => missing.length > 0) ? steps : undefined;
}
