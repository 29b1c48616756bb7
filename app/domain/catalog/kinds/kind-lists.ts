import type { ListDefinition } from '../listing/list-definition';
import { rimList } from '../rims/rim-listing';
import { tyreList } from '../tyres/tyre-listing';

export const kindLists: readonly ListDefinition[] = [tyreList, rimList];
