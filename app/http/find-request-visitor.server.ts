import type { RouterContextProvider } from 'react-router';
import { findVisitor } from '~/domain/accounts/session.server';
import type { Visitor } from '~/domain/accounts/visitor';
import { clientAddressContext, servicesContext, tenantContext } from './contexts';
import { sessionSecrets } from './session-cookie';

/** Finds whose session a request's cookies name; nobody's without cookies. */
export function findRequestVisitor(
  routerContext: Readonly<RouterContextProvider>,
  cookies: string | null | undefined,
  agent: string | null | undefined,
): Promise<Visitor> {
  const tenant = routerContext.get(tenantContext);
  const { database, now, log } = routerContext.get(servicesContext);
  return findVisitor(tenant, { db: database.db, now, log }, sessionSecrets(cookies ?? null, tenant.origin), {
    address: routerContext.get(clientAddressContext).ip,
    agent: agent ?? '',
  });
}
