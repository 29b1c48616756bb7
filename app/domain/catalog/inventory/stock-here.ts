import { type SQL, sql } from 'drizzle-orm';
import { articles, components } from '../articles/tables';
import { stockLevels, warehouses } from './tables';

/** Own articles that nobody counts are always in stock (spec 2, variant selection), a kit is if all of its components are. */
export function idsInStock(locationId: string): SQL {
  const here = sql`${stockLevels} join ${warehouses} on ${warehouses.id} = ${stockLevels.warehouseId}
    and ${warehouses.locationId} = ${locationId}`;
  return sql`select ${stockLevels.articleId} from ${here} where ${stockLevels.onHand} > ${stockLevels.allocated}
    union all
    select ${articles.id} from ${articles}
    where ${articles.isOwnArticle} and not ${articles.isStockKeeping} and not ${articles.isKit}
    union all
    select ${components.articleId} from ${components}
    join ${articles} as part on part.id = ${components.componentId}
    left join (select ${stockLevels.articleId}, ${stockLevels.onHand} - ${stockLevels.allocated} as free from ${here})
      as level on level.article_id = part.id
    group by ${components.articleId}
    having bool_and(part.retired_at is null and not part.is_sold_out
      and ((part.is_own_article and not part.is_stock_keeping) or coalesce(level.free, 0) >= ${components.quantity}))`;
}
