import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { deskWishes } from './tables';

/** Off until somebody turns it on. */
export async function hasSound({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  const [wish] = await db.select().from(deskWishes).where(eq(deskWishes.userId, userId));
  return wish?.hasSound ?? false;
}

export async function setSound({ db }: Pick<Context, 'db'>, userId: string, isOn: boolean): Promise<void> {
  await db
    .insert(deskWishes)
    .values({ userId, hasSound: isOn })
    .onConflictDoUpdate({ target: deskWishes.userId, set: { hasSound: isOn } });
}
