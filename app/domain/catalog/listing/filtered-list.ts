import type { Filter } from './filter';
import type { ListDefinition } from './list-definition';

export interface FilteredList {
  list: ListDefinition;
  filter: Filter;
}
