import type { Tenant } from '~/domain/tenancy/tenant';
import { serviceAt } from '~/domain/workshop/services.server';
import { workshopPages } from '~/domain/workshop/workshop-pages';
import type { Context } from '~/platform/context';
import type { MatchedPage } from '~/platform/http/page-matcher.server';

export async function leadsToWorkshop(
  tenant: Tenant,
  context: Context,
  { pattern, params }: MatchedPage,
): Promise<boolean> {
  const { repair, hasNavigator, hasForm } = workshopPages(tenant.location);
  const [area = ''] = pattern.slice(1).toLowerCase().split('/');
  const isThere: Readonly<Record<string, boolean>> = {
    'reparatur-wartung': repair !== 'none',
    serviceanfrage: hasForm,
    servicenavigator: hasNavigator,
    servicenavigatorextern: hasNavigator,
  };
  if (isThere[area] === false) return false;
  const { serviceUrl, serviceId } = params;
  if (serviceUrl === undefined || repair === 'replaced') return true;
  const service = await serviceAt(tenant, context, serviceUrl);
  return service !== undefined && (serviceId === undefined || serviceId.toLowerCase() === service.id);
}
