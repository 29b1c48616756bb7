import type { InferSelectModel } from 'drizzle-orm';
import type { orderLines, orders } from './tables';

export type PlacedOrder = InferSelectModel<typeof orders> & { lines: InferSelectModel<typeof orderLines>[] };
