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

/** Of a refund that is settled, of goods that came back, or were given up, before they were paid, or of a supply after money went back. */
export type CorrectionCause = { refundId: string } | { orderId: string; eventId: number };

export function enqueueCorrection({ db }: Context, cause: CorrectionCause): Promise<void> {
  return enqueueJob(db, ISSUE_CORRECTION, cause);
}
