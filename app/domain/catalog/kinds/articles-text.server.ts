import type { Audience } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Category } from '../categories/category';
import { foundLabel } from '../listing/list-label';
import { countList } from '../listing/load-list.server';
import { soldAtCategory } from './sold-at-category.server';

/** '124 Produkte ab 19,90 €'; undefined if the category sells nothing. */
export async function articlesText(
  audience: Audience,
  context: Context,
  category: Category,
): Promise<string | undefined> {
  const sold = await soldAtCategory(audience, context, category);
  if (!sold) return undefined;
  const { total, cheapestCents } = await countList(audience, context, sold);
  return total > 0 ? foundLabel({ total, words: sold.list.words, cheapestCents }) : undefined;
}
