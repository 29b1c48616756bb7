import { data } from 'react-router';
import type { PlacedCategory } from '~/domain/catalog/categories/category';
import { articlesText } from '~/domain/catalog/kinds/articles-text.server';
import { categoriesWithArticles } from '~/domain/catalog/kinds/categories-with-articles.server';
import {
  type CategoryPage as LoadedCategory,
  loadCategoryPage,
} from '~/domain/catalog/kinds/category-page.server';
import { CategoryPage } from '~/domain/catalog/kinds/components/category-page';
import { CategoryListPage } from '~/domain/catalog/kinds/components/kind-pages';
import type { Tenant } from '~/domain/tenancy/tenant';
import { linkReader } from '~/http/link-reader';
import { requestAudience, requestScope } from '~/http/request-scope';
import { answerCategoryList, requireCategory } from '~/http/shop/answer-category.server';
import { categoryPath } from '~/paths';
import type { Context } from '~/platform/context';
import { CategoryEnquiry } from '~/storefront/blocks/footer/category-enquiry';
import { leadsToPage } from '~/storefront/navigation/live-links.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { categoryCrumbs } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { filterAsync } from '~/values/filter-async';
import type { Route } from './+types/$categoryUrl';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs }: Route.ComponentProps['loaderData']) => categoryCrumbs(crumbs),
};

export const meta: Route.MetaFunction = seoMeta;

/** Higher numbers are not looked up. */
const MAX_PAGES = 9_999;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { isNoaEmployee } = requestAudience(args.context);
  const { found, crumbs } = await requireCategory(args.context, args.params.categoryUrl);
  const address = { filters: undefined, query: args.url.searchParams };
  const answer = await answerCategoryList(args.context, found, address);
  if (answer) {
    const { status, ...page } = answer;
    return data({ ...page, crumbs }, { status });
  }
  const reader = linkReader(args.context);
  const isLive = ({ path }: { path: string }) => leadsToPage(tenant, context, reader, path);
  const typed = args.url.searchParams.get('seite') ?? '1';
  const number = /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : MAX_PAGES;
  const [loaded, otherCategories] = await Promise.all([
    loadCategoryPage(tenant, context, found, number),
    categoriesWithArticles(tenant, context, isNoaEmployee, found),
  ]);
  // A category's own page may not exist yet.
  const live = await filterAsync(loaded.subCategories, isLive);
  const page = { ...loaded, subCategories: await withArticlesText(tenant, context, found, live) };
  const isBeyond = number > (page.articles?.pages ?? 1);
  const hasSomething = page.subCategories.length > 0 || (page.articles?.total ?? 0) > 0;
  const seo = pageSeo(tenant, number > 1 ? `${page.path}?seite=${number}` : page.path, {
    title: page.title,
    description: `${page.description} ${tenant.location.title} in ${tenant.location.city}.`,
    isIndexed: hasSomething && number === 1 && !found.category.isNoaEmployeeCategory,
  });
  return data({ crumbs, page, otherCategories, seo }, { status: isBeyond ? 404 : 200 });
}

function withArticlesText(
  tenant: Tenant,
  context: Context,
  { category }: PlacedCategory,
  tiles: LoadedCategory['subCategories'],
) {
  const sellers = category.presentation === 'tiles' ? category.subCategories : [];
  return Promise.all(
    tiles.map(async (tile) => {
      const seller = sellers.find(({ url }) => categoryPath(url) === tile.path);
      return { ...tile, articlesText: seller && (await articlesText(tenant, context, seller)) };
    }),
  );
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if ('listed' in loaderData) {
    const { listed, about, fitting } = loaderData;
    return <CategoryListPage listed={listed} about={about} fitting={fitting} />;
  }
  return (
    <CategoryPage
      page={loaderData.page}
      otherCategories={loaderData.otherCategories}
      contact={<CategoryEnquiry title={loaderData.page.title} />}
    />
  );
}
