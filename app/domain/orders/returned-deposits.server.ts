import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { fulfilmentEventLines, fulfilmentEvents } from './tables';

/** Each line with the number of its pieces for which an old battery came back (§ 19 BattDG). */
export async function withReturnedDeposits<Line extends { id: string; depositCents: number }>(
  { db }: Pick<Context, 'db'>,
  lines: readonly Line[],
): Promise<(Line & { depositsReturned: number })[]> {
  const ids = lines.flatMap(({ id, depositCents }) => (depositCents > 0 ? [id] : []));
  if (ids.length === 0) return lines.map((line) => ({ ...line, depositsReturned: 0 }));
  const { lineId, eventId, quantity } = fulfilmentEventLines;
  const found = await db
    .select({ lineId, count: sum(quantity).mapWith(Number) })
    .from(fulfilmentEventLines)
    .innerJoin(fulfilmentEvents, eq(fulfilmentEvents.id, eventId))
    .where(and(inArray(lineId, ids), eq(fulfilmentEvents.kind, 'deposit-returned')))
    .groupBy(lineId);
  const counts = new Map(found.map((row) => [row.lineId, row.count]));
  return lines.map((line) => ({ ...line, depositsReturned: counts.get(line.id) ?? 0 }));
}
