import type { Tenant } from '~/domain/tenancy/tenant';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { fittingWheelList } from '../complete-wheels/fitting-wheels.server';
import type { CategoryAddress } from '../listing/category-address.server';
import type { FittingChoice } from '../listing/components/fitting-sizes';
import { fittingRimList } from '../rims/fitting-rims.server';

/** What a list offers beside what fits a vehicle; undefined where none is chosen, or nothing is known of articles of the kind. */
export async function fittingOfList(
  tenant: Tenant,
  context: Context,
  vehicle: Vehicle | undefined,
  listed: { kind: ArticleKind; categoryUrl: string; address: CategoryAddress },
): Promise<FittingChoice | undefined> {
  if (!vehicle) return undefined;
  const { kind, categoryUrl, address } = listed;
  if (kind === 'complete-wheel') return fittingWheelList(context, vehicle, address.query);
  return kind === 'rim' ? fittingRimList(tenant, context, vehicle, categoryUrl, address) : undefined;
}
