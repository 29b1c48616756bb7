import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PaymentEventKind } from '~/domain/payments/ledger';
import { ledgerOf } from '~/domain/payments/record.server';
import type { Context } from '~/platform/context';
import { statement } from '~/platform/database/statement.server';
import type { Actor } from '~/values/actor';
import type { Cents } from '~/values/money';
import { type FulfilmentKind, isNote, type NoteKind, type ReturnedGoods } from './fulfilment';
import type { Parcel } from './parcel';
import type { PlacedOrder } from './placed-order';
import { fulfilmentEventLines, fulfilmentEvents, orders } from './tables';

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
  /** Of a shipment. */
  parcels: readonly Parcel[];
  /** Of a return. */
  goods: ReturnedGoods | null;
}

/** Moves no pieces. */
export interface NoteEvent extends Happened {
  life: 'note';
  kind: NoteKind;
  /** Of a prolongation: the first moment after its last day. */
  until: Date | null;
  /** Of a move. */
  place: string | null;
}

export interface PaymentEvent extends Happened {
  life: 'payment';
  kind: PaymentEventKind;
  amountCents: Cents;
  reference: string;
}

export type OrderEvent = FulfilmentEvent | NoteEvent | PaymentEvent;

/** Subject of the order's payments in the ledger. */
export const paymentSubject = ({ id }: Pick<PlacedOrder, 'id'>) => `order:${id}`;

/** Joins `orders` to a column with subjects, by its primary key. */
export const orderOfSubject = (subject: SQLWrapper): SQL =>
  sql`${orders.id} = case when ${subject} like 'order:%' then substr(${subject}, 7)::uuid end`;

/** Undefined for another subject. */
export const orderIdOf = (subject: string) => /^order:(.+)$/.exec(subject)?.[1];

export async function piecesOfEvents({ db }: Pick<Context, 'db'>, eventIds: readonly number[]) {
  if (eventIds.length === 0) return [];
  return db
    .select()
    .from(fulfilmentEventLines)
    .where(inArray(fulfilmentEventLines.eventId, [...eventIds]));
}

const eventsOfOrder = statement('find_fulfilment_events', ['orderId'], (db, { orderId }) =>
  db
    .select()
    .from(fulfilmentEvents)
    .where(eq(fulfilmentEvents.orderId, orderId))
    .orderBy(asc(fulfilmentEvents.id)),
);

async function fulfilmentHistory(
  context: Pick<Context, 'db'>,
  orderId: string,
): Promise<(FulfilmentEvent | NoteEvent)[]> {
  const events = await eventsOfOrder(context.db, { orderId });
  const pieces = await piecesOfEvents(
    context,
    events.map(({ id }) => id),
  );
  return events.map(({ id, kind, actorType, actorId, reason, until, place, parcels, goods, at }) => {
    const actor = { type: actorType, id: actorId };
    if (isNote(kind)) return { life: 'note', kind, actor, reason, at, until, place };
    return {
      life: 'fulfilment',
      kind,
      actor,
      reason,
      at,
      parcels,
      goods,
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
    parcels: [],
    goods: null,
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
