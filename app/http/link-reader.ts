import type { RouterContextProvider } from 'react-router';
import type { LinkReader } from '~/storefront/navigation/live-links.server';
import { pageMatcherContext } from './contexts';
import { requestAudience } from './request-scope';

/** By whom links are followed: which of them lead to a page depends on it. */
export function linkReader(routerContext: Readonly<RouterContextProvider>): LinkReader {
  const { isNoaEmployee } = requestAudience(routerContext);
  return { pageAt: routerContext.get(pageMatcherContext), isNoaEmployee };
}
