import { asc } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Tenant } from '~/domain/tenancy/tenant';
import { tyres } from './tables';
import type { TyreSize } from './tyre-size';

const kept = new LRUCache<number, TyreSize[]>({ max: 4 });

/** All sizes that there are tyres in, small to large; kept until the catalogue changes. */
export async function tyreSizes(tenant: Tenant): Promise<TyreSize[]> {
  const known = kept.get(tenant.catalogEpoch);
  if (known) return known;
  const { width, aspect, rimTenths } = tyres;
  const sizes = await tenant.db
    .selectDistinct({ width, aspect, rimTenths })
    .from(tyres)
    .orderBy(asc(width), asc(aspect), asc(rimTenths));
  kept.set(tenant.catalogEpoch, sizes);
  return sizes;
}
