import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { rims } from './tables';

/** Undefined if documents name no rims or the hub is unknown. */
export function rimsOnHub({
  boltHoles,
  boltCircleTenths,
  centreBoreTenths,
  fitments,
}: Vehicle): SQL | undefined {
  if (boltHoles === null || boltCircleTenths === null || centreBoreTenths === null) return undefined;
  if (fitments.every(({ rimWidthTenths }) => rimWidthTenths === null)) return undefined;
  return and(
    eq(rims.boltHoles, boltHoles),
    eq(rims.boltCircleTenths, boltCircleTenths),
    gte(rims.centreBoreTenths, centreBoreTenths),
  );
}
