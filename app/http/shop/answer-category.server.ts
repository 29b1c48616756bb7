import { data, type RouterContextProvider, redirect } from 'react-router';
import { needsCategory } from '~/domain/catalog/articles/offered-kinds';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategory } from '~/domain/catalog/categories/categories.server';
import { listedSubCategories, type PlacedCategory } from '~/domain/catalog/categories/category';
import { cardGroups } from '~/domain/catalog/kinds/card-groups.server';
import { relatedCategories } from '~/domain/catalog/kinds/categories-with-articles.server';
import { requestedCategoryList } from '~/domain/catalog/kinds/category-list.server';
import { fittingOfList } from '~/domain/catalog/kinds/fitting-list.server';
import { makeAtPage } from '~/domain/catalog/kinds/make-at-page.server';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import type { CategoryAddress } from '~/domain/catalog/listing/category-address.server';
import type { CategoryList } from '~/domain/catalog/listing/list-at-category.server';
import { countLabel } from '~/domain/catalog/listing/list-label';
import { reducedArticles } from '~/domain/catalog/listing/reduced-articles.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { vehicleToSearchFor } from '~/domain/vehicles/find-vehicle.server';
import { categoryPath } from '~/paths';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { categoryLinks } from '~/storefront/shell/category-crumbs';
import { filterAsync } from '~/values/filter-async';
import { linkReader, linksOfPage } from '../link-reader.server';
import { requestScope } from '../request-scope';
import { listStatus } from './list-status';

type RouterContext = Readonly<RouterContextProvider>;

/** Undefined for a category that has a page of its own. */
export async function placedCategory(routerContext: RouterContext, categoryUrl: string) {
  const { audience, context } = requestScope(routerContext);
  const found = await findCategory(audience, context, categoryUrl);
  if (!found || found.category.presentation === 'page') return undefined;
  const links = linksOfPage(routerContext);
  const isLive = ({ path }: { path: string }) => links.leadsToPage(path);
  return { found, crumbs: await filterAsync(categoryLinks(found), isLive) };
}

export async function requireCategory(routerContext: RouterContext, categoryUrl: string) {
  const placed = await placedCategory(routerContext, categoryUrl);
  if (!placed) throw new Response('', { status: 404 });
  return placed;
}

function listSeo(tenant: Tenant, { category }: PlacedCategory, list: CategoryList['list']) {
  return pageSeo(tenant, categoryPath(category.url), {
    title: category.title,
    description: `${countLabel(list)} in ${tenant.location.city}: ${category.title}, Preise inkl. MwSt. und Bestand am Standort.`,
    isIndexed: list.chips.length === 0 && list.page === 1 && !category.isNoaEmployeeCategory,
  });
}

const MAX_OFFERS = 3;

async function aboutCategory(routerContext: RouterContext, found: PlacedCategory) {
  const { audience, context } = requestScope(routerContext);
  const assortment = await assortmentOf(audience, context);
  const { category } = found;
  const [related, reduced] = await Promise.all([
    relatedCategories(audience, context, found),
    reducedArticles(audience, context, {
      ...assortment,
      kinds: assortment.kinds.filter(needsCategory),
      categoryUrls: [category.url],
    }),
  ]);
  return {
    description: category.description,
    subCategories: listedSubCategories(category).map(({ title, url }) => ({
      title,
      path: categoryPath(url),
    })),
    related,
    offers: await cardGroups(audience, context, reduced.slice(0, MAX_OFFERS)),
  };
}

/** Leads from `/{categoryUrl}/filters/{filters?}` to the category's page if its list reads no filters from the path: a bare value is a make. */
export async function leaveFilters(
  routerContext: RouterContext,
  categoryUrl: string,
  address: CategoryAddress,
): Promise<never> {
  const { audience, context } = requestScope(routerContext);
  const path = categoryPath(categoryUrl);
  const found = await findCategory(audience, context, categoryUrl);
  const query = new URLSearchParams(address.query);
  const make =
    found && address.filters ? await makeAtPage(audience, context, found.category, address.filters) : '';
  if (!found || make === undefined || (await linkReader(routerContext).pageAt(path)) === undefined)
    throw new Response('', { status: 404 });
  if (make) query.set('hersteller', make);
  throw redirect(query.size > 0 ? `${path}?${query}` : path, 301);
}

/** Redirects to the canonical URL; undefined if nothing is for sale. */
export async function answerCategoryList(
  routerContext: RouterContext,
  found: PlacedCategory,
  address: CategoryAddress,
) {
  const { audience, context } = requestScope(routerContext);
  const { vehicleCode } = audience;
  const vehicle = await vehicleToSearchFor(audience, context, vehicleCode);
  const answer = await requestedCategoryList(audience, context, found.category, address, vehicle);
  if (!answer) return undefined;
  if (answer.kind === 'moved') throw redirect(answer.to, 301);
  if (answer.kind === 'unknown-filter') {
    const { title, url } = found.category;
    const way = { label: `Alles aus ${title}`, to: categoryPath(url) };
    throw data({ told: `Diesen Filter gibt es bei „${title}“ nicht.`, way }, { status: 404 });
  }
  const { list, problem, ...listed } = answer.listed;
  const [cards, fitting] = await Promise.all([
    withVerdicts(context, vehicleCode, list.cards),
    fittingOfList(audience, context, vehicle, {
      kind: listed.kind,
      category: found.category,
      address,
    }),
  ]);
  const seo = listSeo(audience, found, list);
  const isFirst = list.chips.length === 0 && list.page === 1;
  const about = isFirst ? await aboutCategory(routerContext, found) : undefined;
  const shown = { ...listed, list: { ...list, cards } };
  return { listed: shown, about, fitting, seo, status: listStatus(problem) };
}
