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
    const ofProducts = sql`from sold join ${products} on ${products.groupId} = sold.group_id
      join ${categories} on ${categories.id} = ${products.categoryId}`;
    const { rows } = await context.db.execute<ListOfMake & Record<string, unknown>>(sql`
      with priced as (
        select distinct ${currentPrices.articleId} as id from ${currentPrices}
        where ${currentPrices.locationId} is null or ${currentPrices.locationId} = ${location.id}
      ), sold as (
        select id, ${articles.kind} as kind, ${articles.make} as make, ${articles.groupId} as group_id
        from ${articles} join priced using (id)
      )
      select 'tyre' as kind, make, null as category, count(*)::int as goods from sold where kind = 'tyre' group by 2
      union all select 'rim', make,
          case ${rims.material} when 'alu' then ${rimCategoryOf('alu')} else ${rimCategoryOf('stahl')} end, count(*)::int
        from sold join ${rims} on ${rims.articleId} = sold.id group by 2, 3
      union all select 'product', sold.make, ${categories.url}, count(distinct sold.group_id)::int ${ofProducts} group by 2, 3
      union all select 'for-car', ${productVariants.carMake}, ${categories.url}, count(distinct sold.group_id)::int
        ${ofProducts} join ${productVariants} on ${productVariants.articleId} = sold.id
        where ${productVariants.carMake} is not null group by 2, 3
      order by goods desc, make, category`);
    return rows;
  });
}
