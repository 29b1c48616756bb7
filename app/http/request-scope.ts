import type { RouterContextProvider } from 'react-router';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import {
  hasAskedForVisitorContext,
  pageUseContext,
  requestContext,
  sessionChangeContext,
  tenantContext,
  userContext,
  visitorContext,
} from './contexts';
import { type Audience, audienceOf, guests } from './page-use';

type RequestContext = Readonly<RouterContextProvider>;

/** The page of a loader that reads the visitor is not cached. */
function visitorOf(routerContext: RequestContext): Visitor {
  routerContext.set(hasAskedForVisitorContext, true);
  return routerContext.get(visitorContext);
}

export function requestScope(routerContext: RequestContext) {
  return {
    tenant: routerContext.get(tenantContext),
    context: routerContext.get(requestContext),
    get visitor() {
      return visitorOf(routerContext);
    },
  };
}

export function accountScope(routerContext: RequestContext) {
  const { tenant, context, visitor } = requestScope(routerContext);
  return { tenant, context, visitor, user: routerContext.get(userContext) };
}

/** For loaders of pages that many visitors share. */
export function requestAudience(routerContext: RequestContext): Audience {
  const use = routerContext.get(pageUseContext);
  switch (use.kind) {
    case 'everybody':
      return guests;
    case 'audience':
      return use.audience;
    case 'visitor':
      return audienceOf(visitorOf(routerContext));
  }
}

/** For lists: an employee of NOA sees categories that others do not. */
export function audienceTenant(routerContext: RequestContext): Tenant {
  const { isNoaEmployee } = requestAudience(routerContext);
  return { ...routerContext.get(tenantContext), isNoaEmployee };
}

export function applySession(routerContext: RequestContext, change: SessionChange | undefined): void {
  if (!change) return;
  const { sessionId: _id, user: _user, ...from } = visitorOf(routerContext);
  const visitor =
    change.kind === 'started' ? change.visitor : { ...from, sessionId: undefined, user: undefined };
  routerContext.set(visitorContext, visitor);
  routerContext.set(sessionChangeContext, change);
}
