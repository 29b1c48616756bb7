import type { RouterContextProvider } from 'react-router';
import { loadHome } from '~/storefront/homes/load-home.server';
import { homeNodes } from '~/storefront/seo/json-ld/business.server';
import { servicesContext } from '../contexts';
import { describePage } from '../describe-page';
import { BEFORE } from '../remembered-location';
import { rememberedPlace } from '../remembered-place';
import { requestScope } from '../request-scope';

export async function answerHome(routerContext: Readonly<RouterContextProvider>, request: Request, url: URL) {
  const { audience, context } = requestScope(routerContext);
  const { contextContents } = routerContext.get(servicesContext);
  const { location, offered } = audience;
  describePage(routerContext, { nodes: () => homeNodes(audience, context) });
  const before = offered.find((other) => other.url === url.searchParams.get(BEFORE));
  return {
    ...(await loadHome(audience, context, {
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
