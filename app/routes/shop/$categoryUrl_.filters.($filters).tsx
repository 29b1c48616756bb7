import { data } from 'react-router';
import { CategoryListPage } from '~/domain/catalog/kinds/components/category-list-page';
import { answerCategoryList, leaveFilters, placedCategory } from '~/http/shop/answer-category.server';
import { categoryCrumbs } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/$categoryUrl_.filters.($filters)';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs }: Route.ComponentProps['loaderData']) => categoryCrumbs(crumbs),
};

export async function loader(args: Route.LoaderArgs) {
  const { categoryUrl, filters = '' } = args.params;
  const address = { filters, query: args.url.searchParams };
  const placed = await placedCategory(args.context, categoryUrl);
  const answer = placed && (await answerCategoryList(args.context, placed.found, address));
  if (!answer) return leaveFilters(args.context, categoryUrl, address);
  const { status, ...page } = answer;
  return data({ ...page, crumbs: placed.crumbs }, { status });
}

export default function FilteredCategory({ loaderData: { listed, fitting } }: Route.ComponentProps) {
  return <CategoryListPage listed={listed} fitting={fitting} />;
}
