import { data } from 'react-router';
import { findCategory } from '~/domain/catalog/categories/categories.server';
import type { PlacedCategory } from '~/domain/catalog/categories/category';
import { loadCategoryPage } from '~/domain/catalog/categories/category-page.server';
import { CategoryPage } from '~/domain/catalog/categories/components/category-page';
import { requestedCategoryList } from '~/domain/catalog/kinds/category-list.server';
import { CategoryListPage } from '~/domain/catalog/kinds/components/kind-pages';
import { fittingOfList } from '~/domain/catalog/kinds/fitting-list.server';
import { goodsLinks } from '~/domain/catalog/kinds/goods-links.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import type { CategoryList } from '~/domain/catalog/listing/category-kind.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { linkReader } from '~/http/link-reader';
import { requestAudience, requestScope } from '~/http/request-scope';
import { listStatus } from '~/http/shop/list-status';
import { categoryPath } from '~/paths';
import { CategoryEnquiry } from '~/storefront/blocks/footer/category-enquiry';
import { leadsToPage } from '~/storefront/navigation/live-links.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { categoryCrumbs, categoryLinks } from '~/storefront/shell/category-crumbs';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { filterAsync } from '~/values/filter-async';
import type { Route } from './+types/$categoryUrl';

export const handle: PageHandle = {
  breadcrumb: ({ crumbs }: Route.ComponentProps['loaderData']) => categoryCrumbs(crumbs),
};

export const meta: Route.MetaFunction = seoMeta;

/** Highest number of a page that is looked for. */
const MAX_PAGES = 9_999;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  const { isNoaEmployee, vehicleCode } = requestAudience(args.context);
  const found = await findCategory(tenant, context, isNoaEmployee, args.params.categoryUrl);
  // One that is a page of its own has its route; without that there is nothing to show here.
  if (!found || found.category.presentation === 'page') throw new Response('', { status: 404 });
  const reader = linkReader(args.context);
  const isLive = ({ path }: { path: string }) => leadsToPage(tenant, context, reader, path);
  const crumbs = await filterAsync(categoryLinks(found), isLive);
  const listed = await requestedCategoryList(tenant, context, found.category, args.url.searchParams);
  if (listed) {
    const { searchParams: query } = args.url;
    const place = { kind: listed.kind, categoryUrl: found.category.url, query };
    const [cards, fitting] = await Promise.all([
      withVerdicts(context, vehicleCode, listed.list.cards),
      fittingOfList(tenant, context, vehicleCode, place),
    ]);
    return data(
      {
        crumbs,
        listed: { ...listed, list: { ...listed.list, cards } },
        fitting,
        seo: listSeo(tenant, found, listed.list),
      },
      { status: listStatus(listed.problem) },
    );
  }
  const typed = args.url.searchParams.get('seite') ?? '1';
  const number = /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : MAX_PAGES;
  const [loaded, goods] = await Promise.all([
    loadCategoryPage(tenant, context, found, number),
    goodsLinks(tenant, context, isNoaEmployee, found),
  ]);
  // A page of its own may not be there yet.
  const page = { ...loaded, subCategories: await filterAsync(loaded.subCategories, isLive) };
  const isBeyond = number > (page.articles?.pages ?? 1);
  const hasSomething = page.subCategories.length > 0 || (page.articles?.total ?? 0) > 0;
  const seo = pageSeo(tenant, number > 1 ? `${page.path}?seite=${number}` : page.path, {
    title: page.title,
    description: `${page.description} ${tenant.location.title} in ${tenant.location.city}.`,
    isIndexed: hasSomething && number === 1 && !found.category.isNoaEmployeeCategory,
  });
  return data({ crumbs, page, goods, seo }, { status: isBeyond ? 404 : 200 });
}

function listSeo(tenant: Tenant, { category }: PlacedCategory, list: CategoryList['list']) {
  return pageSeo(tenant, categoryPath(category.url), {
    title: category.title,
    description: `${list.total} ${category.title} in ${tenant.location.city}: Preise inkl. MwSt. und Bestand am Standort.`,
    isIndexed: list.chips.length === 0 && list.page === 1 && !category.isNoaEmployeeCategory,
  });
}

export default function Category({ loaderData }: Route.ComponentProps) {
  if ('listed' in loaderData)
    return <CategoryListPage listed={loaderData.listed} fitting={loaderData.fitting} />;
  return (
    <CategoryPage
      page={loaderData.page}
      goods={loaderData.goods}
      contact={<CategoryEnquiry title={loaderData.page.title} />}
    />
  );
}
