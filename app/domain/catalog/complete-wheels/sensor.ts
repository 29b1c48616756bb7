import { sql } from 'drizzle-orm';
import { components } from '../articles/tables';
import { completeWheels } from './tables';

/** A sensor is the only component of a wheel that is a product. */
export const hasSensor = sql<boolean>`exists (select from ${components} join articles as part on part.id = ${components.componentId}
  where ${components.articleId} = ${completeWheels.articleId} and part.kind = 'product')`;
