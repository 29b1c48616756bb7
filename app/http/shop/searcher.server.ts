import type { RouterContextProvider } from 'react-router';
import type { Searcher } from '~/domain/search/searched-shop.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { linksOf } from '~/storefront/navigation/live-links.server';
import { linkReader } from '../link-reader.server';
import { requestAudience } from '../request-scope';

export function searcherOf(
  tenant: Tenant,
  context: Context,
  routerContext: Readonly<RouterContextProvider>,
): Searcher {
  const reader = linkReader(routerContext);
  return {
    isNoaEmployee: reader.isNoaEmployee,
    vehicleCode: requestAudience(routerContext).vehicleCode,
    leadsToPage: linksOf(tenant, context, reader).leadsToPage,
  };
}
