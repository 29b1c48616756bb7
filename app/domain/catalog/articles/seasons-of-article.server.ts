import { type SQL, sql } from 'drizzle-orm';

/** Seasons of a tyre, or of the tyres of a kit; none for other articles. */
export const seasonsOf = (articleId: SQL) => sql<string[]>`array(
  select tyres.season from tyres where tyres.article_id = ${articleId}
  union select tyres.season from components join tyres on tyres.article_id = components.component_id
    where components.article_id = ${articleId})`;

/** For statements over `articles`, whose id is qualified by hand as in `categoryUrlsOfArticle`. */
export const seasonsOfArticle = seasonsOf(sql`articles.id`);
