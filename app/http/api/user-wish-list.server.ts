import { z } from 'zod';
import { audienceOf, ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { articleField } from '~/domain/catalog/articles/article-field';
import { articlesByKey } from '~/domain/catalog/articles-by-key.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { addToWishList, removeFromWishList } from '~/domain/wishlist/change-wish-list.server';
import { exportWishLists } from '~/domain/wishlist/export-wish-lists.server';
import type { Context } from '~/platform/context';
import type { AccountScope } from './account-call.server';
import { text } from './fields';
import { findTenantById } from './find-tenant.server';
import { badField, type Refused } from './refusal';
import { MAX_ENTRIES, wishListEntry } from './wish-list-entry';

const ownEntry = wishListEntry.extend({ standort: text.describe('_id eines Standorts') });

export const ownWishList = z.array(ownEntry).max(MAX_ENTRIES);

type OwnEntry = z.output<typeof ownEntry>;

export async function wishListOf({ db }: Context, visitor: Visitor): Promise<OwnEntry[]> {
  const rows = await exportWishLists(db, ownerOf(visitor) ?? '');
  return rows.map(({ article, product, categoryUrl, locationId }) => ({
    productId: product,
    selectedVariant: article,
    ...(categoryUrl && { categoryUrl }),
    standort: locationId,
  }));
}

interface ListAtLocation {
  tenant: Tenant;
  keys: Set<string>;
}

const refuse = (index: number, field: keyof OwnEntry, message: string) =>
  badField(`user.merkliste.${index}.${field}`, message);

/** By location, whatever was on the list before. */
async function listsOf(
  scope: AccountScope,
  requested: readonly OwnEntry[],
  before: ReadonlySet<string>,
): Promise<Map<string, ListAtLocation> | Refused> {
  const lists = new Map<string, ListAtLocation>();
  for (const [index, { standort, selectedVariant }] of requested.entries()) {
    const tenant = lists.get(standort)?.tenant ?? findTenantById(scope, standort);
    if (!tenant) return refuse(index, 'standort', 'Diesen Standort gibt es nicht.');
    const keys = lists.get(standort)?.keys ?? new Set();
    lists.set(standort, { tenant, keys: keys.add(selectedVariant) });
  }
  for (const [standort, { tenant, keys }] of lists) {
    const sold = await articlesByKey(audienceOf(tenant, scope.visitor), scope.context, [...keys]);
    const gone = requested.findIndex(
      (one) =>
        one.standort === standort &&
        !sold.has(one.selectedVariant) &&
        !before.has(`${standort} ${one.selectedVariant}`),
    );
    if (gone >= 0) return refuse(gone, 'selectedVariant', 'Diesen Artikel gibt es dort nicht.');
  }
  return lists;
}

/** The list becomes what is named; an entry that stays keeps its price and stock of the day when it was added. */
export async function saveWishList(
  scope: AccountScope,
  requested: readonly OwnEntry[],
): Promise<Refused | undefined> {
  const { context, visitor } = scope;
  const stored = await wishListOf(context, visitor);
  const before = new Set(stored.map(({ standort, selectedVariant }) => `${standort} ${selectedVariant}`));
  const lists = await listsOf(scope, requested, before);
  if ('refusal' in lists) return lists;
  for (const { standort, selectedVariant } of stored) {
    const tenant = lists.get(standort)?.tenant ?? findTenantById(scope, standort);
    if (!tenant || lists.get(standort)?.keys.has(selectedVariant)) continue;
    await removeFromWishList(tenant, context, visitor, articleField.parse(selectedVariant));
  }
  for (const [index, { standort, selectedVariant }] of requested.entries()) {
    const list = lists.get(standort);
    if (!list || before.has(`${standort} ${selectedVariant}`)) continue;
    const ref = articleField.parse(selectedVariant);
    const added = await addToWishList(list.tenant, context, visitor, ref);
    if (!added.ok) return refuse(index, 'selectedVariant', 'Dieser Artikel kann nicht auf die Merkliste.');
  }
  return undefined;
}
