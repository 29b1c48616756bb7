import type { InferSelectModel } from 'drizzle-orm';
import type { orderLines, orders } from './tables';

export type PlacedOrder = InferSelectModel<typeof orders> & {
  lines: InferSelectModel<typeof orderLines>[];
  /** The shopper has withdrawn from the whole contract, and staff have not answered yet: nothing is to be paid. */
  isWithdrawn?: true;
};
