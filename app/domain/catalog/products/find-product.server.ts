import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Article } from '../article';
import { articleKey } from '../articles/article';
import { articleCategories, articleGroups, articles } from '../articles/tables';
import { findArticles } from '../find-articles.server';
import type { CategoryField } from './category-field';
import type { ChoosableVariant } from './choose-variant';
import { fieldsOfCategory } from './product-list.server';
import { products, productVariants } from './tables';

export interface FoundVariant extends ChoosableVariant {
  article: Article;
  gtin: string | null;
  sku: string | null;
  own: typeof productVariants.$inferSelect;
}

export interface FoundProduct {
  code: string;
  title: string;
  product: typeof products.$inferSelect;
  fields: CategoryField[];
  variants: FoundVariant[];
}

const isLive = and(eq(articles.kind, 'product'), isNull(articles.retiredAt));

/** Matches a variant's code, its key (`product:code`), GTIN or dealer's number. */
async function groupOfVariant({ db }: Context, categoryId: string, name: string): Promise<number | null> {
  const code = name.toLowerCase().replace(/^product:/, '');
  const first = (rows: { groupId: number | null }[]) => rows[0]?.groupId ?? null;
  const named = await db
    .select({ groupId: articles.groupId })
    .from(articles)
    .where(and(isLive, or(eq(articles.code, code), eq(articles.gtin, name))))
    .limit(1);
  if (named.length > 0) return first(named);
  const numbered = await db
    .select({ groupId: articles.groupId })
    .from(articles)
    .innerJoin(articleCategories, eq(articleCategories.articleId, articles.id))
    .where(
      and(
        isLive,
        eq(articleCategories.categoryId, categoryId),
        eq(articleCategories.isFurther, false),
        inArray(articles.sku, [name, name.toUpperCase()]),
      ),
    )
    .limit(1);
  return first(numbered);
}

async function variantsOf(tenant: Tenant, context: Context, groupId: number): Promise<FoundVariant[]> {
  const rows = await context.db
    .select({ id: articles.id, gtin: articles.gtin, sku: articles.sku, own: productVariants })
    .from(articles)
    .innerJoin(productVariants, eq(productVariants.articleId, articles.id))
    .where(eq(articles.groupId, groupId))
    .orderBy(asc(articles.id));
  const found = await findArticles(
    tenant,
    context,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, gtin, sku, own }) => {
    const article = found.get(id);
    if (!article) return [];
    const names = [article.code, articleKey(article), gtin, sku].filter((name) => name !== null);
    const { availability, price } = article;
    return [{ article, gtin, sku, own, names, availability, cents: price.cents, carMake: own.carMake }];
  });
}

/** Matches names of products and of their variants; undefined if there is no match or no variant is for sale. */
export async function findProduct(
  tenant: Tenant,
  context: Context,
  categoryId: string,
  { name, isExact }: { name: string; isExact: boolean },
): Promise<FoundProduct | undefined> {
  const groupId = isExact ? await groupOfVariant(context, categoryId, name) : undefined;
  if (groupId === null) return undefined;
  const isIt =
    groupId === undefined
      ? and(eq(articleGroups.kind, 'product'), eq(articleGroups.code, name.toLowerCase()))
      : eq(articleGroups.id, groupId);
  const [row] = await context.db
    .select({ group: articleGroups, product: products })
    .from(articleGroups)
    .innerJoin(products, eq(products.groupId, articleGroups.id))
    .where(and(isIt, eq(products.categoryId, categoryId)));
  if (!row) return undefined;
  const [fields, variants] = await Promise.all([
    fieldsOfCategory(context, categoryId),
    variantsOf(tenant, context, row.group.id),
  ]);
  if (variants.length === 0) return undefined;
  return { code: row.group.code, title: row.group.title, product: row.product, fields, variants };
}
