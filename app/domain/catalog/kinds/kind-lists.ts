import type { Location } from '~/domain/tenancy/directory';
import { offersKind } from '../articles/offered-kinds';
import { wheelList } from '../complete-wheels/wheel-listing';
import type { ListDefinition } from '../listing/list-definition';
import { everyProductList } from '../products/product-list';
import { rimList } from '../rims/rim-listing';
import { tyreList } from '../tyres/tyre-listing';

export const kindLists: readonly ListDefinition[] = [tyreList, rimList, everyProductList, wheelList];

export function listsAt(location: Pick<Location, 'theme'>): ListDefinition[] {
  return kindLists.filter(({ kind }) => offersKind(location, kind));
}
