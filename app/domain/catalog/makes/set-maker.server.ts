import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import type { MakerDetails } from './make';
import { makes } from './tables';

/** All pages of articles follow, by the table's trigger. @param maker null: unknown again */
export async function setMaker({ db }: Context, name: string, maker: MakerDetails | null): Promise<void> {
  if (maker === null) await db.delete(makes).where(eq(makes.name, name));
  else
    await db
      .insert(makes)
      .values({ name, ...maker })
      .onConflictDoUpdate({ target: makes.name, set: maker });
}
