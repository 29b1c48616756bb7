import { data, type RouterContextProvider, redirect } from 'react-router';
import { isHiddenPage } from '~/domain/catalog/categories/categories.server';
import type { PlacedCategory } from '~/domain/catalog/categories/category';
import { withVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { requestedPresetList } from '~/domain/catalog/tyres/preset-list.server';
import { type LoadedTyreList, requestedTyreList } from '~/domain/catalog/tyres/tyre-list.server';
import { tyreList } from '~/domain/catalog/tyres/tyre-listing';
import { type Season, seasonNames } from '~/domain/catalog/tyres/tyre-terms';
import { searchShop } from '~/domain/search/search-shop.server';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { vehicleToSearchFor } from '~/domain/vehicles/find-vehicle.server';
import { searchAddress, seasonPaths, tyresPath } from '~/paths';
import type { Context } from '~/platform/context';
import type { Links } from '~/storefront/navigation/live-links.server';
import { type PageSeo, pageSeo } from '~/storefront/seo/page-seo.server';
import { linksOfPage } from '../link-reader.server';
import { requestScope } from '../request-scope';
import { listStatus } from './list-status';
import { requireShownPage } from './require-shown-page.server';

/** The list without a size shows the standard one. */
function isStandard(size: URLSearchParams): boolean {
  const { width, aspect, rimTenths } = tyreList.standard?.choices ?? {};
  const asked = ['breite', 'hoehe', 'durchmesser'].map((name) => Number(size.get(name)));
  return size.size === 0 || `${asked}` === `${[width, aspect, Number(rimTenths) / 10]}`;
}

function seoOf(tenant: Tenant, list: LoadedTyreList, season?: Season): PageSeo {
  const size = new URLSearchParams(list.form.hidden);
  const what = season ? seasonNames[season] : 'Reifen';
  const own = isStandard(size) ? list.path : `${list.path}?${size}`;
  return pageSeo(tenant, list.makeAddress ?? own, {
    title: list.heading,
    description: `${list.total} ${what} in ${tenant.location.city}: Preise inkl. MwSt., EU-Label und Bestand am Standort. Online reservieren oder kaufen.`,
    isIndexed:
      (list.chips.length === 0 || list.makeAddress !== undefined) && list.page === 1 && list.total > 0,
  });
}

/** Search results for a text that is not a valid size. */
async function foundElsewhere(
  audience: Audience,
  context: Context,
  { leadsToPage }: Links,
  typed: string,
): Promise<string | undefined> {
  const found = await searchShop(audience, context, leadsToPage, { typed });
  if (found.kind === 'list') return found.to;
  return found.hits > 0 || found.understood ? searchAddress(found.typed) : undefined;
}

/** A list of a size that does not fit the vehicle shows its tyres, which say so. */
function showSomething({ withoutVehicle }: LoadedTyreList): void {
  if (withoutVehicle) throw redirect(withoutVehicle.to);
}

export async function answerTyreList(
  routerContext: Readonly<RouterContextProvider>,
  url: URL,
  season?: Season,
) {
  const { audience, context } = requestScope(routerContext);
  const path = season ? seasonPaths[season] : tyresPath;
  await requireShownPage(routerContext, path);
  const { vehicleCode } = audience;
  const vehicle = await vehicleToSearchFor(audience, context, vehicleCode);
  const answer = await requestedTyreList(audience, context, {
    path,
    query: url.searchParams,
    season,
    vehicle,
  });
  if (answer.kind === 'moved') throw redirect(answer.to);
  if (answer.unreadableSize !== undefined) {
    const links = linksOfPage(routerContext);
    const elsewhere = await foundElsewhere(audience, context, links, answer.unreadableSize);
    if (elsewhere) throw redirect(elsewhere);
  }
  const { problem, ...page } = answer;
  showSomething(page.list);
  const { makeAddress: _forSeo, ...list } = page.list;
  const cards = await withVerdicts(context, vehicleCode, list.cards);
  return data(
    { ...page, list: { ...list, cards }, seo: seoOf(audience, page.list, season) },
    { status: listStatus(problem) },
  );
}

/** Undefined for a category without a preset or without tyres. */
export async function answerTyreCategory(
  routerContext: Readonly<RouterContextProvider>,
  { category }: PlacedCategory,
  url: URL,
) {
  const { audience, context } = requestScope(routerContext);
  const { vehicleCode } = audience;
  // Pages of tyres are hidden, too.
  if (await isHiddenPage(audience, context, tyresPath)) return undefined;
  const vehicle = await vehicleToSearchFor(audience, context, vehicleCode);
  const answer = await requestedPresetList(audience, context, category, { query: url.searchParams, vehicle });
  if (!answer) return undefined;
  if (answer.kind === 'moved') throw redirect(answer.to);
  const { problem, kind: _kind, ...page } = answer;
  showSomething(page.list);
  const { makeAddress: _forSeo, ...list } = page.list;
  const cards = await withVerdicts(context, vehicleCode, list.cards);
  const { title, description, isNoaEmployeeCategory } = category;
  const seo = pageSeo(audience, list.page > 1 ? `${list.path}?seite=${list.page}` : list.path, {
    title,
    description: `${description} ${audience.location.title} in ${audience.location.city}.`,
    isIndexed: url.searchParams.size === 0 && !isNoaEmployeeCategory,
  });
  const status = page.unreadableSize === undefined ? listStatus(problem) : 400;
  return { tyres: { ...page, list: { ...list, cards } }, seo, status };
}
