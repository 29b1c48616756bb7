import type { RouterContextProvider } from 'react-router';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
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

/** Who asks. A page of a loader that wants to know is this visitor's alone, and is not cached. */
function visitorOf(routerContext: RequestContext): Visitor {
  routerContext.set(hasAskedForVisitorContext, true);
  return routerContext.get(visitorContext);
}

/** What loaders and actions work with: for whom, with what, and who asks. */
export function requestScope(routerContext: RequestContext) {
  return {
    tenant: routerContext.get(tenantContext),
    context: routerContext.get(requestContext),
    get visitor() {
      return visitorOf(routerContext);
    },
  };
}

/** The same below `requireUser`, with the account of who has signed in. */
export function accountScope(routerContext: RequestContext) {
  const { tenant, context, visitor } = requestScope(routerContext);
  return { tenant, context, visitor, user: routerContext.get(userContext) };
}

/** For whom pages are made that many get: for loaders that need not know more. */
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

/** Takes over what a command answered about the visitor's session: for the loaders after it, and as a cookie of the answer. */
export function applySession(routerContext: RequestContext, change: SessionChange | undefined): void {
  if (!change) return;
  const { sessionId: _id, user: _user, ...from } = visitorOf(routerContext);
  const visitor =
    change.kind === 'started' ? change.visitor : { ...from, sessionId: undefined, user: undefined };
  routerContext.set(visitorContext, visitor);
  routerContext.set(sessionChangeContext, change);
}
