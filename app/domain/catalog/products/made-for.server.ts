import { eq } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { articlesChanged } from '../articles/articles-changed.server';
import { storedPrefixes, type VehiclePrefix } from '../vehicle-filter/vehicle-prefix-cell.server';
import { writeVehiclePrefixes } from '../vehicle-filter/write-vehicle-prefixes.server';
import { productVariants } from './tables';

/** Of a variant of a product; without make and prefixes it fits any vehicle. */
export interface MadeForVehicles {
  carMake: string | null;
  prefixes: VehiclePrefix[];
}

export async function madeForVehicles(
  context: Pick<Context, 'db'>,
  articleId: number,
): Promise<MadeForVehicles> {
  const [own] = await context.db
    .select({ carMake: productVariants.carMake })
    .from(productVariants)
    .where(eq(productVariants.articleId, articleId));
  const prefixes = (await storedPrefixes(context, [articleId])).get(articleId) ?? [];
  return { carMake: own?.carMake ?? null, prefixes };
}

/** Two changes of one variant come one after the other. */
export async function lockVariant({ db }: Context, articleId: number): Promise<void> {
  const { articleId: id } = productVariants;
  await db.select({ id }).from(productVariants).where(eq(id, articleId)).for('update');
}

/** In the caller's transaction. */
export async function writeMadeFor(
  tx: Context,
  articleId: number,
  { carMake, prefixes }: MadeForVehicles,
): Promise<void> {
  await tx.db.update(productVariants).set({ carMake }).where(eq(productVariants.articleId, articleId));
  await writeVehiclePrefixes(
    tx,
    [articleId],
    prefixes.map((prefix) => ({ articleId, ...prefix })),
  );
  await articlesChanged(tx, [{ articleId, kind: 'product', locationId: null }]);
}
