import { expect } from 'vitest';
import { afterEvent, fulfilmentOf, noPieces, type RecordedKind } from '~/domain/orders/fulfilment';
import { type LedgerEntry, paymentStateOf } from '~/domain/payments/ledger';
import type { FreshDatabase } from './fresh-database';

interface EventRow {
  id: string;
  order_id: string;
  kind: RecordedKind;
  line_id: string | null;
  quantity: number;
}

/** Compares the states of orders and lines with the sum of their events. */
export async function expectStatesToFollow(database: FreshDatabase): Promise<void> {
  const orders = await database.query<{
    id: string;
    fulfilment: string;
    payment_state: string;
    total_cents: number;
  }>('select id, fulfilment, payment_state, total_cents from orders');
  for (const order of orders) {
    const stored = await database.query<{ id: string; quantity: number }>(
      `select id, quantity, ready, handed_over as "handedOver", shipped, returned, cancelled, lapsed
       from order_lines where order_id = $1 order by position`,
      [order.id],
    );
    const events = await database.query<EventRow>(
      `select id, order_id, kind, line_id, coalesce(quantity, 0) as quantity from fulfilment_events
       left join fulfilment_event_lines on event_id = id where order_id = $1 order by id`,
      [order.id],
    );
    let lines = stored.map(({ id, quantity }) => ({ ...noPieces, id, quantity }));
    for (const eventId of new Set(events.map(({ id }) => id))) {
      const before = { fulfilment: fulfilmentOf(lines) };
      lines = lines.map((line) => {
        const part = events.find((event) => event.id === eventId && event.line_id === line.id);
        return part && part.kind !== 'prolonged'
          ? afterEvent(line, { ...part, kind: part.kind }, before)
          : line;
      });
    }
    expect(stored).toEqual(lines.map((line) => expect.objectContaining(line)));
    expect(order.fulfilment).toBe(fulfilmentOf(lines));
    const ledger = await database.query<LedgerEntry>(
      `select kind, amount_cents as "amountCents", reference from payment_events where subject = $1`,
      [`order:${order.id}`],
    );
    expect(order.payment_state).toBe(paymentStateOf(order.total_cents, ledger));
  }
}
