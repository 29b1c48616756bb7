import { type SQL, sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { kindsWithoutCategory } from './articles/offered-kinds';
import { seasonsOf } from './articles/seasons-of-article.server';
import { type Assortment, assortmentWithout } from './assortment';
import { seenCategories } from './categories/categories.server';
import { categoryUrls } from './categories/category';

/** By the cached categories. */
const assortments = new WeakMap<object, { location: Tenant['location']; assortment: Assortment }>();

export async function assortmentOf(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  isNoaEmployee: boolean,
): Promise<Assortment> {
  const seen = await seenCategories(tenant, context, isNoaEmployee);
  const known = assortments.get(seen);
  if (known?.location === tenant.location) return known.assortment;
  const { shown, hiddenUrls } = seen;
  const assortment = assortmentWithout(tenant.location, { shownUrls: categoryUrls(shown), hiddenUrls });
  assortments.set(seen, { location: tenant.location, assortment });
  return assortment;
}

/** What the lists of this tenant show. */
export const listedAssortment = (tenant: Pick<Tenant, 'location' | 'isNoaEmployee'>, context: Context) =>
  assortmentOf(tenant, context, tenant.isNoaEmployee ?? false);

export async function sellsTyres(
  tenant: Pick<Tenant, 'location'>,
  context: Context,
  isNoaEmployee: boolean,
): Promise<boolean> {
  return (await assortmentOf(tenant, context, isNoaEmployee)).kinds.includes('tyre');
}

/** The part of `maySell` about seasons, for statements. */
export const isOfShownSeason = ({ hiddenSeasons }: Assortment, articleId: SQL): SQL =>
  hiddenSeasons.length === 0
    ? sql`true`
    : sql`not (${seasonsOf(articleId)} && ${sql.param([...hiddenSeasons])}::text[])`;

/** Rows of an article's main category, if it is shown. */
export const shownMainCategory = ({ categoryUrls: urls }: Assortment, articleId: SQL): SQL => sql`
  from article_categories join categories on categories.id = article_categories.category_id
  where article_categories.article_id = ${articleId} and not is_further
    and categories.url = any(${sql.param([...urls])}::text[])`;

/** The part of `maySell` about categories, for statements. */
export const isOfShownCategory = (
  assortment: Assortment,
  { articleId, kind }: { articleId: SQL; kind: SQL },
): SQL =>
  sql`(${kind} = any(${sql.param([...kindsWithoutCategory])}::text[]) or exists (select ${shownMainCategory(assortment, articleId)}))`;
