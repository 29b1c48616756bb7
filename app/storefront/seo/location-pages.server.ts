import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategories, isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { type Category, categoriesForAll, everyCategory } from '~/domain/catalog/categories/category';
import { listAtCategory } from '~/domain/catalog/kinds/category-list.server';
import { type ListChanges, listChanges } from '~/domain/catalog/list-changes.server';
import { reducedArticles } from '~/domain/catalog/listing/reduced-articles.server';
import { findTyreTests } from '~/domain/catalog/tyre-tests/find-tyre-tests.server';
import { makeAddresses } from '~/domain/catalog/tyres/tyre-list.server';
import { seasons } from '~/domain/catalog/tyres/tyre-terms';
import { guidesOf } from '~/domain/content/guides/guides.server';
import { infoPages } from '~/domain/content/info-pages';
import { findOffers } from '~/domain/content/offers.server';
import { findContentPages } from '~/domain/content/pages/content-pages.server';
import { hostOwner } from '~/domain/content/pages/host-owner';
import { ALL_LOCATIONS } from '~/domain/content/tables';
import { guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { servicePages } from '~/domain/workshop/service-pages.server';
import {
  accessoriesPath,
  categoryPath,
  completeWheelsPath,
  locationsPath,
  nearbyTyresPath,
  offersPath,
  promotionsPath,
  seasonPaths,
  tyresPath,
  vehiclePath,
} from '~/paths';
import { findRowChanges } from '~/platform/changes/row-changes.server';
import type { Context } from '~/platform/context';
import { tyreGuaranteePath, tyreLandingPath, tyreTestsPath } from '~/values/content-paths';
import { filterAsync } from '~/values/filter-async';
import { newestOf } from '~/values/newest';
import { storefrontSettings } from '../settings';

const shopPages = ['/', tyresPath, ...Object.values(seasonPaths), locationsPath];

export interface LocationPage {
  path: string;
  /** Undefined: not known. */
  changedAt: Date | undefined;
}

const ownersOf = ({ location }: Tenant) => [location.url, hostOwner(location.hostname), ALL_LOCATIONS];

/** Pages of the location that are rows, by the names of their changes. */
async function rowChangesOf(
  tenant: Tenant,
  context: Context,
  shown: { categories: readonly Category[]; contents: readonly string[]; services: readonly string[] },
) {
  const { location, group } = tenant;
  const subjects = {
    place: [`location:${location.id}`, `company:${location.company.code}`],
    places: [location, ...group].map(({ id }) => `location:${id}`),
    offers: [location.url, ALL_LOCATIONS].map((url) => `offers:${url}`),
    services: shown.services.map((url) => `service:${url}`),
    tests: ['tyre-tests'],
  };
  const contentsOf = (path: string) => ownersOf(tenant).map((owner) => `content:${owner}:${path}`);
  const changes = await findRowChanges(context, [
    ...Object.values(subjects).flat(),
    ...shown.categories.map(({ id }) => `category:${id}`),
    ...shown.contents.flatMap(contentsOf),
  ]);
  const newest = (names: readonly string[]) => newestOf(...names.map((name) => changes.get(name)));
  return {
    of: (what: keyof typeof subjects) => newest(subjects[what]),
    ofCategory: ({ id }: Category) => changes.get(`category:${id}`),
    ofContent: (path: string) => newest(contentsOf(path)),
    ofService: (url: string) => changes.get(`service:${url}`),
  };
}

/** Lists of a preset, for example of run-flat tyres, do not tell when one of their articles changed. */
function categoryChange(category: Category, row: Date | undefined, lists: ListChanges): Date | undefined {
  const articles = lists.categories.get(category.id);
  return category.preset && !articles ? undefined : newestOf(row, articles);
}

async function offersPages(tenant: Tenant, context: Context): Promise<string[]> {
  const assortment = await assortmentOf(guestsOf(tenant), context);
  const isEmpty =
    (await findOffers(tenant.location, context)).length === 0 &&
    (await reducedArticles(tenant, context, assortment)).length === 0;
  return isEmpty ? [] : [offersPath];
}

/** Those that a location may lack. */
async function ownPages(tenant: Tenant, context: Context): Promise<string[]> {
  return [
    ...(await offersPages(tenant, context)),
    ...((await hasVehicles(context)) ? [vehiclePath] : []),
    ...(storefrontSettings.of(tenant.location).hasAccessoriesPage ? [accessoriesPath] : []),
    ...((await isHiddenPage(guestsOf(tenant), context, nearbyTyresPath))
      ? []
      : [nearbyTyresPath, tyreLandingPath]),
  ];
}

/** `shopPages` names categories with a route of their own; those of employees are not indexed. */
export async function locationPages(tenant: Tenant, context: Context): Promise<LocationPage[]> {
  const audience = guestsOf(tenant);
  const categories = await findCategories(audience, context);
  const shown = everyCategory(categoriesForAll(categories)).filter(
    ({ presentation, isUnlisted }) => presentation !== 'page' && !isUnlisted,
  );
  const hasSomething = async (category: Category) =>
    category.presentation !== 'list' ||
    category.subCategories.length > 0 ||
    (await listAtCategory(audience, context, category)) !== undefined;
  const listed = await filterAsync(shown, hasSomething);
  const { kinds } = await assortmentOf(audience, context);
  const makes = kinds.includes('tyre') ? await makeAddresses(audience, context) : [];
  const hasPromotions = audience.location.theme.body.enablePromotionLandingpages;
  const contents = (await findContentPages(audience, context))
    .map(({ path }) => path)
    .filter((path) => hasPromotions || path !== tyreGuaranteePath);
  const services = await servicePages(audience, context);
  const names = services.flatMap(({ service }) => service ?? []);
  const [rows, lists] = await Promise.all([
    rowChangesOf(audience, context, { categories: listed, contents, services: names }),
    listChanges(audience, context),
  ]);
  const ownChange: Readonly<Record<string, Date | undefined>> = {
    '/': newestOf(rows.of('place'), rows.of('offers')),
    [tyresPath]: lists.tyres,
    [locationsPath]: rows.of('places'),
    ...Object.fromEntries(seasons.map((season) => [seasonPaths[season], lists.seasons.get(season)])),
  };
  const own = [...shopPages, ...(kinds.includes('complete-wheel') ? [completeWheelsPath] : [])];
  const seen = await filterAsync(own, async (page) => !(await isHiddenPage(audience, context, page)));
  const hasTests = (await findTyreTests(context)).length > 0;
  const pages: LocationPage[] = [
    ...seen.map((path) => ({ path, changedAt: ownChange[path] })),
    ...(await ownPages(audience, context)).map((path) => ({ path, changedAt: undefined })),
    ...(hasPromotions ? [{ path: promotionsPath, changedAt: rows.of('offers') }] : []),
    ...Object.values(infoPages).map(({ path }) => ({ path, changedAt: rows.of('place') })),
    ...contents.map((path) => ({ path, changedAt: rows.ofContent(path) })),
    ...guidesOf(audience.location).map(({ path, changed }) => ({ path, changedAt: new Date(changed) })),
    ...(hasTests ? [{ path: tyreTestsPath, changedAt: rows.of('tests') }] : []),
    ...services.map(({ to, service }) => ({
      path: to,
      changedAt: service === undefined ? rows.of('services') : rows.ofService(service),
    })),
    ...listed.map((category) => ({
      path: categoryPath(category.url),
      changedAt: categoryChange(category, rows.ofCategory(category), lists),
    })),
    ...makes.map(({ make, path }) => ({ path, changedAt: lists.makes.get(make) })),
  ];
  const known = new Map(pages.toReversed().map((page) => [page.path, page]));
  return pages.filter((page) => known.get(page.path) === page);
}
