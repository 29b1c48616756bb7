import type { RouterContextProvider } from 'react-router';
import { findVisitor, type SessionRequest } from '~/domain/accounts/session.server';
import type { Visitor } from '~/domain/accounts/visitor';
import { deskEventsPath } from '~/values/desk-paths';
import { clientAddressContext, requestTargetContext, servicesContext, tenantContext } from './contexts';
import { sessionSecrets } from './session-cookie';
import { hasVehicleCookie } from './vehicle-cookie';

export function sessionRequest(
  routerContext: Readonly<RouterContextProvider>,
  cookies: string | null | undefined,
  agent: string | null | undefined,
): SessionRequest {
  const { pathname } = routerContext.get(requestTargetContext);
  const { ip, claimedIp } = routerContext.get(clientAddressContext);
  return {
    secrets: sessionSecrets(cookies ?? null, routerContext.get(tenantContext).origin),
    address: ip,
    claimedAddress: claimedIp,
    agent: agent ?? '',
    forgetsVehicles: !hasVehicleCookie(cookies),
    staffLimits: routerContext.get(servicesContext).config.staffSession,
    isBackground: pathname.endsWith(deskEventsPath),
  };
}

export function findRequestVisitor(
  routerContext: Readonly<RouterContextProvider>,
  cookies: string | null,
  agent: string | null,
): Promise<Visitor> {
  const { database, now, log } = routerContext.get(servicesContext);
  const context = { db: database.db, now, log };
  return findVisitor(
    routerContext.get(tenantContext),
    context,
    sessionRequest(routerContext, cookies, agent),
  );
}
