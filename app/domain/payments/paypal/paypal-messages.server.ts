import type { Context } from '~/platform/context';
import { digestOf, storeMessage } from '../store-message.server';
import { idOfEvent } from './paypal-event';

/** As it came; nothing is read from it later. */
export function storePaypalMessage(
  context: Context,
  { id: paymentId }: { id: string },
  { event, body }: { event: unknown; body: Buffer },
): Promise<void> {
  const id = idOfEvent(event);
  const digest = digestOf(id === undefined ? body : `paypal ${id}`);
  return storeMessage(context, { paymentId, digest, message: { raw: body.toString('utf8') } });
}
