/** Name of the place that every location orders from. */
export const CENTRAL_WAREHOUSE = 'zentrallager';

/** Pieces taken from one place. */
export interface Taking {
  place: string;
  quantity: number;
}

/**
 * Chooses from which places pieces are taken: what the location has itself first, the rest from elsewhere.
 * @returns undefined when all places together have too few
 */
export function takeFrom(places: Taking[], locationId: string, wanted: number): Taking[] | undefined {
  const ownFirst = [...places].sort(
    (a, b) =>
      Number(b.place === locationId) - Number(a.place === locationId) || a.place.localeCompare(b.place),
  );
  let missing = wanted;
  const takings: Taking[] = [];
  for (const { place, quantity } of ownFirst) {
    const taken = Math.min(missing, quantity);
    if (taken > 0) takings.push({ place, quantity: taken });
    missing -= taken;
  }
  return missing === 0 ? takings : undefined;
}
