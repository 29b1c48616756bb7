import { asc, eq, inArray } from 'drizzle-orm';
import type { PaymentEventKind } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import type { Cents } from '~/values/money';
import type { FulfilmentKind } from './fulfilment';
import type { PlacedOrder } from './placed-order';
import { fulfilmentEventLines, fulfilmentEvents } from './tables';

interface Happened {
  actor: Actor;
  reason: string | null;
  at: Date;
}

export interface EventPieces {
  lineId: string;
  quantity: number;
}

export interface FulfilmentEvent extends Happened {
  life: 'fulfilment';
  kind: 'placed' | FulfilmentKind;
  pieces: EventPieces[];
}

/** A reservation was prolonged. */
export interface HoldEvent extends Happened {
  life: 'hold';
  kind: 'prolonged';
  /** The first moment after the last day. */
  until: Date;
}

export interface PaymentEvent extends Happened {
  life: 'payment';
  kind: PaymentEventKind;
  amountCents: Cents;
  reference: string;
}

export type OrderEvent = FulfilmentEvent | HoldEvent | PaymentEvent;

/** Subject of the order's payments in the ledger. */
export const paymentSubject = ({ id }: Pick<PlacedOrder, 'id'>) => `order:${id}`;

/** Undefined for another subject. */
export const orderIdOf = (subject: string) => /^order:(.+)$/.exec(subject)?.[1];

type Stored = typeof fulfilmentEvents.$inferSelect;

export async function piecesOfEvents({ db }: Pick<Context, 'db'>, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  return db
    .select()
    .from(fulfilmentEventLines)
    .where(inArray(fulfilmentEventLines.eventId, [...eventIds]));
}

async function fulfilmentHistory(
  context: Pick<Context, 'db'>,
  orderId: string,
): Promise<(FulfilmentEvent | HoldEvent)[]> {
  const events: Stored[] = await context.db
    .select()
    .from(fulfilmentEvents)
    .where(eq(fulfilmentEvents.orderId, orderId))
    .orderBy(asc(fulfilmentEvents.id));
  const pieces = await piecesOfEvents(
    context,
    events.map(({ id }) => id),
  );
  return events.map(({ id, kind, actorType, actorId, reason, until, at }) => {
    const actor = { type: actorType, id: actorId };
    if (kind === 'prolonged') return { life: 'hold', kind, actor, reason, at, until: until ?? at };
    return {
      life: 'fulfilment',
      kind,
      actor,
      reason,
      at,
      pieces: pieces
        .filter(({ eventId }) => eventId === id)
        .map(({ lineId, quantity }) => ({ lineId, quantity })),
    };
  });
}

export async function orderHistory(context: Pick<Context, 'db'>, order: PlacedOrder): Promise<OrderEvent[]> {
  const placed: FulfilmentEvent = {
    life: 'fulfilment',
    kind: 'placed',
    actor: { type: 'customer', id: order.ownerId },
    reason: null,
    at: order.placedAt,
    pieces: order.lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  };
  const [fulfilment, ledger] = await Promise.all([
    fulfilmentHistory(context, order.id),
    ledgerOf(context, paymentSubject(order)),
  ]);
  const payments = ledger.map(
    ({ kind, amountCents, reference, actorType, actorId, reason, at }): PaymentEvent => ({
      life: 'payment',
      kind,
      amountCents,
      reference,
      actor: { type: actorType, id: actorId },
      reason,
      at,
    }),
  );
  return [placed, ...[...fulfilment, ...payments].sort((a, b) => a.at.getTime() - b.at.getTime())];
}
