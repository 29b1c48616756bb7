import { type SQL, sql } from 'drizzle-orm';
import type { LocationAudience, Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { kindsWithoutCategory } from './articles/offered-kinds';
import { seasonsOf } from './articles/seasons-of-article.server';
import { type Assortment, assortmentWithout } from './assortment';
import { seenCategories } from './categories/categories.server';
import { categoryUrls } from './categories/category';

/** By the cached categories. */
const assortments = new WeakMap<object, { location: Tenant['location']; assortment: Assortment }>();

export async function assortmentOf(audience: LocationAudience, context: Context): Promise<Assortment> {
  const seen = await seenCategories(audience, context);
  const known = assortments.get(seen);
  if (known?.location === audience.location) return known.assortment;
  const { shown, hiddenUrls } = seen;
  const assortment = assortmentWithout(audience.location, { shownUrls: categoryUrls(shown), hiddenUrls });
  assortments.set(seen, { location: audience.location, assortment });
  return assortment;
}

export async function sellsTyres(audience: LocationAudience, context: Context): Promise<boolean> {
  return (await assortmentOf(audience, context)).kinds.includes('tyre');
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
