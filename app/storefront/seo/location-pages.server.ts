import { assortmentOf } from '~/domain/catalog/assortment.server';
import { findCategories, isHiddenPage } from '~/domain/catalog/categories/categories.server';
import { type Category, categoriesForAll, everyCategory } from '~/domain/catalog/categories/category';
import { listAtCategory } from '~/domain/catalog/kinds/category-list.server';
import { findTyreTests } from '~/domain/catalog/tyre-tests/find-tyre-tests.server';
import { makeAddresses } from '~/domain/catalog/tyres/tyre-list.server';
import { guides } from '~/domain/content/guides/guides.server';
import { infoPages } from '~/domain/content/info-pages';
import { findContentPages } from '~/domain/content/pages/content-pages.server';
import type { Tenant } from '~/domain/tenancy/tenant';
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

const shopPages = ['/', tyresPath, summerTyresPath, winterTyresPath, allSeasonTyresPath, locationsPath];

/** `shopPages` names categories with a route of their own; those of employees are not indexed. */
export async function locationPages(tenant: Tenant, context: Context): Promise<string[]> {
  const categories = await findCategories(tenant, context, false);
  const shown = everyCategory(categoriesForAll(categories)).filter(
    ({ presentation, isUnlisted }) => presentation !== 'page' && !isUnlisted,
  );
  const hasSomething = async (category: Category) =>
    category.presentation !== 'list' ||
    category.subCategories.length > 0 ||
    (await listAtCategory(tenant, context, category)) !== undefined;
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
