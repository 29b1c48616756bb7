import type { Location } from '../directory';
import { type Position, positionOf } from '../premises';

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres (haversine formula). */
export function distanceKm(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const share =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)));
}

export interface PlacedLocation<Found> {
  location: Found;
  km: number | undefined;
}

export function withDistances<Found extends Pick<Location, 'premises'>>(
  locations: readonly Found[],
  from: Position | undefined,
): PlacedLocation<Found>[] {
  return locations.map((location) => {
    const position = positionOf(location);
    return { location, km: from && position && distanceKm(from, position) };
  });
}

export function nearestFirst<Found extends Pick<Location, 'premises'>>(
  locations: readonly Found[],
  from: Position | undefined,
): PlacedLocation<Found>[] {
  return withDistances(locations, from).sort(
    (a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY) || 0,
  );
}

export function aboutKm(km: number | undefined): string | undefined {
  if (km === undefined) return undefined;
  return km < 1 ? 'unter 1 km' : `ca. ${Math.round(km)} km`;
}
