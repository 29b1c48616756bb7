import type { Tenant } from '~/domain/tenancy/tenant';

/**
 * Guards /styleguide and /vhost, which are there only while DEV_ROUTES is on (spec 1, section 2).
 * @throws {Response} the ordinary 404
 */
export function requireDevRoutes(tenant: Pick<Tenant, 'hasDevRoutes'>): void {
  if (!tenant.hasDevRoutes) throw new Response('', { status: 404 });
}
