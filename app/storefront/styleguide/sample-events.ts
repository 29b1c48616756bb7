import { isTold } from '~/domain/orders/event-mail-text';
import { fulfilmentKinds, isNote, noteKinds, type RecordedKind } from '~/domain/orders/fulfilment';
import type { OrderType } from '~/domain/orders/order';
import type { Actor, ActorType } from '~/values/actor';
import { samplePieces } from './sample-orders';

const both: OrderType[] = ['kauf', 'reservierung'];

/** Of which orders an event is told, and who usually causes it. */
const causes: Record<RecordedKind, { orders: OrderType[]; by: ActorType[] }> = {
  accepted: { orders: both, by: ['staff'] },
  ready: { orders: both, by: ['staff'] },
  'handed-over': { orders: both, by: ['staff'] },
  shipped: { orders: ['kauf'], by: ['staff'] },
  returned: { orders: ['kauf'], by: ['staff'] },
  cancelled: { orders: both, by: ['staff', 'customer', 'job'] },
  lapsed: { orders: ['reservierung'], by: ['job'] },
  moved: { orders: ['reservierung'], by: ['customer'] },
  bought: { orders: ['kauf'], by: ['customer'] },
  reminded: { orders: both, by: ['job'] },
  'deposit-added': { orders: both, by: ['customer'] },
  'deposit-waived': { orders: both, by: ['staff'] },
  'deposit-returned': { orders: both, by: ['staff'] },
  written: { orders: both, by: ['staff'] },
  prolonged: { orders: ['reservierung'], by: ['staff'] },
};

export function sampleEvents() {
  return [...fulfilmentKinds, ...noteKinds].filter(isTold).flatMap((kind) =>
    causes[kind].orders.flatMap((orderType) =>
      causes[kind].by.map((type) => ({
        kind,
        orderType,
        actor: { type, id: 'beispiel' } satisfies Actor,
        pieces: isNote(kind) ? [] : samplePieces,
        parcels: kind === 'shipped' ? [{ carrier: 'dhl' as const, number: '00340434161094000000' }] : [],
        goods: kind === 'returned' ? ('sellable' as const) : null,
      })),
    ),
  );
}
