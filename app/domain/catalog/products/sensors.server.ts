import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlainSensor } from '~/domain/vehicles/fitment/verdict';
import type { Context } from '~/platform/context';
import { articles } from '../articles/tables';
import { productVariants } from './tables';

/** The category of sensors that are sold apart from wheels. */
const SENSOR_CATEGORY = 'rdks-sensoren';

export async function sensorsNamed(
  { db }: Context,
  codes: readonly string[],
): Promise<{ code: string; sensor: PlainSensor }[]> {
  const rows = await db
    .select({ code: articles.code, values: productVariants.values, carMake: productVariants.carMake })
    .from(productVariants)
    .innerJoin(articles, eq(articles.id, productVariants.articleId))
    .where(
      and(
        eq(articles.kind, 'product'),
        inArray(articles.code, [...codes]),
        sql`exists (select from products join categories on categories.id = products.category_id
          where products.group_id = ${articles.groupId} and categories.url = ${SENSOR_CATEGORY})`,
      ),
    );
  return rows.map(({ code, values: { fahrzeuge }, carMake }) => {
    const makes = Array.isArray(fahrzeuge) ? fahrzeuge.map(String) : [];
    return { code, sensor: { makes: carMake === null ? makes : [...makes, carMake] } };
  });
}
