import type { Location } from './directory';

const keys = new WeakMap<Location, string>();
let known = 0;

/** The key changes with the network, so that a request that began before the change caches nothing for later ones. */
export function locationKey(location: Location): string {
  const key = keys.get(location) ?? `${location.id} ${++known}`;
  keys.set(location, key);
  return key;
}
