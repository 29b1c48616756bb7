import type { RouterContextProvider } from 'react-router';
import { deferredSession, noSession } from '~/storefront/shell/session-parts';
import { readSessionParts } from '~/storefront/shell/session-parts.server';
import { pageUseContext } from './contexts';
import { requestScope } from './request-scope';

/**
 * What the page shows of the visitor, as JSON; in a page that many get the placeholder of it. A text, because that can be
 * put into a page that is made already.
 */
export async function requestSession(routerContext: Readonly<RouterContextProvider>): Promise<string> {
  const use = routerContext.get(pageUseContext);
  if (use.kind === 'audience') return deferredSession(use.secret);
  if (use.kind === 'everybody') return JSON.stringify(noSession);
  const { tenant, context, visitor } = requestScope(routerContext);
  return JSON.stringify(await readSessionParts(tenant, context, visitor));
}
