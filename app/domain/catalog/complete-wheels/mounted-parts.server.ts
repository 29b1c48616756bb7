import { asc, inArray } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { rims } from '../rims/tables';
import { tyres } from '../tyres/tables';
import { completeWheels } from './tables';

/** The first rim among articles and parts of complete wheels, and the first tyre, which fits on it. */
export async function mountedParts({ db }: Context, articleIds: readonly number[]) {
  const kits = await db
    .select({ rim: completeWheels.rimId, tyre: completeWheels.tyreId })
    .from(completeWheels)
    .where(inArray(completeWheels.articleId, [...articleIds]));
  const ids = [...articleIds, ...kits.flatMap(({ rim, tyre }) => [rim, tyre])];
  const [[rim], found] = await Promise.all([
    db.select().from(rims).where(inArray(rims.articleId, ids)).orderBy(asc(rims.articleId)).limit(1),
    db.select().from(tyres).where(inArray(tyres.articleId, ids)).orderBy(asc(tyres.articleId)),
  ]);
  const tyre = found.find(({ rimTenths }) => !rim || rimTenths === rim.diameterTenths);
  return { rim, tyre };
}
