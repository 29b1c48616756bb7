import type { MiddlewareFunction } from 'react-router';
import { pageUseContext, sessionChangeContext, tenantContext, visitorContext } from '../contexts';
import { findRequestVisitor } from '../find-request-visitor.server';
import { sessionCookie } from '../session-cookie';

/** Also sends the cookie of a session that was started or ended. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const use = context.get(pageUseContext);
  const isOwn = use.kind === 'visitor';
  const cookies = isOwn ? request.headers.get('cookie') : null;
  const known = isOwn ? use.visitor : undefined;
  context.set(
    visitorContext,
    known ?? (await findRequestVisitor(context, cookies, request.headers.get('user-agent'))),
  );
  const response = await next();
  const change = context.get(sessionChangeContext);
  if (change) {
    response.headers.append('set-cookie', sessionCookie(change, context.get(tenantContext).origin));
  }
  return response;
};
