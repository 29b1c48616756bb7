import type { RouterContextProvider } from 'react-router';
import { loadHome } from '~/storefront/homes/load-home.server';
import { homeNodes } from '~/storefront/seo/json-ld/business.server';
import { servicesContext } from '../contexts';
import { describePage } from '../describe-page';
import { BEFORE } from '../remembered-location';
import { rememberedPlace } from '../remembered-place';
import { audienceTenant, requestAudience, requestScope } from '../request-scope';

export async function answerHome(routerContext: Readonly<RouterContextProvider>, request: Request, url: URL) {
  const { context } = requestScope(routerContext);
  const tenant = audienceTenant(routerContext);
  const { vehicleCode, isNoaEmployee } = requestAudience(routerContext);
  const { contextContents } = routerContext.get(servicesContext);
  const { location, offered } = tenant;
  describePage(routerContext, { nodes: () => homeNodes(tenant, context) });
  const before = offered.find((other) => other.url === url.searchParams.get(BEFORE));
  return {
    ...(await loadHome(tenant, context, {
      vehicleCode,
      isNoaEmployee,
      contextContents,
      query: url.searchParams,
      place: rememberedPlace(request),
    })),
    before:
      before && before.id !== location.id
        ? { url: before.url, name: `${before.title}, ${before.city}` }
        : undefined,
  };
}
