import { z } from 'zod';
import { joinPath, normalisePage } from './page-path';
import { basenameOf, type Tenant } from './tenant';

const locationUrl = z.string().regex(/^[^/?#]+$/);
const hostSchema = z.object({ hostname: z.string().min(1), isShopSystem: z.boolean() });

/** Spec 1, section 5. */
const locationLinkSchema = z.strictObject({
  currentHost: hostSchema,
  newHost: hostSchema,
  currentLocationUrl: locationUrl,
  newLocationUrl: locationUrl.optional(),
  protocol: z.enum(['http:', 'https:']),
  /** An empty port is the protocol's default. */
  port: z.string().regex(/^\d{0,5}$/),
  page: z.string(),
  forceServerSideRouting: z.boolean(),
});

export interface LocationLink {
  /** A path on the same host, otherwise an absolute URL. */
  href: string;
  /** The browser loads a document: forced, on another host, or with another location in the path. */
  isDocument: boolean;
}

/** Undefined if the parts are invalid. */
export function locationLink(parts: z.input<typeof locationLinkSchema>): LocationLink | undefined {
  const checked = locationLinkSchema.safeParse(parts);
  if (!checked.success) return undefined;
  const { currentHost, newHost, currentLocationUrl, newLocationUrl, protocol, port, page } = checked.data;
  const url = newLocationUrl ?? currentLocationUrl;
  const path = joinPath(basenameOf(newHost, { url }), normalisePage(page));
  const isOtherHost = currentHost.hostname !== newHost.hostname;
  const isOtherLocation = newHost.isShopSystem && url !== currentLocationUrl;
  return {
    href: isOtherHost ? `${protocol}//${newHost.hostname}${port ? `:${port}` : ''}${path}` : path,
    isDocument: checked.data.forceServerSideRouting || isOtherHost || isOtherLocation,
  };
}

export function groupLink(
  tenant: Pick<Tenant, 'host' | 'location' | 'origin'>,
  location: { url: string },
  page = '/',
): string | undefined {
  const { protocol, port } = new URL(tenant.origin);
  return locationLink({
    currentHost: tenant.host,
    newHost: tenant.host,
    currentLocationUrl: tenant.location.url,
    newLocationUrl: location.url,
    protocol: protocol === 'https:' ? 'https:' : 'http:',
    port,
    page,
    forceServerSideRouting: true,
  })?.href;
}
