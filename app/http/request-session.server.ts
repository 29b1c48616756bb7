import type { RouterContextProvider } from 'react-router';
import { deferredSession, noSession } from '~/storefront/shell/session-parts';
import { readSessionParts } from '~/storefront/shell/session-parts.server';
import { pageUseContext } from './contexts';
import { requestScope } from './request-scope';

/** JSON; in a shared page a placeholder, which is filled later. */
export async function requestSession(routerContext: Readonly<RouterContextProvider>): Promise<string> {
  const use = routerContext.get(pageUseContext);
  if (use.kind === 'audience') return deferredSession(use.secret);
  if (use.kind === 'everybody') return JSON.stringify(noSession);
  if (use.parts) return JSON.stringify(use.parts);
  const { tenant, context, visitor } = requestScope(routerContext);
  return JSON.stringify(await readSessionParts(tenant, context, visitor));
}
