import type { Tenant } from '~/domain/tenancy/tenant';
import { localPath } from '~/values/local-path';

/** The page of this location that a form was sent from, as the browser names it; else the fallback. */
export function pageBefore(
  tenant: Pick<Tenant, 'basename' | 'origin'>,
  request: Request,
  fallback: string,
): string {
  const referer = request.headers.get('referer');
  const prefix = tenant.basename === '/' ? tenant.origin : tenant.origin + tenant.basename;
  if (!referer?.startsWith(prefix)) return fallback;
  return localPath(referer.slice(prefix.length), fallback);
}
