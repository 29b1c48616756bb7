import { LRUCache } from 'lru-cache';
import type { Tenant } from '~/domain/tenancy/tenant';

/**
 * Keeps what was found in the catalogue for one location until articles, prices or stock change. Who asks for the
 * same while it is being found waits for that one finding; a failed one is forgotten.
 * @param max findings kept; the least recently used go first
 */
export function keptFindings<Found extends object>(max: number) {
  const kept = new LRUCache<string, Promise<Found>>({ max });
  return (tenant: Tenant, key: string, find: () => Promise<Found>): Promise<Found> => {
    const whole = `${tenant.catalogEpoch} ${tenant.location.id} ${key}`;
    const known = kept.get(whole);
    if (known) return known;
    const found = find();
    kept.set(whole, found);
    found.catch(() => kept.delete(whole));
    return found;
  };
}
