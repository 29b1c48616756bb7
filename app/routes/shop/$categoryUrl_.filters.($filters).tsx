import { data } from 'react-router';
import { CategoryListPage } from '~/domain/catalog/kinds/components/kind-pages';
import { answerCategoryList, requireCategory } from '~/http/shop/answer-category.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { categoryCrumbs } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/$categoryUrl_.filters.($filters)';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs }: Route.ComponentProps['loaderData']) => categoryCrumbs(crumbs),
};

export const meta: Route.MetaFunction = seoMeta;

export async function loader(args: Route.LoaderArgs) {
  const { categoryUrl, filters = '' } = args.params;
  const { found, crumbs } = await requireCategory(args.context, categoryUrl);
  const answer = await answerCategoryList(args.context, found, { filters, query: args.url.searchParams });
  if (!answer) throw new Response('', { status: 404 });
  const { status, ...page } = answer;
  return data({ ...page, crumbs }, { status });
}

export default function FilteredCategory({ loaderData: { listed } }: Route.ComponentProps) {
  return <CategoryListPage listed={listed} />;
}
