import { sql } from 'drizzle-orm';
import { components } from '../articles/tables';
import { completeWheels } from './tables';

/** Whether a wheel comes with a sensor of its tyre's pressure: its one component besides rim and tyre. */
export const hasSensor = sql<boolean>`exists (select from ${components} where ${components.articleId} = ${completeWheels.articleId}
  and ${components.componentId} not in (${completeWheels.rimId}, ${completeWheels.tyreId}))`;
