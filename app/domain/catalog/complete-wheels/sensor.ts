import { sql } from 'drizzle-orm';
import { components } from '../articles/tables';
import { completeWheels } from './tables';

/** Whether a wheel comes with a sensor of its tyre's pressure: its one component that is a product. */
export const hasSensor = sql<boolean>`exists (select from ${components} join articles as part on part.id = ${components.componentId}
  where ${components.articleId} = ${completeWheels.articleId} and part.kind = 'product')`;
