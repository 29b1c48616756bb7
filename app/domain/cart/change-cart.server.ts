import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne, sql } from 'drizzle-orm';
import { lockSession, startSession } from '~/domain/accounts/session.server';
import { audienceOf, ownerOf, type SessionChange, type Visitor } from '~/domain/accounts/visitor';
import type { Article } from '~/domain/catalog/article';
import { type ArticleKey, articleKey, QUANTITY_LIMIT } from '~/domain/catalog/articles/article';
import type { ArticleRef } from '~/domain/catalog/articles/article-field';
import {
  type LineOption,
  type LineOptions,
  lineOptions,
  vehicleOf,
} from '~/domain/catalog/articles/line-options';
import { articles } from '~/domain/catalog/articles/tables';
import { findArticle } from '~/domain/catalog/find-articles.server';
import { articleVerdicts, wheelPartsOf } from '~/domain/catalog/kinds/verdicts.server';
import { priceOfLine } from '~/domain/catalog/pricing/line-price';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { Cents } from '~/values/money';
import { boundedQuantity } from './cart';
import { isOpenCart, lockOpenCart } from './open-cart.server';
import { cartLines, carts, MAX_LINES } from './tables';

export type AddToCartResult = (
  | { ok: true; lineId: string }
  | { ok: false; code: 'unknown-article' | 'cart-full' | 'session-ended' }
) & { session?: SessionChange };

/** A line keeps the vehicle that it was bought for. Undefined for an article that fits any vehicle. */
async function vehicleOfLine(
  context: Context,
  visitor: Visitor,
  { article, vehicleCode = visitor.vehicleCode }: { article: ArticleRef; vehicleCode?: string | undefined },
): Promise<LineOption | undefined> {
  const vehicle = vehicleCode === undefined ? undefined : await findVehicle(context, vehicleCode);
  if (!vehicle) return undefined;
  const keys = [articleKey(article)];
  const [verdicts, parts] = await Promise.all([
    articleVerdicts(context, vehicle, keys),
    wheelPartsOf(context, vehicle, keys),
  ]);
  return verdicts.size + parts.size > 0
    ? { kind: 'vehicle', code: vehicle.code, label: vehicle.label }
    : undefined;
}

interface NewLine {
  article: Pick<Article, 'id' | 'kind' | 'code' | 'price'>;
  quantity: number;
  chosen: LineOptions;
  work: readonly { id: number; price: { cents: Cents } }[];
  replaces: boolean;
}

async function writeLines(
  tx: Context,
  cartId: string,
  { article, quantity, chosen, work, replaces }: NewLine,
): Promise<AddToCartResult> {
  const fitting = lineOptions.parse([...chosen, { kind: 'fitting', article: articleKey(article) }]);
  const lines = await tx.db
    .select({ articleId: cartLines.articleId, options: cartLines.options })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId));
  const isNew = !lines.some(
    (line) => line.articleId === article.id && isDeepStrictEqual(line.options, chosen),
  );
  const newWork = lines.some((line) => isDeepStrictEqual(line.options, fitting)) ? [] : work;
  const added = Number(isNew) + newWork.length;
  if (added > 0 && lines.length + added > MAX_LINES) return { ok: false, code: 'cart-full' };
  const quotedPriceCents = priceOfLine(article.price, chosen).cents;
  const [line] = await tx.db
    .insert(cartLines)
    .values({
      cartId,
      articleId: article.id,
      options: chosen,
      quantity,
      quotedPriceCents,
      addedAt: tx.now(),
    })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.articleId, cartLines.options],
      set: {
        quantity: replaces ? quantity : sql`least(${QUANTITY_LIMIT}, ${cartLines.quantity} + ${quantity})`,
        quotedPriceCents,
      },
    })
    .returning({ id: cartLines.id });
  if (newWork.length > 0) {
    const rows = newWork.map(({ id, price }, index) => ({
      cartId,
      articleId: id,
      options: fitting,
      quantity,
      quotedPriceCents: price.cents,
      // Lines are shown in the order of their times.
      addedAt: new Date(tx.now().getTime() + index + 1),
    }));
    await tx.db.insert(cartLines).values(rows);
  }
  if (replaces && line) {
    const others = and(eq(cartLines.articleId, article.id), ne(cartLines.id, line.id));
    await tx.db.delete(cartLines).where(and(eq(cartLines.cartId, cartId), others));
  }
  return { ok: true, lineId: line?.id ?? '' };
}

/** Adds to an existing line, up to the limit. @param work puts the article on, unless the line has work already. @param replaces the quantity replaces that of all lines of the article */
export async function addToCart(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  {
    options = [],
    work = [],
    replaces = false,
    ...item
  }: {
    article: ArticleRef;
    quantity: number;
    options?: LineOptions;
    work?: readonly { id: number; price: { cents: Cents } }[];
    replaces?: boolean;
    vehicleCode?: string | undefined;
  },
): Promise<AddToCartResult> {
  const article = await findArticle(audienceOf(tenant, visitor), context, item.article);
  if (!article) return { ok: false, code: 'unknown-article' };
  const { owner, visitor: owning, session } = await startSession(tenant, context, visitor);
  const quantity = boundedQuantity(item.quantity);
  const vehicle = await vehicleOfLine(context, visitor, item);
  const chosen = lineOptions.parse(vehicle ? [...options, vehicle] : options);
  const result = await inTransaction(context, async (tx): Promise<AddToCartResult> => {
    if (!(await lockSession(tx.db, owning))) return { ok: false, code: 'session-ended' };
    const cartId = await lockOpenCart(tx, tenant, owner);
    return writeLines(tx, cartId, { article, quantity, chosen, work, replaces });
  });
  return { ...result, session };
}

export type ChangeLineResult = { ok: true } | { ok: false; code: 'unknown-line' };

/** @param change returns undefined if there is no such line */
async function changeLine<Result>(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  lineId: string,
  change: (tx: Context, line: ReturnType<typeof and>) => Promise<Result>,
): Promise<Result | undefined> {
  const owner = ownerOf(visitor);
  if (!owner) return undefined;
  return inTransaction(context, async (tx) => {
    const [cart] = await tx.db
      .update(carts)
      .set({ changedAt: tx.now() })
      .where(isOpenCart(owner, tenant.location.id))
      .returning({ id: carts.id });
    return cart && change(tx, and(eq(cartLines.cartId, cart.id), eq(cartLines.id, lineId)));
  });
}

export async function setQuantity(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<ChangeLineResult> {
  const changed = await changeLine(tenant, context, visitor, lineId, async (tx, line) => {
    const [row] = await tx.db
      .update(cartLines)
      .set({ quantity: boundedQuantity(quantity) })
      .where(line)
      .returning({ id: cartLines.id });
    return row;
  });
  return changed ? { ok: true } : { ok: false, code: 'unknown-line' };
}

export interface RemovedLine {
  key: ArticleKey;
  quantity: number;
  vehicleCode?: string | undefined;
}

export function removeLine(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  lineId: string,
): Promise<RemovedLine | undefined> {
  return changeLine(tenant, context, visitor, lineId, async (tx, line) => {
    const [removed] = await tx.db.delete(cartLines).where(line).returning();
    if (!removed) return undefined;
    const { kind, code } = articles;
    const [article] = await tx.db
      .select({ kind, code })
      .from(articles)
      .where(eq(articles.id, removed.articleId));
    const vehicleCode = vehicleOf(removed.options)?.code;
    return article && { key: articleKey(article), quantity: removed.quantity, vehicleCode };
  });
}
