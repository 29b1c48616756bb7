import { positionOf } from '~/domain/tenancy/premises';
import type { Tenant } from '~/domain/tenancy/tenant';

export const MAPS_ORIGIN = 'https://www.google.com';

/** The address of the Maps Embed API; undefined without a key or a place. */
export function mapAddressOf({
  location,
  outside,
}: {
  location: Pick<Tenant['location'], 'premises'>;
  outside?: Tenant['outside'];
}): string | undefined {
  const key = outside?.mapsKey;
  const position = key ? positionOf(location) : undefined;
  if (!position || !key) return undefined;
  const { latitude, longitude } = position;
  return `${MAPS_ORIGIN}/maps/embed/v1/place?${new URLSearchParams({ key, q: `${latitude},${longitude}`, language: 'de' })}`;
}
