import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { ListedArticle } from '../listing/find-listed.server';
import type { CardGroup } from './card-group';
import { allKinds } from './kinds.server';

export async function cardGroups(
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
): Promise<CardGroup[]> {
  const groups = await Promise.all(
    allKinds.map(async ({ list: { kind }, cards }) => {
      const ofKind = listed.filter((article) => article.kind === kind);
      return { kind, cards: await cards(tenant, context, ofKind) } as CardGroup;
    }),
  );
  return groups.filter(({ cards }) => cards.length > 0);
}
