import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { Closure } from './slots';
import { closures } from './tables';

export interface NewClosure extends Closure {
  locationId: string;
  note: string;
  staff: string;
}

/** Appointments that stand there already stay; the desk names them. */
export async function addClosure({ db }: Context, { staff, ...closure }: NewClosure): Promise<void> {
  await db.insert(closures).values({ ...closure, id: randomUUID(), createdBy: staff });
}

/** False if somebody removed it before. */
export async function removeClosure({ db }: Context, locationId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(closures)
    .where(and(eq(closures.id, id), eq(closures.locationId, locationId)))
    .returning({ id: closures.id });
  return removed.length > 0;
}
