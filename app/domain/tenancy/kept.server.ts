import { LRUCache } from 'lru-cache';
import type { EpochScope } from '~/platform/database/epochs.server';
import type { Tenant } from './tenant';

/**
 * Keeps what was found for one location until something of `scopes` changes. Who asks for the same while it is being
 * found waits for that one finding; a failed one is forgotten.
 * @param max findings kept; the least recently used go first
 * @param scopes all that the finding is made of; 'network' where it looks at the location, its theme or its details
 */
export function keptFindings<Found extends object>(max: number, scopes: readonly EpochScope[]) {
  const kept = new LRUCache<string, Promise<Found>>({ max });
  return (tenant: Tenant, key: string, find: () => Promise<Found>): Promise<Found> => {
    const whole = `${scopes.map((scope) => tenant.epochs[scope]).join('.')} ${tenant.location.id} ${key}`;
    const known = kept.get(whole);
    if (known) return known;
    const found = find();
    kept.set(whole, found);
    found.catch(() => kept.delete(whole));
    return found;
  };
}
