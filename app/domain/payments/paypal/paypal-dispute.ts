import { z } from 'zod';
import { paypalId } from './paypal-order';

/** https://developer.paypal.com/docs/api/customer-disputes/v1/#disputes_list */
const disputes = z.object({
  items: z.array(z.object({ dispute_id: paypalId, status: z.string() })).optional(),
});

/** The id of an open case; null: there is none. */
export function openDispute(body: unknown): string | null {
  const { items = [] } = disputes.parse(body);
  return items.find(({ status }) => status !== 'RESOLVED')?.dispute_id ?? null;
}
