import type { RouterContextProvider } from 'react-router';
import { loadHome } from '~/storefront/homes/load-home.server';
import { servicesContext } from '../contexts';
import { BEFORE } from '../remembered-location';
import { requestAudience, requestScope } from '../request-scope';

export async function answerHome(routerContext: Readonly<RouterContextProvider>, url: URL) {
  const { tenant, context } = requestScope(routerContext);
  const { vehicleCode, isNoaEmployee } = requestAudience(routerContext);
  const { contextContents } = routerContext.get(servicesContext);
  const { location, offered } = tenant;
  const before = offered.find((other) => other.url === url.searchParams.get(BEFORE));
  return {
    ...(await loadHome(tenant, context, { vehicleCode, isNoaEmployee, contextContents })),
    before:
      before && before.id !== location.id
        ? { url: before.url, name: `${before.title}, ${before.city}` }
        : undefined,
  };
}
