import type { Position } from '../premises';

export interface TownAround {
  name: string;
  /** Kilometres from the middle. */
  east: number;
  north: number;
}

type NamedPlace = readonly [name: string, latitude: number, longitude: number];

const KM_PER_DEGREE = 111.2;
const NEAREST_KM = 2.5;
const FARTHEST_KM = 12;
/** Names of places farther apart do not overlap in a drawing. */
const WISHED_KM = 8;
const SECTORS = 8;

/** At most one place for each eighth of the horizon, clockwise from the north. */
export function townsAround({ latitude, longitude }: Position, places: readonly NamedPlace[]): TownAround[] {
  const perDegreeEast = KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const found = new Map<number, { town: TownAround; miss: number }>();
  for (const [name, placeLatitude, placeLongitude] of places) {
    const north = (placeLatitude - latitude) * KM_PER_DEGREE;
    const east = (placeLongitude - longitude) * perDegreeEast;
    const km = Math.hypot(east, north);
    if (km < NEAREST_KM || km > FARTHEST_KM || name.length > 16) continue;
    const turn = Math.atan2(east, north) / (2 * Math.PI) + 1;
    const sector = Math.round(turn * SECTORS) % SECTORS;
    const miss = Math.abs(km - WISHED_KM);
    if (miss < (found.get(sector)?.miss ?? Number.POSITIVE_INFINITY))
      found.set(sector, { town: { name, east, north }, miss });
  }
  return [...found].sort(([one], [other]) => one - other).map(([, { town }]) => town);
}
