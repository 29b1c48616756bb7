import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import { wheelCards } from '../complete-wheels/find-wheels.server';
import type { ListedArticle } from '../listing/find-listed.server';
import { productCards } from '../products/product-cards.server';
import { rimKind } from '../rims/rims.server';
import { tyreCards } from '../tyres/find-tyres.server';
import type { CardGroup } from './card-group';

/** Cards in groups by kind; within a group the order stays. */
export async function cardGroups(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<CardGroup[]> {
  const ofKind = (kind: ArticleKind) => listed.filter((article) => article.kind === kind);
  const [tyres, rims, products, wheels] = await Promise.all([
    tyreCards(tenant, context, ofKind('tyre')),
    rimKind.cards(tenant, context, ofKind('rim')),
    productCards(tenant, context, ofKind('product')),
    wheelCards(tenant, context, ofKind('complete-wheel')),
  ]);
  const groups: CardGroup[] = [
    { kind: 'tyre', cards: tyres },
    { kind: 'rim', cards: rims },
    { kind: 'product', cards: products },
    { kind: 'complete-wheel', cards: wheels },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}
