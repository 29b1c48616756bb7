import { eq, inArray, sql } from 'drizzle-orm';
import { articleKey } from '~/domain/catalog/articles/article';
import { articles } from '~/domain/catalog/articles/tables';
import type { AppointmentState } from '~/domain/workshop/appointments/appointment';
import { appointmentOfOrder } from '~/domain/workshop/appointments/order-appointment.server';
import type { Context } from '~/platform/context';
import type { Actor } from '~/values/actor';
import type { Cents } from '~/values/money';
import { vatByRate, vatOf } from '~/values/vat';
import { type DepositsResult, followDeposits } from './fitted-deposits';
import { followPayment } from './follow-payment.server';
import { recordNote } from './record-note.server';
import { orderLines, orders } from './tables';

type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

const goneStates: readonly AppointmentState[] = ['declined', 'cancelled', 'no-show'];

/** @param isCancelled the appointment is about to be cancelled; undefined: it is as it is stored */
export async function plannedDeposits(
  tx: Pick<Context, 'db'>,
  orderId: string,
  lines: readonly Line[],
  isCancelled?: boolean,
): Promise<DepositsResult<Line>> {
  if (lines.every(({ waivedDepositCents }) => waivedDepositCents === 0))
    return { ok: true, lines: [...lines] };
  const ids = lines.map(({ articleId }) => articleId);
  const { id, kind, code } = articles;
  const known = await tx.db.select({ id, kind, code }).from(articles).where(inArray(id, ids));
  const keys = new Map(known.map((article) => [article.id, articleKey(article)]));
  const state = isCancelled ? 'cancelled' : (await appointmentOfOrder(tx, orderId))?.state;
  const named = lines.map((line) => ({ ...line, article: keys.get(line.articleId) ?? '' }));
  const result = followDeposits(named, state === undefined || !goneStates.includes(state));
  return { ...result, lines: result.lines.map(({ article: _, ...line }) => line) };
}

/** Lines and sums of the locked order, its history, and the mail. @returns whether a deposit has changed */
export async function writeDeposits(
  tx: Context,
  order: Order,
  { before, after, actor }: { before: readonly Line[]; after: readonly Line[]; actor: Actor },
): Promise<boolean> {
  const changed = after.filter(({ depositCents }, index) => depositCents !== before[index]?.depositCents);
  if (changed.length === 0) return false;
  for (const { id, depositCents } of changed)
    await tx.db.update(orderLines).set({ depositCents }).where(eq(orderLines.id, id));
  const depositCents = after.reduce((sum, line) => sum + line.quantity * line.depositCents, 0);
  const totalCents = order.totalCents - order.depositCents + depositCents;
  const taxed = after.map((line) => ({
    rate: line.vatRate,
    goodsCents: line.quantity * line.unitPriceCents - line.discountCents,
    depositCents: line.quantity * line.depositCents,
  }));
  const vat = vatByRate(taxed, order.shippingCents);
  await tx.db
    .update(orders)
    .set({
      depositCents,
      totalCents,
      // Never above the total; `followPayment` has the new one.
      openCents: Math.min(order.openCents, totalCents),
      vatCents: vatOf(vat),
      confirmed: sql`${orders.confirmed} || ${JSON.stringify({ vat })}::jsonb`,
    })
    .where(eq(orders.id, order.id));
  const kind = depositCents > order.depositCents ? 'deposit-added' : 'deposit-waived';
  await recordNote(tx, order.id, { kind, actor });
  return true;
}

const linesOf = ({ db }: Pick<Context, 'db'>, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);

/** After a change of the appointment. The order is locked. */
export async function followAppointment(tx: Context, order: Order, actor: Actor): Promise<void> {
  const before = await linesOf(tx, order.id);
  const { lines: after } = await plannedDeposits(tx, order.id, before);
  if (await writeDeposits(tx, order, { before, after, actor })) {
    const [now = order] = await tx.db.select().from(orders).where(eq(orders.id, order.id));
    await followPayment(tx, now, actor, after);
  }
}

/** The deposit that is added to the order if its appointment or its work is cancelled. */
export async function depositWithoutFitting(
  context: Pick<Context, 'db'>,
  orderId: string | null,
): Promise<Cents> {
  if (orderId === null) return 0;
  const lines = await linesOf(context, orderId);
  const { lines: after } = await plannedDeposits(context, orderId, lines, true);
  return after.reduce((sum, { depositCents, quantity, returned, cancelled, lapsed }, index) => {
    const added = depositCents - (lines[index]?.depositCents ?? 0);
    return sum + added * (quantity - returned - cancelled - lapsed);
  }, 0);
}
