import type { RouterContextProvider } from 'react-router';
import type { LinkReader } from '~/storefront/navigation/live-links.server';
import { pageMatcherContext, servicesContext } from './contexts';
import { requestAudience } from './request-scope';

/** By whom links are followed: which of them lead to a page depends on it. */
export function linkReader(routerContext: Readonly<RouterContextProvider>): LinkReader {
  const { isNoaEmployee } = requestAudience(routerContext);
  const network = routerContext.get(servicesContext).network();
  return { network, pageAt: routerContext.get(pageMatcherContext), isNoaEmployee };
}
