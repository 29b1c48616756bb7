import type { Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';

function isOnHost(hostname: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}

/** A drawing (`drawing:coast`), a file of the shop, or one on an allowed host: the browser loads no other. */
export function isShownPicture(
  location: Pick<Location, 'storefront'>,
  source: string,
  imageSources: readonly string[],
): boolean {
  if (/^(drawing:|data:image\/)/.test(source) || /^\/(?![/\\])/.test(source)) return true;
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, port, origin } = new URL(source);
  if (imageSources.includes(origin)) return true;
  const { pictureHosts = [] } = storefrontSettings.of(location);
  return protocol === 'https:' && port === '' && pictureHosts.some((name) => isOnHost(hostname, name));
}
