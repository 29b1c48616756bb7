import { asc } from 'drizzle-orm';
import { keptFindings } from '~/domain/tenancy/kept.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { tyres } from './tables';
import type { TyreSize } from './tyre-size';

const kept = keptFindings<TyreSize[]>(100, ['catalog']);

/** All sizes that there are tyres in, small to large; kept until the catalogue changes. */
export function tyreSizes(tenant: Tenant, context: Context): Promise<TyreSize[]> {
  const { width, aspect, rimTenths } = tyres;
  return kept(tenant, '', () =>
    context.db
      .selectDistinct({ width, aspect, rimTenths })
      .from(tyres)
      .orderBy(asc(width), asc(aspect), asc(rimTenths)),
  );
}
