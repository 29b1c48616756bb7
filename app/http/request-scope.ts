import type { RouterContextProvider } from 'react-router';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
import type { Audience } from '~/domain/tenancy/tenant';
import {
  hasAskedForVisitorContext,
  pageUseContext,
  requestContext,
  sessionChangeContext,
  tenantContext,
  userContext,
  visitorContext,
} from './contexts';
import { type AudienceTraits, guests, traitsOf } from './page-use';

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
    /** For loaders of pages that many visitors share. */
    get audience(): Audience & AudienceTraits {
      return { ...routerContext.get(tenantContext), ...traitsOfPage(routerContext) };
    },
    get visitor() {
      return visitorOf(routerContext);
    },
  };
}

export function accountScope(routerContext: RequestContext) {
  const { tenant, context, visitor } = requestScope(routerContext);
  return { tenant, context, visitor, user: routerContext.get(userContext) };
}

function traitsOfPage(routerContext: RequestContext): AudienceTraits {
  const use = routerContext.get(pageUseContext);
  switch (use.kind) {
    case 'everybody':
      return guests;
    case 'audience':
      return use.audience;
    case 'visitor':
      return traitsOf(visitorOf(routerContext));
  }
}

export function applySession(routerContext: RequestContext, change: SessionChange | undefined): void {
  if (!change) return;
  const { sessionId: _id, user: _user, ...from } = visitorOf(routerContext);
  const visitor =
    change.kind === 'started' ? change.visitor : { ...from, sessionId: undefined, user: undefined };
  routerContext.set(visitorContext, visitor);
  routerContext.set(sessionChangeContext, change);
}
