import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { isAmong, statement } from '~/platform/database/statement.server';
import { type TyreType, tyreTypeOf } from '../services-on-goods/service';
import { tyres } from '../tyres/tables';
import { completeWheels } from './tables';

export interface FittedWheel {
  rimTenths: number;
  tyreType: TyreType;
}

const readWheels = statement('wheels_to_fit', ['ids'], (db, { ids }) => {
  const isNamed = sql`${completeWheels.articleId} = any(${ids}::int[])`;
  const tyreIds = sql`select unnest(${ids}::int[]) union all select ${completeWheels.tyreId} from ${completeWheels} where ${isNamed}`;
  return db
    .select({ tyre: tyres, wheelId: completeWheels.articleId })
    .from(tyres)
    .leftJoin(completeWheels, and(eq(completeWheels.tyreId, tyres.articleId), isNamed))
    .where(isAmong(tyres.articleId, tyreIds));
});

/** Of tyres and complete wheels, by the article's id; others are left out. */
export async function wheelsToFit(
  { db }: Pick<Context, 'db'>,
  articleIds: readonly number[],
): Promise<Map<number, FittedWheel>> {
  if (articleIds.length === 0) return new Map();
  const rows = await readWheels(db, { ids: articleIds });
  return new Map(
    rows.flatMap(({ tyre, wheelId }) => {
      const wheel = { rimTenths: tyre.rimTenths, tyreType: tyreTypeOf(tyre) };
      return [tyre.articleId, ...(wheelId === null ? [] : [wheelId])].map((id) => [id, wheel] as const);
    }),
  );
}
