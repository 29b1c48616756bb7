import type { Location } from '~/domain/tenancy/directory';
import { type ArticleKind, articleKinds } from '../articles/article';
import { offersKind } from '../articles/offered-kinds';
import { wheelKind } from '../complete-wheels/wheel-kind.server';
import type { Kind } from '../listing/kind.server';
import type { ListDefinition } from '../listing/list-definition';
import { productKind } from '../products/product-kind.server';
import { rimKind } from '../rims/rim-kind.server';
import { serviceKind } from '../services-on-goods/service-kind.server';
import { tyreKind } from '../tyres/tyre-kind.server';

export const kinds = {
  tyre: tyreKind,
  rim: rimKind,
  product: productKind,
  'complete-wheel': wheelKind,
  service: serviceKind,
} as const satisfies Record<ArticleKind, Kind>;

export const allKinds: readonly Kind[] = articleKinds.map((kind) => kinds[kind]);

export const kindLists: readonly ListDefinition[] = allKinds.map(({ list }) => list);

export function kindsAt(location: Pick<Location, 'theme' | 'workshop'>): Kind[] {
  return allKinds.filter(({ list }) => offersKind(location, list.kind));
}
