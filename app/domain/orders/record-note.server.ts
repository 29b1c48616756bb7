import type { Context } from '~/platform/context';
import type { Change } from './change';
import { enqueueEventMails } from './event-mails.server';
import type { NoteKind } from './fulfilment';
import { fulfilmentEventLines, fulfilmentEvents } from './tables';

interface Note extends Change {
  kind: NoteKind;
  until?: Date;
  place?: string;
  /** Another location that is told as well. */
  alsoTo?: string;
  /** That it is about. */
  pieces?: readonly { lineId: string; quantity: number }[];
}

/** An event that moves no pieces. The order is locked. */
export async function recordNote(
  tx: Context,
  orderId: string,
  { kind, actor, reason, alsoTo, pieces = [], ...more }: Note,
): Promise<void> {
  const [event] = await tx.db
    .insert(fulfilmentEvents)
    .values({
      orderId,
      kind,
      actorType: actor.type,
      actorId: actor.id,
      reason: reason ?? null,
      ...more,
      at: tx.now(),
    })
    .returning({ id: fulfilmentEvents.id });
  if (!event) return;
  if (pieces.length > 0)
    await tx.db.insert(fulfilmentEventLines).values(pieces.map((one) => ({ eventId: event.id, ...one })));
  await enqueueEventMails(tx, { eventId: event.id, kind, alsoTo });
}
