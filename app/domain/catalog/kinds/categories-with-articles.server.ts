import { sql } from 'drizzle-orm';
import type { Audience, Tenant } from '~/domain/tenancy/tenant';
import { categoryPath } from '~/paths';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { articleKinds } from '../articles/article';
import { listTags } from '../articles/article-tags';
import { offersKind } from '../articles/offered-kinds';
import { articleCategories } from '../articles/tables';
import { findCategories } from '../categories/categories.server';
import {
  type Category,
  everyCategory,
  listedSubCategories,
  type PlacedCategory,
} from '../categories/category';
import type { CategoryLink } from '../categories/category-tile';
import { categories } from '../categories/tables';
import { currentPrices } from '../pricing/tables';
import { allKinds } from './kinds.server';

const MAX_LINKS = 12;

const cachedCategories = queryCache<Set<string>>();

function categoriesWithPrices({ location }: Tenant, context: Context): Promise<Set<string>> {
  const tags = ['categories', ...articleKinds.flatMap((kind) => listTags(kind, location.id))];
  return cachedCategories(location.id, tags, async () => {
    const { rows } = await context.db.execute<{ id: string }>(sql`
      select id from ${categories} where exists (
        select from ${articleCategories} join ${currentPrices} on ${currentPrices.articleId} = ${articleCategories.articleId}
        where ${articleCategories.categoryId} = ${categories.id}
          and (${currentPrices.locationId} is null or ${currentPrices.locationId} = ${location.id}))`);
    return new Set(rows.map(({ id }) => id));
  });
}

/** A category with a page of its own may not have that page yet. */
function hasPage({ location }: Tenant, { url, presentation }: Category): boolean {
  const path = categoryPath(url);
  const kind = allKinds.find(({ ownLists }) => ownLists.includes(path));
  return kind ? offersKind(location, kind.list.kind) : presentation !== 'page';
}

const linkTo = ({ title, url }: Category): CategoryLink => ({ title, path: categoryPath(url) });

export async function relatedCategories(
  tenant: Tenant,
  context: Context,
  { category, ancestors }: PlacedCategory,
): Promise<CategoryLink[]> {
  const withPrices = await categoriesWithPrices(tenant, context);
  const parent = ancestors.at(-1);
  const beside = parent ? listedSubCategories(parent).filter(({ id }) => id !== category.id) : [];
  return beside.filter((one) => withPrices.has(one.id) && hasPage(tenant, one)).map(linkTo);
}

/** Links for a page without articles. @param at the page's category: no links if it or a sub-category sells anything; siblings come first */
export async function categoriesWithArticles(
  audience: Audience,
  context: Context,
  at?: PlacedCategory,
): Promise<CategoryLink[]> {
  const [tree, withPrices] = await Promise.all([
    findCategories(audience, context),
    categoriesWithPrices(audience, context),
  ]);
  const hasOwn = (category: Category) => withPrices.has(category.id) && hasPage(audience, category);
  const hasArticles = (category: Category) => everyCategory([category]).some(hasOwn);
  if (at && hasArticles(at.category)) return [];
  const parent = at?.ancestors.at(-1);
  const kin = parent ? listedSubCategories(parent).filter(hasArticles) : [];
  const main = tree.filter((category) => hasArticles(category) && category.id !== at?.ancestors[0]?.id);
  return [...kin, ...main].slice(0, MAX_LINKS).map(linkTo);
}
