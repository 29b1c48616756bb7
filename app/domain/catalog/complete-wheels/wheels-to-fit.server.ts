import { eq, inArray, or } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { type TyreType, tyreTypeOf } from '../services-on-goods/service';
import { tyres } from '../tyres/tables';
import { completeWheels } from './tables';

export interface FittedWheel {
  rimTenths: number;
  tyreType: TyreType;
}

/** Of tyres and complete wheels, by the article's id; others are left out. */
export async function wheelsToFit(
  { db }: Pick<Context, 'db'>,
  articleIds: readonly number[],
): Promise<Map<number, FittedWheel>> {
  if (articleIds.length === 0) return new Map();
  const ids = [...articleIds];
  const rows = await db
    .select({ tyre: tyres, wheelId: completeWheels.articleId })
    .from(tyres)
    .leftJoin(completeWheels, eq(completeWheels.tyreId, tyres.articleId))
    .where(or(inArray(tyres.articleId, ids), inArray(completeWheels.articleId, ids)));
  return new Map(
    rows.flatMap(({ tyre, wheelId }) => {
      const wheel = { rimTenths: tyre.rimTenths, tyreType: tyreTypeOf(tyre) };
      return [tyre.articleId, ...(wheelId === null ? [] : [wheelId])].map((id) => [id, wheel] as const);
    }),
  );
}
