import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { queueMails } from '~/platform/mail/outbox.server';
import { emailKey } from '../../accounts/email-key';
import { type RateLimited, rateLimit } from '../../accounts/rate-limit.server';
import { newToken, tokenHash } from '../../accounts/tokens.server';
import { ownerOf, type Visitor } from '../../accounts/visitor';
import type { Location } from '../../tenancy/directory';
import type { Tenant } from '../../tenancy/tenant';
import { newNumber } from '../new-number.server';
import type { RequestContact } from '../service-request';
import { serviceRequests } from '../tables';
import { requestMails } from './request-mails.server';

export interface RequestInput {
  /** Chosen with the form. */
  id: string;
  serviceUrl: string | null;
  serviceTitle: string;
  /** In words; empty: not told. */
  vehicle: string;
  price: string;
  /** ISO days. */
  wishDates: string[];
  contact: RequestContact;
  message: string;
  /** The location or its sub-location that answers. */
  location: Location;
  /** Joins the transaction. */
  onPlaced?: ((tx: Context, id: string) => Promise<void>) | undefined;
}

export type PlaceRequestResult = { ok: true; number: string; token: string } | RateLimited;

/** Stored and mailed to both sides. Sending twice is one request. */
export async function placeRequest(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  { location, onPlaced, ...input }: RequestInput,
): Promise<PlaceRequestResult> {
  const limited = await rateLimit(context, { what: 'service-request', whom: 'any', from: visitor.address });
  if (limited) return limited;
  return inTransaction(context, async (tx) => {
    const createdAt = tx.now();
    const token = newToken();
    const request = {
      ...input,
      number: newNumber('SA'),
      locationId: location.id,
      ownerId: visitor.user ? (ownerOf(visitor) ?? null) : null,
      emailKey: emailKey(input.contact.email),
      uploadHash: tokenHash(token),
      createdAt,
    };
    const [added] = await tx.db
      .insert(serviceRequests)
      .values(request)
      .onConflictDoNothing({ target: serviceRequests.id })
      .returning();
    await onPlaced?.(tx, input.id);
    if (!added) return { ok: true, ...(await renewUploadToken(tx, input.id)) };
    await queueMails(tx.db, requestMails(tenant, location, added), createdAt);
    return { ok: true, number: added.number, token };
  });
}

/** An earlier token opens nothing any more. */
export async function renewUploadToken(
  { db }: Pick<Context, 'db'>,
  id: string,
): Promise<{ number: string; token: string }> {
  const token = newToken();
  const [known] = await db
    .update(serviceRequests)
    .set({ uploadHash: tokenHash(token) })
    .where(eq(serviceRequests.id, id))
    .returning({ number: serviceRequests.number });
  return { number: known?.number ?? '', token };
}
