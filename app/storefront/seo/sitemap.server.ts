import { articlePaths, countArticlePages } from '~/domain/catalog/article-addresses.server';
import type { Assortment } from '~/domain/catalog/assortment';
import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategories, isHiddenPage } from '~/domain/catalog/categories/categories.server';
import {
  type Category,
  categoriesForAll,
  categoryUrls,
  everyCategory,
} from '~/domain/catalog/categories/category';
import { listAtCategory } from '~/domain/catalog/kinds/category-list.server';
import { findTyreTests } from '~/domain/catalog/tyre-tests/find-tyre-tests.server';
import { makeAddresses } from '~/domain/catalog/tyres/tyre-list.server';
import { guides } from '~/domain/content/guides/guides.server';
import { infoPages } from '~/domain/content/info-pages';
import { findContentPages } from '~/domain/content/pages/content-pages.server';
import type { Location } from '~/domain/tenancy/directory';
import { basenameOf, pageAddress, type Tenant } from '~/domain/tenancy/tenant';
import { servicePages } from '~/domain/workshop/service-pages.server';
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
import { tyreGuaranteePath, tyreTestsPath } from '~/values/content-paths';
import { filterAsync } from '~/values/filter-async';
import { isInSitemap } from './page-seo.server';
import { isHiddenDeployment } from './robots';
import { indexXml, sitemapXml } from './sitemap-xml';

const shopPages = ['/', tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath, locationsPath];

/** The limit of sitemaps.org. */
const MAX_ADDRESSES = 50_000;
/** The first part also holds the location's other pages. */
const ARTICLES_OF_A_PART = 49_000;

/** `shopPages` names categories with a route of their own; those of employees are not indexed. */
async function locationPages(tenant: Tenant, context: Context): Promise<string[]> {
  const categories = await findCategories(tenant, context, false);
  const shown = everyCategory(categoriesForAll(categories)).filter(
    ({ presentation, isUnlisted }) => presentation !== 'page' && !isUnlisted,
  );
  const hasSomething = async (category: Category) =>
    category.presentation !== 'list' ||
    category.subCategories.length > 0 ||
    (await listAtCategory(context, category)) !== undefined;
  const paths = (await filterAsync(shown, hasSomething)).map(({ url }) => categoryPath(url));
  const { kinds } = await assortmentOf(tenant, context, false);
  const makes = kinds.includes('tyre') ? await makeAddresses(tenant, context) : [];
  const hasPromotions = tenant.location.theme.body.enablePromotionLandingpages;
  const contents = (await findContentPages(tenant, context)).filter(
    ({ path }) => hasPromotions || path !== tyreGuaranteePath,
  );
  const info = [...Object.values(infoPages), ...guides, ...contents].map((page) => page.path);
  const tests = (await findTyreTests(context)).length > 0 ? [tyreTestsPath] : [];
  const promotions = hasPromotions ? [promotionsPath] : [];
  const wheels = kinds.includes('complete-wheel') ? [completeWheelsPath] : [];
  const own = [...shopPages, ...wheels];
  const seen = await filterAsync(own, async (page) => !(await isHiddenPage(tenant, context, false, page)));
  const services = (await servicePages(tenant, context)).map(({ to }) => to);
  return [...new Set([...seen, ...promotions, ...info, ...tests, ...services, ...paths, ...makes])];
}

const atLocation = (tenant: Tenant, location: Location): Tenant => ({
  ...tenant,
  location,
  basename: basenameOf(tenant.host, location),
});

/** Categories of employees are not indexed where everybody sees them, either. */
async function indexedAssortment(tenant: Tenant, context: Context): Promise<Assortment> {
  const [{ kinds }, categories] = await Promise.all([
    assortmentOf(tenant, context, false),
    findCategories(tenant, context, false),
  ]);
  return { kinds, categoryUrls: categoryUrls(categoriesForAll(categories)) };
}

async function partOf(tenant: Tenant, context: Context, part: number): Promise<string[]> {
  const offset = (part - 1) * ARTICLES_OF_A_PART;
  const pages = part === 1 ? await locationPages(tenant, context) : [];
  const assortment = await indexedAssortment(tenant, context);
  const paths = await articlePaths(tenant, context, assortment, { offset, limit: ARTICLES_OF_A_PART });
  return [...pages, ...paths]
    .filter((page) => isInSitemap(tenant, page))
    .map((page) => pageAddress(tenant, page));
}

export interface SitemapPart {
  location: string;
  part: number;
}

/** The addresses beyond the limit of one file are in parts; undefined for an unknown part. */
export async function sitemap(
  tenant: Tenant,
  context: Context,
  requested: SitemapPart | undefined,
): Promise<string | undefined> {
  if (isHiddenDeployment(tenant.deployment)) return sitemapXml([]);
  const places = tenant.offered.map((location) => atLocation(tenant, location));
  if (requested) {
    const place = places.find(({ location }) => location.url === requested.location);
    const addresses = place && (await partOf(place, context, requested.part));
    return addresses && addresses.length > 0 ? sitemapXml(addresses) : undefined;
  }
  const counts = await Promise.all(
    places.map(async (place) => countArticlePages(place, context, await indexedAssortment(place, context))),
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
