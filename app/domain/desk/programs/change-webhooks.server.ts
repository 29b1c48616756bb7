import { findListed, type ListedSubscription } from '~/domain/programs/all-subscriptions.server';
import { opensLocation } from '~/domain/programs/api-keys.server';
import {
  endSubscription,
  replayDelivery,
  rotateSecret,
  sendTest,
} from '~/domain/programs/subscriptions.server';
import type { Context, KeyedContext } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';
import type { WebhookCommand } from '../rights';

export type ChangeWebhookResult =
  | { ok: true; secret?: string }
  | { ok: false; code: 'not-there' | 'silent' | 'no-delivery' };

export interface WebhookChange {
  command: WebhookCommand;
  id: string;
  /** Of `replay-delivery`. */
  delivery: string | undefined;
  staff: string;
}

/** In the journal of every location that the key opens. */
async function record(
  tx: Context,
  places: readonly { id: string }[],
  { locationIds, keyName }: ListedSubscription,
  { staff, text }: { staff: string; text: string },
): Promise<void> {
  for (const { id } of places.filter((place) => opensLocation({ locationIds }, place.id)))
    await recordChange(tx, {
      locationId: id,
      staff,
      kind: 'api-key',
      subject: keyName,
      before: null,
      after: text,
    });
}

/** @param places all of the network */
export function changeWebhook(
  context: KeyedContext,
  places: readonly { id: string }[],
  { command, id, delivery, staff }: WebhookChange,
): Promise<ChangeWebhookResult> {
  return inTransaction(context, async (tx): Promise<ChangeWebhookResult> => {
    const found = await findListed(tx, id);
    if (!found) return { ok: false, code: 'not-there' };
    const key = { id: found.keyId };
    switch (command) {
      case 'test-webhook': {
        if (found.isSilent) return { ok: false, code: 'silent' };
        await sendTest(tx, id);
        return { ok: true };
      }
      case 'rotate-secret': {
        const secret = await rotateSecret({ ...tx, keys: context.keys }, key, id);
        if (secret === undefined) return { ok: false, code: 'not-there' };
        await record(tx, places, found, { staff, text: `neues Geheimnis für ${found.url}` });
        return { ok: true, secret };
      }
      case 'end-webhook': {
        if (!(await endSubscription(tx, key, id))) return { ok: false, code: 'not-there' };
        await record(tx, places, found, { staff, text: `Webhook beendet: ${found.url}` });
        return { ok: true };
      }
      case 'replay-delivery': {
        if (found.isSilent) return { ok: false, code: 'silent' };
        const replayed = delivery && (await replayDelivery(tx, delivery, id));
        return replayed ? { ok: true } : { ok: false, code: 'no-delivery' };
      }
    }
  });
}
