import type { RouterContextProvider } from 'react-router';
import { z } from 'zod';
import { addToCart } from '~/domain/cart/change-cart.server';
import { addToCartMessages } from '~/domain/cart/messages';
import { addToCartSchema } from '~/domain/cart/schemas';
import { articleField } from '~/domain/catalog/articles/article-field';
import { verdictsOf } from '~/domain/catalog/kinds/verdicts.server';
import { paintNames } from '~/domain/catalog/rims/configurator/configurator-words';
import { addToWishList, removeFromWishList } from '~/domain/wishlist/change-wish-list.server';
import { addToWishListMessage } from '~/domain/wishlist/messages';
import { moveWishList } from '~/domain/wishlist/move-wish-list.server';
import { shareWishList, unshareWishList } from '~/domain/wishlist/share.server';
import type { WishListEntry } from '~/domain/wishlist/wish-list.server';
import { piecesForCart } from '~/domain/wishlist/wish-list-view';
import { cartPath } from '~/paths';
import { applySession, requestScope } from '../request-scope';

const wishListAction = z.discriminatedUnion('aktion', [
  z.object({
    aktion: z.literal('merken'),
    artikel: articleField,
    fahrzeug: z.string().max(200).optional(),
    lack: z.enum([...paintNames.keys()]).optional(),
  }),
  z.object({ aktion: z.literal('vergessen'), artikel: articleField }),
  z.object({ aktion: z.literal('teilen') }),
  z.object({ aktion: z.literal('nicht-teilen') }),
  z.object({ aktion: z.literal('mitnehmen'), standort: z.string().max(200) }),
]);

export type WishListFormResult = { ok: true } | { ok: false; message: string };

export async function handleWishListForm(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<WishListFormResult> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const parsed = wishListAction.safeParse(Object.fromEntries(form));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, message: issue?.path[0] === 'artikel' ? issue.message : 'Das verstehen wir nicht.' };
  }
  const { data } = parsed;
  switch (data.aktion) {
    case 'merken': {
      const { artikel, fahrzeug, lack } = data;
      const car = fahrzeug && lack ? { vehicleCode: fahrzeug, paint: lack } : undefined;
      const result = await addToWishList(tenant, context, visitor, artikel, car);
      applySession(routerContext, result.session);
      return result.ok ? { ok: true } : { ok: false, message: addToWishListMessage(result) };
    }
    case 'vergessen':
      await removeFromWishList(tenant, context, visitor, data.artikel);
      return { ok: true };
    case 'teilen':
      applySession(routerContext, await shareWishList(tenant, context, visitor));
      return { ok: true };
    case 'nicht-teilen':
      await unshareWishList(tenant, context, visitor);
      return { ok: true };
    case 'mitnehmen': {
      const source = tenant.group.find(({ url }) => url === data.standort);
      if (!source) return { ok: false, message: 'Diesen Standort gibt es nicht.' };
      await moveWishList(tenant, context, visitor, source);
      return { ok: true };
    }
  }
}

/** Removes the entry once it is in the cart. */
export async function handleWishListToCart(
  routerContext: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<{ ok: true; addedLineId: string } | { ok: false; message: string }> {
  const { tenant, context, visitor } = requestScope(routerContext);
  const parsed = addToCartSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { ok: false, message: parsed.error.issues[0]?.message ?? '' };
  const { artikel, menge } = parsed.data;
  const result = await addToCart(tenant, context, visitor, { article: artikel, quantity: menge });
  applySession(routerContext, result.session);
  if (!result.ok) return { ok: false, message: addToCartMessages[result.code] };
  await removeFromWishList(tenant, context, requestScope(routerContext).visitor, artikel);
  return { ok: true, addedLineId: result.lineId };
}

/** A set of each entry, or as many as there are; own entries leave the list. @returns the path to go on to */
export async function handleAllToCart(
  routerContext: Readonly<RouterContextProvider>,
  entries: readonly WishListEntry[],
  { listPath, isOwn }: { listPath: string; isOwn: boolean },
): Promise<{ ok: true; to: string } | { ok: false; message: string }> {
  const { tenant, context, visitor: viewer } = requestScope(routerContext);
  const keys = entries.map(({ key }) => key);
  const verdicts = await verdictsOf(context, viewer.vehicleCode, keys);
  let added = 0;
  for (const { key, article } of entries) {
    const quantity = article ? piecesForCart(article, verdicts.get(key)) : 0;
    if (!article || quantity === 0) continue;
    // The first of them may start the session that the others need.
    const { visitor } = requestScope(routerContext);
    const result = await addToCart(tenant, context, visitor, { article, quantity });
    applySession(routerContext, result.session);
    if (!result.ok) return { ok: false, message: addToCartMessages[result.code] };
    added += 1;
    if (isOwn) await removeFromWishList(tenant, context, requestScope(routerContext).visitor, article);
  }
  return { ok: true, to: `${added === entries.length ? cartPath : listPath}?uebernommen=${added}` };
}
