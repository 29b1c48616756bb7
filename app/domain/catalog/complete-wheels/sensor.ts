import { type SQL, sql } from 'drizzle-orm';
import type { PlainSensor } from '~/domain/vehicles/fitment/verdict';
import { components } from '../articles/tables';
import { completeWheels } from './tables';

/** A sensor is the only component of a wheel that is a product. */
export const hasSensor = sql<boolean>`exists (select from ${components} join articles as part on part.id = ${components.componentId}
  where ${components.articleId} = ${completeWheels.articleId} and part.kind = 'product')`;

/** Null without a sensor. Its makes of cars are its values of the field `fahrzeuge` and its `fabrikat`. */
export const sensorOfWheel: SQL<PlainSensor | null> = sql`(select json_build_object('makes', coalesce(variant.values -> 'fahrzeuge', '[]')
      || case when variant.car_make is null then '[]'::jsonb else jsonb_build_array(variant.car_make) end)
    from ${components} join articles as part on part.id = ${components.componentId}
    left join product_variants as variant on variant.article_id = part.id
    where ${components.articleId} = ${completeWheels.articleId} and part.kind = 'product' limit 1)`;
