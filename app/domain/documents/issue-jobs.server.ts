import { z } from 'zod';
import { ISSUE_INVOICE } from '~/domain/orders/document-jobs.server';
import type { ShopOf } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import { finishDocument } from './finish-document.server';
import { issueCorrection } from './issue-correction.server';
import { type IssueResult, issueInvoice } from './issue-invoice.server';

async function finish(context: Context, result: IssueResult, about: object, shopOf: ShopOf): Promise<void> {
  if (result.ok) return finishDocument(context, result.id, shopOf);
  if (result.code === 'missing-address' || result.code === 'missing-seller')
    context.log.warn({ ...about, code: result.code }, 'an invoice could not be issued');
}

const actor: Actor = { type: 'job', id: ISSUE_INVOICE };

export async function issueQueuedInvoice(context: Context, payload: unknown, shopOf: ShopOf): Promise<void> {
  const supply = z.object({ orderId: z.uuid(), eventId: z.int() }).parse(payload);
  await finish(context, await issueInvoice(context, supply, { actor }), supply, shopOf);
}

const correctionCause = z.union([
  z.object({ refundId: z.uuid() }),
  z.object({ orderId: z.uuid(), eventId: z.int() }),
]);

export async function issueQueuedCorrection(
  context: Context,
  payload: unknown,
  shopOf: ShopOf,
): Promise<void> {
  const cause = correctionCause.parse(payload);
  await finish(context, await issueCorrection(context, cause), cause, shopOf);
}
