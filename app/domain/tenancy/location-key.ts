import type { Location } from './directory';

const keys = new WeakMap<Location, string>();
let known = 0;

/**
 * Names a location as this node knows it now: after a change of the network it has another key. A request that began
 * before the change could otherwise leave what it makes of the old location to the requests after it.
 */
export function locationKey(location: Location): string {
  const key = keys.get(location) ?? `${location.id} ${++known}`;
  keys.set(location, key);
  return key;
}
