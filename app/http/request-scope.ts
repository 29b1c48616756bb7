import type { RouterContextProvider } from 'react-router';
import type { SessionChange } from '~/domain/accounts/visitor';
import { requestContext, sessionChangeContext, tenantContext, userContext, visitorContext } from './contexts';

/** What loaders and actions work with: for whom, with what, and who asks. */
export function requestScope(routerContext: Readonly<RouterContextProvider>) {
  return {
    tenant: routerContext.get(tenantContext),
    context: routerContext.get(requestContext),
    visitor: routerContext.get(visitorContext),
  };
}

/** The same below `requireUser`, with the account of who has signed in. */
export function accountScope(routerContext: Readonly<RouterContextProvider>) {
  return { ...requestScope(routerContext), user: routerContext.get(userContext) };
}

/** Takes over what a command answered about the visitor's session: for the loaders after it, and as a cookie of the answer. */
export function applySession(
  routerContext: Readonly<RouterContextProvider>,
  change: SessionChange | undefined,
): void {
  if (!change) return;
  const { sessionId: _id, user: _user, ...from } = routerContext.get(visitorContext);
  const visitor =
    change.kind === 'started' ? change.visitor : { ...from, sessionId: undefined, user: undefined };
  routerContext.set(visitorContext, visitor);
  routerContext.set(sessionChangeContext, change);
}
