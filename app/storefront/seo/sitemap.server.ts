import { articlePaths, countArticlePages } from '~/domain/catalog/article-addresses.server';
import { offersKind } from '~/domain/catalog/articles/offered-kinds';
import { findCategories } from '~/domain/catalog/categories/categories.server';
import { type Category, categoryUrls, listedSubCategories } from '~/domain/catalog/categories/category';
import { listAtCategory } from '~/domain/catalog/kinds/category-list.server';
import { makeAddresses } from '~/domain/catalog/tyres/tyre-list.server';
import { guides } from '~/domain/content/guides/guides.server';
import { infoPages } from '~/domain/content/info-pages';
import type { Location } from '~/domain/tenancy/directory';
import { basenameOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import {
  allSeasonTyresPath,
  categoryPath,
  completeWheelsPath,
  locationsPath,
  promotionsPath,
  summerTyresPath,
  tyresPath,
  winterTyresPath,
} from '~/paths';
import type { Context } from '~/platform/context';
import { filterAsync } from '~/values/filter-async';
import { isHiddenDeployment } from './robots';
import { indexXml, sitemapXml } from './sitemap-xml';

const shopPages = ['/', tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath, locationsPath];

/** As many addresses as one sitemap may hold (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/** Articles of one part; the first holds the location's other pages, too. */
const ARTICLES_OF_A_PART = 49_000;

/** Categories that are pages of their own have a route that `shopPages` names; those of employees are not indexed. */
async function locationPages(tenant: Tenant, context: Context): Promise<string[]> {
  const categories = await findCategories(tenant, context, false);
  const shown = [...categories, ...categories.flatMap(listedSubCategories)].filter(
    ({ presentation, isNoaEmployeeCategory }) => presentation !== 'page' && !isNoaEmployeeCategory,
  );
  const hasSomething = async (category: Category) =>
    category.presentation !== 'list' ||
    category.subCategories.length > 0 ||
    (await listAtCategory(context, category)) !== undefined;
  const paths = (await filterAsync(shown, hasSomething)).map(({ url }) => categoryPath(url));
  const makes = await makeAddresses(tenant, context);
  const info = [...Object.values(infoPages), ...guides].map((page) => page.path);
  const promotions = tenant.location.theme.body.enablePromotionLandingpages ? [promotionsPath] : [];
  const wheels = offersKind(tenant.location, 'complete-wheel') ? [completeWheelsPath] : [];
  return [...new Set([...shopPages, ...wheels, ...promotions, ...info, ...paths, ...makes])];
}

const atLocation = (tenant: Tenant, location: Location): Tenant => ({
  ...tenant,
  location,
  basename: basenameOf(tenant.host, location),
});

/** Urls of the categories whose articles may be indexed at a location. */
async function indexedCategories(tenant: Tenant, context: Context): Promise<string[]> {
  const categories = await findCategories(tenant, context, false);
  const forAll = ({ isNoaEmployeeCategory }: Category) => !isNoaEmployeeCategory;
  return categoryUrls(
    categories.filter(forAll).map((category) => ({
      ...category,
      subCategories: category.subCategories.filter(forAll),
    })),
  );
}

/** The addresses of one part of a location, on the configured host. */
async function partOf(tenant: Tenant, context: Context, part: number): Promise<string[]> {
  const offset = (part - 1) * ARTICLES_OF_A_PART;
  const pages = part === 1 ? await locationPages(tenant, context) : [];
  const urls = await indexedCategories(tenant, context);
  const paths = await articlePaths(tenant, context, urls, { offset, limit: ARTICLES_OF_A_PART });
  return [...pages, ...paths].map((page) => pageAddress(tenant, page));
}

/** Which part of a sitemap is asked for. */
export interface SitemapPart {
  location: string;
  part: number;
}

/**
 * The sitemap of a host: what may be indexed of every location that it offers, by its canonical address. More than one file
 * may hold are split into parts, which the sitemap then names. Empty where nothing may be indexed.
 * @returns undefined for a part that does not exist
 */
export async function sitemap(
  tenant: Tenant,
  context: Context,
  wanted: SitemapPart | undefined,
): Promise<string | undefined> {
  if (isHiddenDeployment(tenant.deployment)) return sitemapXml([]);
  const places = tenant.offered.map((location) => atLocation(tenant, location));
  if (wanted) {
    const place = places.find(({ location }) => location.url === wanted.location);
    const addresses = place && (await partOf(place, context, wanted.part));
    return addresses && addresses.length > 0 ? sitemapXml(addresses) : undefined;
  }
  const counts = await Promise.all(
    places.map(async (place) => countArticlePages(place, context, await indexedCategories(place, context))),
  );
  const pages = await Promise.all(places.map((place) => locationPages(place, context)));
  const total = [...counts, ...pages.map(({ length }) => length)].reduce((sum, count) => sum + count, 0);
  if (total > MAX_ADDRESSES) {
    const parts = places.flatMap(({ location }, index) =>
      Array.from(
        { length: Math.max(1, Math.ceil((counts[index] ?? 0) / ARTICLES_OF_A_PART)) },
        (_, part) =>
          `${tenant.origin}/sitemap.xml?standort=${encodeURIComponent(location.url)}&teil=${part + 1}`,
      ),
    );
    return indexXml(parts);
  }
  const all = await Promise.all(places.map((place) => partOf(place, context, 1)));
  return sitemapXml(all.flat());
}
