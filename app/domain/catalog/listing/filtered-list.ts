import type { Filter } from './filter';
import type { ListDefinition } from './list-definition';

/** A list, and what its articles have to be. */
export interface FilteredList {
  list: ListDefinition;
  filter: Filter;
}
