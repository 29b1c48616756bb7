import type { RouterContextProvider } from 'react-router';
import { loadHome } from '~/storefront/homes/load-home.server';
import { servicesContext } from '../contexts';
import { requestAudience, requestScope } from '../request-scope';

export function answerHome(routerContext: Readonly<RouterContextProvider>) {
  const { tenant, context } = requestScope(routerContext);
  const { vehicleCode, isNoaEmployee } = requestAudience(routerContext);
  const { contextContents } = routerContext.get(servicesContext);
  return loadHome(tenant, context, { vehicleCode, isNoaEmployee, contextContents });
}
