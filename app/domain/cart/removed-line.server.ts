import { articleKey } from '~/domain/catalog/articles/article';
import { titleInText } from '~/domain/catalog/articles/offered-kinds';
import { findArticle } from '~/domain/catalog/find-articles.server';
import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Cart } from './cart.server';
import type { RemovedLine } from './change-cart.server';
import { removedLineQuery } from './schemas';

export interface UndoView extends RemovedLine {
  title: string;
}

/** Undefined if the article is gone, or in the cart again. */
export async function removedLine(
  audience: Audience,
  context: Context,
  cart: Cart | undefined,
  query: URLSearchParams,
): Promise<UndoView | undefined> {
  const parsed = removedLineQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return undefined;
  const { entfernt, menge, fahrzeug } = parsed.data;
  const article = await findArticle(audience, context, entfernt);
  if (!article || cart?.lines.some((line) => line.article.id === article.id)) return undefined;
  return { key: articleKey(article), quantity: menge, vehicleCode: fahrzeug, title: titleInText(article) };
}
