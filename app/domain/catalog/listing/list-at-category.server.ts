import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { ArticleKind } from '../articles/article';
import type { Category } from '../categories/category';
import type { ArticleCardView } from './article-card';
import {
  type CategoryAddress,
  type ListAtCategory,
  type ReadCategoryAddress,
  readCategoryAddress,
} from './category-address.server';
import { chosenValues, type Filter } from './filter';
import type { ListedArticle } from './find-listed.server';
import type { FittingArticles } from './fitting-view';
import type { ListDefinition } from './list-definition';
import { type ListPage, loadList } from './load-list.server';
import { answerList, type RequestedList } from './requested-list.server';

export type CategoryList = { kind: ArticleKind } & RequestedList<
  ListPage & { heading: string; cards: ArticleCardView[] }
>;

export type CategoryAnswer =
  | { kind: 'list'; listed: CategoryList }
  | Exclude<ReadCategoryAddress, { kind: 'list' }>;

type CategoryTitle = Pick<Category, 'url' | 'title'>;

type MakeCards = (
  tenant: Tenant,
  context: Context,
  listed: readonly ListedArticle[],
) => Promise<ArticleCardView[]>;

/** 'Alufelgen von Borbet' if a single make is selected. */
function headingOf({ facets }: ListDefinition, title: string, filter: Filter): string {
  const [make, ...otherMakes] = facets.makes ? chosenValues(facets.makes, filter.makes) : [];
  return make && otherMakes.length === 0 ? `${title} von ${make}` : title;
}

export async function answerAtCategory(
  audience: Audience,
  context: Context,
  { at, category, address }: { at: ListAtCategory; category: CategoryTitle; address: CategoryAddress },
  { makeCards, fitting }: { makeCards: MakeCards; fitting: FittingArticles | undefined },
): Promise<CategoryAnswer | undefined> {
  const { list } = at;
  const understood = await readCategoryAddress(audience, context, { at, url: category.url, address });
  if (understood.kind !== 'list') return understood;
  const answer = await answerList(understood.read, async (filter) => {
    const { page, articles } = await loadList(
      audience,
      context,
      { list, base: understood.base, filter },
      fitting,
    );
    const cards = await makeCards(audience, context, articles);
    return { ...page, heading: headingOf(list, category.title, filter), cards };
  });
  const { total, chips, onVehicle } = answer.list;
  const isEmpty = (onVehicle?.all ?? total) === 0 && chips.length === 0;
  return isEmpty ? undefined : { kind: 'list', listed: { kind: list.kind, ...answer } };
}
