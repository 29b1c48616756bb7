import type { Filter } from './filter';
import { eachFound } from './find-in-groups';
import { idOf } from './groups';
import type { ListDefinition } from './list-definition';
import type { ListView } from './list-view.server';
import { productOf, type TextIndex } from './text-index';

/** Keys (price and id) of articles; those in stock at the location apart. */
export interface FoundByText {
  inStock: number[];
  others: number[];
}

/** Of each product the cheapest of its variants. */
function cheapestOfProducts(index: TextIndex, keys: readonly number[]): number[] {
  const cheapest = new Map<number, number>();
  for (const key of keys) {
    const product = productOf(index, idOf(key));
    cheapest.set(product, Math.min(key, cheapest.get(product) ?? key));
  }
  return [...cheapest.values()];
}

/**
 * Finds the wanted articles of a list that a filter leaves. Of a product it is the cheapest wanted variant; one that is in stock
 * comes before a cheaper one that is not.
 */
export function findWanted(
  { unit, ...list }: ListDefinition,
  filter: Filter,
  view: ListView,
  index: TextIndex,
  isWanted: (id: number) => boolean,
): FoundByText {
  const wanted = (parts: ListView['all'], isNew: (id: number) => boolean): number[] => {
    const keys: number[] = [];
    eachFound(list, filter, parts, false, (key) => {
      const id = idOf(key);
      if (isWanted(id) && isNew(id)) keys.push(key);
      return true;
    });
    return unit === 'product' ? cheapestOfProducts(index, keys) : keys;
  };
  const nameIn = (id: number) => (unit === 'product' ? productOf(index, id) : id);
  const inStock = wanted(view.inStock, () => true);
  const known = new Set(inStock.map((key) => nameIn(idOf(key))));
  return { inStock, others: wanted(view.all, (id) => !known.has(nameIn(id))) };
}
