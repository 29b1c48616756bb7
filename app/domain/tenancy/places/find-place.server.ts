import { eq } from 'drizzle-orm';
import { dependsOn } from '~/platform/cache/depends-on.server';
import type { Context } from '~/platform/context';
import { isPostcode } from '~/values/postcode';
import { foldText } from '../find-locations';
import type { Position } from '../premises';
import { distanceKm } from './distance';
import { regionCentres } from './region-centres';
import { postcodes } from './tables';
import { type TownAround, townsAround } from './towns-around';

/** Invalidated by an import of postcodes. */
export const POSTCODES_TAG = 'postcodes';

export function postcodeIn(typed: string): string | undefined {
  return /(?:^|[\s,])(?:DE?[-\s]*)?(\d{2,5})(?=$|[\s,])/i.exec(typed)?.[1];
}

/** The exact position if the operator imported it, otherwise the centre of the postcode's region. */
export async function positionOfPostcode(context: Context, digits: string): Promise<Position | undefined> {
  dependsOn([POSTCODES_TAG]);
  const [exact] = await context.db.select().from(postcodes).where(eq(postcodes.postcode, digits));
  if (exact) return { latitude: exact.latitude, longitude: exact.longitude };
  if (digits.length === 5 && !isPostcode(digits)) return undefined;
  const [latitude, longitude] = regionCentres[digits.slice(0, 2)] ?? [];
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

/** Loads what a node reads later: its folder may have been replaced by then. */
export async function warmPlaces(): Promise<void> {
  await import('virtual:german-places');
}

let placesByName: Promise<Map<string, Position[]>> | undefined;

async function loadPlaces(): Promise<Map<string, Position[]>> {
  const { default: places } = await import('virtual:german-places');
  const byName = new Map<string, Position[]>();
  for (const [name, latitude, longitude] of places) {
    const key = foldText(name);
    byName.set(key, [...(byName.get(key) ?? []), { latitude, longitude }]);
  }
  return byName;
}

export async function findTownsAround(position: Position): Promise<TownAround[]> {
  const { default: places } = await import('virtual:german-places');
  return townsAround(position, places);
}

/** Accepts the beginning of a name ('Frankfurt'); of several towns with one name, the nearest to `here` wins. */
export async function positionOfTown(
  name: string,
  here: Position | undefined,
): Promise<Position | undefined> {
  const foldedName = foldText(name).trim();
  if (foldedName.length < 2) return undefined;
  placesByName ??= loadPlaces();
  const places = await placesByName;
  const found =
    places.get(foldedName) ??
    [...places].flatMap(([key, own]) => (key.startsWith(`${foldedName} `) ? own : []));
  if (!here) return found[0];
  return found.toSorted((a, b) => distanceKm(here, a) - distanceKm(here, b))[0];
}
