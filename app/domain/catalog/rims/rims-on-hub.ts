import { and, eq, gte, type SQL } from 'drizzle-orm';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { rims } from './tables';

/** Undefined if the hub is unknown. */
export function rimsOnHub({ boltHoles, boltCircleTenths, centreBoreTenths }: Vehicle): SQL | undefined {
  if (boltHoles === null || boltCircleTenths === null || centreBoreTenths === null) return undefined;
  return and(
    eq(rims.boltHoles, boltHoles),
    eq(rims.boltCircleTenths, boltCircleTenths),
    gte(rims.centreBoreTenths, centreBoreTenths),
  );
}
