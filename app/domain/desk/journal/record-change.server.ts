import type { Context } from '~/platform/context';
import { deskChanges } from '../tables';

export type DeskChange = Omit<typeof deskChanges.$inferInsert, 'id' | 'at'>;

/** In the transaction of the change. */
export async function recordChange({ db, now }: Context, change: DeskChange): Promise<void> {
  await db.insert(deskChanges).values({ ...change, at: now() });
}
