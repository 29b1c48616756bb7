import type { Context } from '~/platform/context';
import type { MakerDetails } from './make';
import { makes } from './tables';

/** All pages of articles follow, by the table's trigger. */
export async function setMaker({ db }: Context, name: string, maker: MakerDetails): Promise<void> {
  await db
    .insert(makes)
    .values({ name, ...maker })
    .onConflictDoUpdate({ target: makes.name, set: maker });
}
