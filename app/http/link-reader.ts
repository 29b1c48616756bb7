import type { RouterContextProvider } from 'react-router';
import type { LinkReader } from '~/storefront/navigation/live-links.server';
import { pageMatcherContext, servicesContext, visitorContext } from './contexts';

/** By whom links are followed: which of them lead to a page depends on it. */
export function linkReader(routerContext: Readonly<RouterContextProvider>): LinkReader {
  const { user } = routerContext.get(visitorContext);
  return {
    network: routerContext.get(servicesContext).network(),
    pageAt: routerContext.get(pageMatcherContext),
    isNoaEmployee: user?.isNoaEmployee ?? false,
  };
}
