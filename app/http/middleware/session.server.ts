import type { MiddlewareFunction } from 'react-router';
import { findVisitor } from '~/domain/accounts/session.server';
import {
  clientAddressContext,
  isSharedContext,
  requestContext,
  sessionChangeContext,
  tenantContext,
  visitorContext,
} from '../contexts';
import { sessionCookie, sessionSecrets } from '../session-cookie';

/** Finds out whose request it is, and sends the cookie of a session that was started or ended on the way. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const tenant = context.get(tenantContext);
  const cookies = context.get(isSharedContext) ? null : request.headers.get('cookie');
  const visitor = await findVisitor(
    tenant,
    context.get(requestContext),
    sessionSecrets(cookies, tenant.origin),
    { address: context.get(clientAddressContext).ip, agent: request.headers.get('user-agent') ?? '' },
  );
  context.set(visitorContext, visitor);
  const response = await next();
  const change = context.get(sessionChangeContext);
  if (change) response.headers.append('set-cookie', sessionCookie(change, tenant.origin));
  return response;
};
