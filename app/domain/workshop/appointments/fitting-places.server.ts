import { inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Location } from '../../tenancy/directory';
import { workshopSettings } from '../settings';
import { canServe } from './bay';
import { baysAt } from './find-slots.server';
import { fittingSearch, type SetToFit } from './fitting-terms';
import { bays } from './tables';

const searchAt = (location: Location, sets: readonly SetToFit[]) =>
  fittingSearch(workshopSettings.of(location).appointments, sets);

export async function canFitAt(
  location: Location,
  context: Context,
  sets: readonly SetToFit[],
): Promise<boolean> {
  const search = searchAt(location, sets);
  return search !== undefined && (await baysAt(location, context)).some((bay) => canServe(bay, search.needs));
}

/** Locations with appointments and a bay that can, in the order given. */
export async function locationsThatFit(
  locations: readonly Location[],
  { db }: Pick<Context, 'db'>,
  sets: readonly SetToFit[],
): Promise<Location[]> {
  const possible = locations.filter((location) => searchAt(location, sets));
  if (possible.length === 0) return [];
  const urls = possible.map(({ url }) => url);
  const found = await db.select().from(bays).where(inArray(bays.locationUrl, urls));
  return possible.filter((location) => {
    const needs = searchAt(location, sets)?.needs;
    return needs && found.some((bay) => bay.locationUrl === location.url && canServe(bay, needs));
  });
}
