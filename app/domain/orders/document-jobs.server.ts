import type { Context } from '~/platform/context';
import { enqueueJob } from '~/platform/jobs/jobs.server';
import type { FulfilmentKind } from './fulfilment';

/** Jobs of the slice of documents, which imports this one. */
export const ISSUE_INVOICE = 'issue-invoice';
export const ISSUE_CORRECTION = 'issue-correction';

/** An invoice follows the supply of goods (§ 14 (2) UStG). */
export async function enqueueInvoice(
  { db }: Context,
  { orderId, eventId, kind }: { orderId: string; eventId: number; kind: FulfilmentKind },
): Promise<void> {
  if (kind === 'handed-over' || kind === 'shipped') await enqueueJob(db, ISSUE_INVOICE, { orderId, eventId });
}

export function enqueueCorrection({ db }: Context, refundId: string): Promise<void> {
  return enqueueJob(db, ISSUE_CORRECTION, { refundId });
}
