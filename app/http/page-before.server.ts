import type { Tenant } from '~/domain/tenancy/tenant';
import { localPath } from '~/values/local-path';

/** From the Referer header, if that is a page of this location. */
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
