import { data } from 'react-router';
import type { PlacedCategory } from '~/domain/catalog/categories/category';
import { articlesText } from '~/domain/catalog/kinds/articles-text.server';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import { type CategoryPage as LoadedCategory, loadCategoryPage } from '~/domain/catalog/kinds/category-page';
import { CategoryListPage } from '~/domain/catalog/kinds/components/category-list-page';
import { CategoryPage } from '~/domain/catalog/kinds/components/category-page';
import { TyreListPage } from '~/domain/catalog/tyres/components/tyre-list-page';
import type { Audience } from '~/domain/tenancy/tenant';
import { linksOfPage } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { answerCategoryList, requireCategory } from '~/http/shop/answer-category.server';
import { answerTyreCategory } from '~/http/shop/answer-list.server';
import { categoryPath } from '~/paths';
import type { Context } from '~/platform/context';
import { CategoryEnquiry } from '~/storefront/blocks/footer/category-enquiry';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { categoryCrumbs } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { filterAsync } from '~/values/filter-async';
import type { Route } from './+types/$categoryUrl';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs }: Route.ComponentProps['loaderData']) => categoryCrumbs(crumbs),
  vehicleVerdict: (data: Route.ComponentProps['loaderData']) =>
    'tyres' in data ? data.tyres.list.fitting?.verdict : undefined,
};

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { found, crumbs } = await requireCategory(args.context, args.params.categoryUrl);
  const address = { filters: undefined, query: args.url.searchParams };
  const answer = await answerCategoryList(args.context, found, address);
  if (answer) {
    const { status, ...page } = answer;
    return data({ ...page, crumbs }, { status });
  }
  const tyres = await answerTyreCategory(args.context, found, args.url);
  if (tyres) {
    const { status, ...page } = tyres;
    return data({ ...page, crumbs }, { status });
  }
  const links = linksOfPage(args.context);
  const isLive = ({ path }: { path: string }) => links.leadsToPage(path);
  const loaded = loadCategoryPage(found);
  const otherCategories = await categoriesWithArticles(audience, context, found);
  // A category's own page may not exist yet.
  const live = await filterAsync(loaded.subCategories, isLive);
  const { parent } = loaded;
  const page = {
    ...loaded,
    parent: parent && (await isLive(parent)) ? parent : undefined,
    subCategories: await withArticlesText(audience, context, found, live),
  };
  const seo = pageSeo(audience, page.path, {
    title: page.title,
    description: `${page.description} ${audience.location.title} in ${audience.location.city}.`,
    isIndexed: page.subCategories.length > 0 && !found.category.isNoaEmployeeCategory,
  });
  const isFirst = ['1', null].includes(args.url.searchParams.get('seite'));
  return data({ crumbs, page, otherCategories, seo }, { status: isFirst ? 200 : 404 });
}

function withArticlesText(
  audience: Audience,
  context: Context,
  { category }: PlacedCategory,
  tiles: LoadedCategory['subCategories'],
) {
  const sellers = category.presentation === 'tiles' ? category.subCategories : [];
  return Promise.all(
    tiles.map(async (tile) => {
      const seller = sellers.find(({ url }) => categoryPath(url) === tile.path);
      return { ...tile, articlesText: seller && (await articlesText(audience, context, seller)) };
    }),
  );
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if ('listed' in loaderData) {
    const { listed, about, fitting } = loaderData;
    return <CategoryListPage listed={listed} about={about} fitting={fitting} />;
  }
  if ('tyres' in loaderData) return <TyreListPage {...loaderData.tyres} />;
  return (
    <CategoryPage
      page={loaderData.page}
      otherCategories={loaderData.otherCategories}
      contact={<CategoryEnquiry title={loaderData.page.title} />}
    />
  );
}
