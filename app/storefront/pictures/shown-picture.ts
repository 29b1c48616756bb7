import type { Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from '../settings';

function isOnHost(hostname: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
}

/**
 * Whether a picture that a theme names is shown: a drawing (`drawing:coast`), a file of the shop, or one on a host that the
 * location allows. The browser would load no other.
 * @param imageSources origins whose pictures the shop gives out itself
 */
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
