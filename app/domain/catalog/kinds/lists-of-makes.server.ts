import { sql } from 'drizzle-orm';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { articleKinds } from '../articles/article';
import { listTags } from '../articles/article-tags';
import { articles } from '../articles/tables';
import { categories } from '../categories/tables';
import { currentPrices } from '../pricing/tables';
import { products, productVariants } from '../products/tables';
import { rimCategoryOf } from '../rims/rim';
import { rims } from '../rims/tables';

/** What a location sells of a make, or for the cars of one, in one list. */
export interface ListOfMake {
  make: string;
  kind: 'tyre' | 'rim' | 'product' | 'for-car';
  /** Url of the category where the list stands; null: the kind's own. */
  category: string | null;
  /** Articles, or products. */
  goods: number;
}

const MAX_LOCATIONS = 500;
const cached = queryCache<ListOfMake[]>(MAX_LOCATIONS);

/** The lists of a location that have something of a make, those with most goods first. */
export function listsOfMakes({ location }: Tenant, context: Context): Promise<ListOfMake[]> {
  const tags = ['categories', ...articleKinds.flatMap((kind) => listTags(kind, location.id))];
  return cached(location.id, tags, async () => {
    const isSold = sql`exists (select from ${currentPrices} where ${currentPrices.articleId} = ${articles.id}
      and (${currentPrices.locationId} is null or ${currentPrices.locationId} = ${location.id}))`;
    const ofProducts = sql`from ${articles} join ${products} on ${products.groupId} = ${articles.groupId}
      join ${categories} on ${categories.id} = ${products.categoryId}`;
    const { rows } = await context.db.execute<ListOfMake & Record<string, unknown>>(sql`
      select 'tyre' as kind, ${articles.make} as make, null as category, count(*)::int as goods
        from ${articles} where ${articles.kind} = 'tyre' and ${isSold} group by 2
      union all select 'rim', ${articles.make},
          case ${rims.material} when 'alu' then ${rimCategoryOf('alu')} else ${rimCategoryOf('stahl')} end, count(*)::int
        from ${articles} join ${rims} on ${rims.articleId} = ${articles.id} where ${isSold} group by 2, 3
      union all select 'product', ${articles.make}, ${categories.url}, count(distinct ${articles.groupId})::int
        ${ofProducts} where ${isSold} group by 2, 3
      union all select 'for-car', ${productVariants.carMake}, ${categories.url}, count(distinct ${articles.groupId})::int
        ${ofProducts} join ${productVariants} on ${productVariants.articleId} = ${articles.id}
        where ${productVariants.carMake} is not null and ${isSold} group by 2, 3
      order by goods desc, make, category`);
    return rows;
  });
}
