import type { RouterContextProvider } from 'react-router';
import { type LinkReader, type Links, linksOf } from '~/storefront/navigation/live-links.server';
import { pageMatcherContext, servicesContext } from './contexts';
import { requestAudience, requestScope } from './request-scope';

export function linkReader(routerContext: Readonly<RouterContextProvider>): LinkReader {
  const { isNoaEmployee } = requestAudience(routerContext);
  const { network, config } = routerContext.get(servicesContext);
  return {
    network: network(),
    pageAt: routerContext.get(pageMatcherContext),
    isNoaEmployee,
    imageSources: config.imageSources,
  };
}

export function linksOfPage(routerContext: Readonly<RouterContextProvider>): Links {
  const { tenant, context } = requestScope(routerContext);
  return linksOf(tenant, context, linkReader(routerContext));
}
