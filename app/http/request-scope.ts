import type { RouterContextProvider } from 'react-router';
import { consentContext, requestContext, tenantContext, visitorContext } from './contexts';

/** What loaders and actions work with: for whom, with what, who asks, and what they agreed to. */
export function requestScope(routerContext: Readonly<RouterContextProvider>) {
  return {
    tenant: routerContext.get(tenantContext),
    context: routerContext.get(requestContext),
    visitor: routerContext.get(visitorContext),
    consent: routerContext.get(consentContext),
  };
}
