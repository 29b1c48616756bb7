import type { Config } from '~/platform/config/config.server';

/**
 * Guards /styleguide and /vhost, which are there only while DEV_ROUTES is on (spec 1, section 2).
 * @throws {Response} the ordinary 404
 */
export function requireDevRoutes(config: Config): void {
  if (!config.devRoutes) throw new Response('', { status: 404 });
}
