import { expect } from 'vitest';
import {
  afterEvent,
  afterMove,
  fulfilmentOf,
  isNote,
  noPieces,
  type RecordedKind,
} from '~/domain/orders/fulfilment';
import { balanceOf, type LedgerEntry, paymentStateOf } from '~/domain/payments/ledger';
import type { FreshDatabase } from './fresh-database';

interface EventRow {
  id: string;
  order_id: string;
  kind: RecordedKind;
  line_id: string | null;
  quantity: number;
}

/** Prices of what was not given back, deposits without a proof for them, less its share of the discount, and the shipping. Undefined: nothing is kept. */
async function owedForKeptPieces(
  { query }: FreshDatabase,
  { id, shipping_cents }: { id: string; shipping_cents: number },
  isBeforeReturn = false,
): Promise<number | undefined> {
  const [kept] = await query<{ pieces: number; cents: number }>(
    `select sum(kept)::int as pieces,
       sum(kept * unit_price_cents + greatest(0, kept - proofs) * deposit_cents
         - round(discount_cents::numeric * kept / quantity))::int as cents
     from (select *, quantity - ${isBeforeReturn ? 0 : 'returned'} - cancelled - lapsed as kept,
         (select coalesce(sum(pieces.quantity), 0) from fulfilment_event_lines pieces join fulfilment_events on id = event_id
          where line_id = order_lines.id and kind = 'deposit-returned') as proofs
       from order_lines where order_id = $1) lines`,
    [id],
  );
  return kept && kept.pieces > 0 ? kept.cents + shipping_cents : undefined;
}

/** Compares the states of orders and lines with the sum of their events. */
export async function expectStatesToFollow(database: FreshDatabase): Promise<void> {
  const orders = await database.query<{
    id: string;
    fulfilment: string;
    payment_state: string;
    total_cents: number;
    open_cents: number;
    shipping_cents: number;
  }>('select id, fulfilment, payment_state, total_cents, open_cents, shipping_cents from orders');
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
      if (events.some(({ id, kind }) => id === eventId && kind === 'moved')) lines = lines.map(afterMove);
      lines = lines.map((line) => {
        const part = events.find((event) => event.id === eventId && event.line_id === line.id);
        return part && !isNote(part.kind) ? afterEvent(line, { ...part, kind: part.kind }, before) : line;
      });
    }
    expect(stored).toEqual(lines.map((line) => expect.objectContaining(line)));
    expect(order.fulfilment).toBe(fulfilmentOf(lines));
    const ledger = await database.query<LedgerEntry>(
      `select kind, amount_cents as "amountCents", reference from payment_events where subject = $1`,
      [`order:${order.id}`],
    );
    const kept = await owedForKeptPieces(database, order);
    const before = await owedForKeptPieces(database, order, true);
    // More than was due went back: so much less is owed.
    const reduction = await database.value<number>(
      `select coalesce(sum(reduction_cents), 0)::int from refunds where subject = 'order:${order.id}' and state in ('requested', 'unknown', 'sent', 'done')`,
    );
    const owed = kept === undefined ? (before ?? order.total_cents) : Math.max(0, kept - (reduction ?? 0));
    expect(order.payment_state).toBe(paymentStateOf(owed, ledger));
    const isOver = ['cancelled', 'lapsed', 'returned'].includes(order.fulfilment);
    // What was promised back pays for nothing, and is asked for anew only if goods stay that it paid for.
    const promised = await database.value<number>(
      `select coalesce(sum(amount_cents), 0)::int from refunds where subject = 'order:${order.id}' and state in ('requested', 'unknown', 'sent')`,
    );
    const paid = balanceOf(ledger) - (promised ?? 0);
    expect(order.open_cents).toBe(isOver ? 0 : Math.max(0, owed - paid));
    const [proposed, waived] = await Promise.all(
      ['proposed', 'waived'].map((state) =>
        database.value<number>(
          `select coalesce(sum(amount_cents), 0)::int from refunds where subject = 'order:${order.id}' and state = '${state}'`,
        ),
      ),
    );
    // Proposed, under way and kept money are each counted once.
    if (ledger.length > 0)
      expect(proposed, 'a proposal that is not what is due').toBe(
        Math.max(0, paid - (waived ?? 0) - (isOver ? 0 : owed)),
      );
    const refunds = await database.query<{ state: string; cents: number }>(
      'select state, amount_cents as cents from refunds where subject = $1',
      [`order:${order.id}`],
    );
    const balance = balanceOf(ledger);
    if (order.fulfilment === 'cancelled' && balance > 0)
      expect(refunds.length, 'a paid and cancelled order without a refund').toBeGreaterThan(0);
    const done = refunds.filter(({ state }) => state === 'done').reduce((sum, { cents }) => sum + cents, 0);
    const refunded = ledger.filter(({ kind }) => kind === 'refunded');
    expect(refunded.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(done);
    expect(balance, 'more went back than came').toBeGreaterThanOrEqual(0);
  }
}
