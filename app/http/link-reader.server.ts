import type { RouterContextProvider } from 'react-router';
import { type LinkReader, type Links, linksOf } from '~/storefront/navigation/live-links.server';
import { pageMatcherContext, servicesContext } from './contexts';
import { requestScope } from './request-scope';

export function linkReader(routerContext: Readonly<RouterContextProvider>): LinkReader {
  const { network, config } = routerContext.get(servicesContext);
  return {
    network: network(),
    pageAt: routerContext.get(pageMatcherContext),
    imageSources: config.imageSources,
  };
}

export function linksOfPage(routerContext: Readonly<RouterContextProvider>): Links {
  const { audience, context } = requestScope(routerContext);
  return linksOf(audience, context, linkReader(routerContext));
}
