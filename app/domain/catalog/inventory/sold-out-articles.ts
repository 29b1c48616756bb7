import { type SQL, sql } from 'drizzle-orm';
import type { ArticleKind } from '../articles/article';
import { articles, components } from '../articles/tables';
import { stockLevels, warehouses } from './tables';

const isOfKind = (kind: ArticleKind) => sql`${articles.kind} = ${kind} and ${articles.retiredAt} is null`;
const isCounted = (alias: SQL) => sql`not (${alias}.is_own_article and not ${alias}.is_stock_keeping)`;

/** Articles, no kits, that are sold out or have no piece in the central warehouse. */
export function idsWithoutCentralStock(kind: ArticleKind): SQL {
  return sql`select ${articles.id} from ${articles} where ${isOfKind(kind)} and (${articles.isSoldOut}
    or ${isCounted(sql`articles`)} and ${articles.id} not in (
      select ${stockLevels.articleId} from ${stockLevels}
      join ${warehouses} on ${warehouses.id} = ${stockLevels.warehouseId} and ${warehouses.locationId} is null
      where ${stockLevels.onHand} > ${stockLevels.allocated}))`;
}

/** Kits that lack a part at the location and the central warehouse together. */
export function kitsSoldOut(kind: ArticleKind, locationId: string): SQL {
  return sql`select ${articles.id} from ${articles} where ${isOfKind(kind)} and (${articles.isSoldOut}
    or not exists (select from ${components} where ${components.articleId} = ${articles.id})
    or ${articles.id} in (
      select ${components.articleId} from ${components} join ${articles} as part on part.id = ${components.componentId}
      left join (
        select ${stockLevels.articleId}, sum(greatest(0, ${stockLevels.onHand} - ${stockLevels.allocated})) as free
        from ${stockLevels} join ${warehouses} on ${warehouses.id} = ${stockLevels.warehouseId}
          and (${warehouses.locationId} is null or ${warehouses.locationId} = ${locationId})
        where ${stockLevels.articleId} in (select ${components.componentId} from ${components})
        group by ${stockLevels.articleId}) as level on level.article_id = part.id
      where part.retired_at is not null or part.is_sold_out
        or ${isCounted(sql`part`)} and coalesce(level.free, 0) < ${components.quantity}))`;
}
