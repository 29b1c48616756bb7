import { and, eq, inArray } from 'drizzle-orm';
import { lockSession, startSession } from '~/domain/accounts/session.server';
import { audienceOf, ownerOf, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import type { Article } from '~/domain/catalog/article';
import type { ArticleRef } from '~/domain/catalog/articles/article-field';
import { isConfigurable, isGoods, titleInText } from '~/domain/catalog/articles/offered-kinds';
import { articles } from '~/domain/catalog/articles/tables';
import { findArticle } from '~/domain/catalog/find-articles.server';
import { availableOf } from '~/domain/catalog/inventory/inventory';
import type { ConfiguredCar } from '~/domain/catalog/rims/configurator/configured-car';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import { wishListEntries } from './tables';
import { isOnList } from './wish-list.server';

export type AddToWishListResult = (
  | { ok: true }
  | { ok: false; code: 'unknown-article' | 'not-goods' | 'session-ended' }
  | { ok: false; code: 'list-full'; limit: number }
) & { session?: SessionChange };

/** Limits what one visitor can make the shop store and show. */
const WISH_LIST_LIMIT = 200;

export async function addToWishList(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
  car?: ConfiguredCar,
): Promise<AddToWishListResult> {
  const article = await findArticle(audienceOf(tenant, visitor), context, ref);
  if (!article) return { ok: false, code: 'unknown-article' };
  if (!isGoods(article.kind)) return { ok: false, code: 'not-goods' };
  const configured =
    isConfigurable(article.kind) && car && (await findVehicle(context, car.vehicleCode)) ? car : null;
  const { owner, visitor: owning, session } = await startSession(tenant, context, visitor);
  const result = await inTransaction(context, async (tx): Promise<AddToWishListResult> => {
    if (!(await lockSession(tx.db, owning))) return { ok: false, code: 'session-ended' };
    return write(tenant, tx, owner, { article, configured });
  });
  return { ...result, session };
}

async function write(
  tenant: Tenant,
  tx: Context,
  owner: string,
  { article, configured }: { article: Article; configured: ConfiguredCar | null },
): Promise<AddToWishListResult> {
  // Parallel requests must not all count before one of them writes.
  await advisoryLock(tx.db, `wish list ${owner} ${tenant.location.id}`);
  const known = await tx.db
    .select({ articleId: wishListEntries.articleId })
    .from(wishListEntries)
    .where(isOnList(tenant, owner));
  const isNew = !known.some(({ articleId }) => articleId === article.id);
  if (isNew && known.length >= WISH_LIST_LIMIT)
    return { ok: false, code: 'list-full', limit: WISH_LIST_LIMIT };
  const now = {
    configured,
    title: `${titleInText(article)} ${article.subtitle}`,
    priceCents: article.price.cents,
    availablePieces: availableOf(article.availability),
    addedAt: tx.now(),
  };
  await tx.db
    .insert(wishListEntries)
    .values({
      ownerId: owner,
      locationId: tenant.location.id,
      articleId: article.id,
      categoryUrl: article.categories[0] ?? '',
      ...now,
    })
    .onConflictDoUpdate({
      target: [wishListEntries.ownerId, wishListEntries.locationId, wishListEntries.articleId],
      set: now,
    });
  return { ok: true };
}

export async function removeFromWishList(
  tenant: Tenant,
  { db }: Context,
  visitor: Visitor,
  { kind, code }: ArticleRef,
): Promise<void> {
  const owner = ownerOf(visitor);
  if (!owner) return;
  const named = db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.kind, kind), eq(articles.code, code)));
  await db
    .delete(wishListEntries)
    .where(and(isOnList(tenant, owner), inArray(wishListEntries.articleId, named)));
}
