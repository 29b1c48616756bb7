import { and, desc, eq } from 'drizzle-orm';
import { lockSession, startSession } from '~/domain/accounts/session.server';
import { ownerOf, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import { type Article, type ArticleRef, articleKey } from '~/domain/catalog/article';
import { findArticles } from '~/domain/catalog/articles.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { advisoryLock, inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { wishListEntries } from './tables';

/** Most entries of one list: a bound on what one visitor can make the shop store and show. */
export const WISH_LIST_LIMIT = 200;
const categoryOf: Record<Article['kind'], string> = { tyre: 'reifen' };

/** An entry with what the catalogue says of its article now. */
export interface WishListEntry {
  key: string;
  title: string;
  /** Price when it was remembered. */
  seenPriceCents: Cents;
  /** Undefined when the product is gone. */
  article: Article | undefined;
}

const listOf = (tenant: Tenant, owner: string) =>
  and(eq(wishListEntries.ownerId, owner), eq(wishListEntries.locationId, tenant.location.id));

/** An owner's list at this location, the newest entry first. */
export async function readWishList(
  tenant: Tenant,
  context: Context,
  owner: string | undefined,
): Promise<WishListEntry[]> {
  if (!owner) return [];
  const rows = await context.db
    .select()
    .from(wishListEntries)
    .where(listOf(tenant, owner))
    .orderBy(desc(wishListEntries.addedAt), wishListEntries.selectedVariant);
  if (rows.length === 0) return [];
  const articles = await findArticles(tenant, context, rows);
  return rows.map((row) => ({
    key: articleKey(row),
    title: row.title,
    seenPriceCents: row.priceCents,
    article: articles.get(articleKey(row)),
  }));
}

/** Names of what is on a visitor's list: for the number in the header and the buttons beside articles. */
export async function wishListKeys(tenant: Tenant, context: Context, visitor: Visitor): Promise<string[]> {
  const owner = ownerOf(visitor);
  if (!owner) return [];
  const rows = await context.db
    .select({ kind: wishListEntries.kind, articleId: wishListEntries.articleId })
    .from(wishListEntries)
    .where(listOf(tenant, owner));
  return rows.map(articleKey);
}

export type RememberResult = 'remembered' | 'unknown-article' | 'list-full' | 'session-ended';

/** Puts an article on the visitor's list; one that is there is replaced by what it is now. */
export async function remember(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
): Promise<{ result: RememberResult; session?: SessionChange }> {
  const article = (await findArticles(tenant, context, [ref])).get(articleKey(ref));
  if (!article) return { result: 'unknown-article' };
  const { owner, visitor: owning, session } = await startSession(tenant, context, visitor);
  const result = await inTransaction(context, async (tx) =>
    (await lockSession(tx.db, owning)) ? write(tenant, tx, owner, ref, article) : 'session-ended',
  );
  return { result, session };
}

async function write(
  tenant: Tenant,
  context: Context,
  owner: string,
  ref: ArticleRef,
  article: Article,
): Promise<RememberResult> {
  const { db } = context;
  // Many at once must not each count before any of the others has written.
  await advisoryLock(db, `wish list ${owner} ${tenant.location.id}`);
  const known = await db
    .select({ variant: wishListEntries.selectedVariant })
    .from(wishListEntries)
    .where(listOf(tenant, owner));
  const isNew = !known.some(({ variant }) => variant === ref.articleId);
  if (isNew && known.length >= WISH_LIST_LIMIT) return 'list-full';
  const now = {
    title: `${article.title} ${article.detail}`,
    priceCents: article.priceCents,
    addedAt: context.now(),
  };
  await db
    .insert(wishListEntries)
    .values({
      ownerId: owner,
      locationId: tenant.location.id,
      kind: ref.kind,
      articleId: ref.articleId,
      selectedVariant: ref.articleId,
      categoryUrl: categoryOf[ref.kind],
      ...now,
    })
    .onConflictDoUpdate({
      target: [wishListEntries.ownerId, wishListEntries.locationId, wishListEntries.selectedVariant],
      set: now,
    });
  return 'remembered';
}

/** Takes an article off the visitor's list at this location; nothing happens where it is not on it. */
export async function forget(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  ref: ArticleRef,
): Promise<void> {
  const owner = ownerOf(visitor);
  if (!owner) return;
  await context.db
    .delete(wishListEntries)
    .where(
      and(
        listOf(tenant, owner),
        eq(wishListEntries.kind, ref.kind),
        eq(wishListEntries.articleId, ref.articleId),
      ),
    );
}
