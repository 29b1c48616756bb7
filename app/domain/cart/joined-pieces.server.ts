import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ownerOf, type Visitor } from '~/domain/accounts/visitor';
import { QUANTITY_LIMIT } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import type { JoinedView } from './joined-view';
import { isOpenCart } from './open-cart.server';
import { cartLines, carts, type JoinedPieces } from './tables';

type Line = Pick<typeof cartLines.$inferSelect, 'articleId' | 'options' | 'quantity' | 'quotedPriceCents'>;

const isSame = (a: Pick<Line, 'articleId' | 'options'>, b: Pick<Line, 'articleId' | 'options'>) =>
  a.articleId === b.articleId && isDeepStrictEqual(a.options, b.options);

/** Pieces that the guest's cart gains from the account's; undefined: none. */
export function joinedPieces(account: readonly Line[], guest: readonly Line[]): JoinedPieces | undefined {
  if (guest.length === 0) return undefined;
  const pieces = account.flatMap((line) => {
    const { articleId, options, quotedPriceCents } = line;
    const own = guest.find((one) => isSame(one, line))?.quantity ?? 0;
    const quantity = Math.min(QUANTITY_LIMIT, own + line.quantity) - own;
    return quantity > 0 ? [{ articleId, options, quantity, quotedPriceCents }] : [];
  });
  return pieces.length > 0 ? { isTakenOut: false, pieces } : undefined;
}

export async function findJoined(
  { location }: Pick<Tenant, 'location'>,
  { db }: Context,
  visitor: Visitor,
): Promise<JoinedView | undefined> {
  const owner = visitor.user && ownerOf(visitor);
  if (!owner) return undefined;
  const [cart] = await db.select().from(carts).where(isOpenCart(owner, location.id));
  if (!cart?.joined) return undefined;
  const { pieces, isTakenOut } = cart.joined;
  const ids = pieces.map(({ articleId }) => articleId);
  const { id, title } = articles;
  const titles = await db.select({ id, title }).from(articles).where(inArray(id, ids));
  return {
    isTakenOut,
    lines: pieces.map(({ articleId, quantity, quotedPriceCents }) => ({
      title: titles.find((article) => article.id === articleId)?.title ?? '',
      quantity,
      totalCents: quantity * quotedPriceCents,
    })),
  };
}

async function takeOut(tx: Context, cartId: string, piece: Line): Promise<Line | undefined> {
  const lines = await tx.db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.cartId, cartId), eq(cartLines.articleId, piece.articleId)));
  const line = lines.find((one) => isSame(one, piece));
  if (!line) return undefined;
  const isThis = eq(cartLines.id, line.id);
  if (line.quantity > piece.quantity) {
    await tx.db
      .update(cartLines)
      .set({ quantity: line.quantity - piece.quantity })
      .where(isThis);
    return piece;
  }
  await tx.db.delete(cartLines).where(isThis);
  return { ...piece, quantity: line.quantity };
}

async function putBack(tx: Context, cartId: string, piece: Line): Promise<Line> {
  await tx.db
    .insert(cartLines)
    .values({ ...piece, cartId, addedAt: tx.now() })
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.articleId, cartLines.options],
      set: { quantity: sql`least(${QUANTITY_LIMIT}, ${cartLines.quantity} + ${piece.quantity})` },
    });
  return piece;
}

export type JoinedDecision = 'take-out' | 'put-back' | 'keep';

/** A second click changes nothing. */
export async function decideAboutJoined(
  { location }: Pick<Tenant, 'location'>,
  context: Context,
  visitor: Visitor,
  decision: JoinedDecision,
): Promise<void> {
  const owner = ownerOf(visitor);
  if (!owner) return;
  await inTransaction(context, async (tx) => {
    const [cart] = await tx.db.select().from(carts).where(isOpenCart(owner, location.id)).for('update');
    if (!cart?.joined) return;
    const store = (joined: JoinedPieces | null) =>
      tx.db.update(carts).set({ joined, changedAt: tx.now() }).where(eq(carts.id, cart.id));
    const isTakenOut = decision === 'take-out';
    if (decision === 'keep') {
      await store(null);
    } else if (cart.joined.isTakenOut !== isTakenOut) {
      const moved: Line[] = [];
      for (const piece of cart.joined.pieces) {
        const done = await (isTakenOut ? takeOut : putBack)(tx, cart.id, piece);
        if (done) moved.push(done);
      }
      await store(moved.length > 0 ? { isTakenOut, pieces: moved } : null);
    }
  });
}
