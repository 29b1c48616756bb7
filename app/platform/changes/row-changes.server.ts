import { inArray } from 'drizzle-orm';
import type { Context } from '../context';
import { rowChanges } from './tables';

export async function findRowChanges(
  { db }: Pick<Context, 'db'>,
  subjects: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .select()
    .from(rowChanges)
    .where(inArray(rowChanges.subject, [...new Set(subjects)]));
  return new Map(rows.map(({ subject, at }) => [subject, at]));
}
