import type { Filter } from './filter';
import { accepts, type CountedPart, eachWantedGroup, inRange, testOf } from './group-test';
import { idOf } from './groups';
import type { ListDefinition } from './list-definition';

/** Visits the keys of all articles that a filter finds; within a group in their order, until `visit` says false. */
function eachFound(
  list: ListDefinition,
  filter: Filter,
  parts: readonly CountedPart[],
  isDescending: boolean,
  visit: (key: number) => boolean,
): void {
  for (const part of parts) {
    const test = testOf(list, filter, part.groups);
    const { offsets, keys } = part.groups;
    eachWantedGroup(part, test, (group) => {
      if (!test.shown.every((facet) => accepts(facet, group))) return;
      const [low, high] = inRange(test, keys, offsets[group] ?? 0, offsets[group + 1] ?? 0);
      for (let index = 0; index < high - low; index += 1) {
        if (!visit(keys[isDescending ? high - 1 - index : low + index] ?? 0)) break;
      }
    });
  }
}

/** Smallest buffer that is worth a sort. */
const MIN_BUFFER = 1_024;

/**
 * The ids of one page of what a filter finds, by price; of equal prices by id. Only the smallest keys so far are held,
 * so that a first page of a million articles is not a sort of them.
 */
export function pageByPrice(
  list: ListDefinition,
  filter: Filter,
  parts: readonly CountedPart[],
  { offset, limit, isDescending }: { offset: number; limit: number; isDescending: boolean },
): number[] {
  const wanted = offset + limit;
  const sign = isDescending ? -1 : 1;
  const buffer = new Float64Array(Math.max(MIN_BUFFER, 2 * wanted));
  let length = 0;
  let bound = Number.POSITIVE_INFINITY;
  eachFound(list, filter, parts, isDescending, (key) => {
    const signed = sign * key;
    if (signed >= bound) return false;
    buffer[length] = signed;
    length += 1;
    if (length === buffer.length) {
      buffer.sort();
      length = wanted;
      bound = buffer[wanted - 1] ?? bound;
    }
    return true;
  });
  return [...buffer.subarray(0, length).sort().subarray(offset, wanted)].map((key) => idOf(sign * key));
}

/** The ids of all that a filter finds. */
export function allFound(list: ListDefinition, filter: Filter, parts: readonly CountedPart[]): number[] {
  const ids: number[] = [];
  eachFound(list, filter, parts, false, (key) => {
    ids.push(idOf(key));
    return true;
  });
  return ids;
}
