import { eq } from 'drizzle-orm';
import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import { correctStock } from '~/domain/catalog/inventory/move-stock.server';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { locations } from '~/domain/tenancy/tables';
import { ConfigError } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { articleNamed } from './find-article.server';

/** Recalculates stock from movements and allocations. */
export async function recountLines(context: Context): Promise<string[]> {
  const corrected = await recountStock(context);
  if (corrected.length === 0) return ['All stock levels are the sums of their movements and allocations.'];
  return corrected.map(
    ({ key, location, on_hand, allocated }) =>
      `${key} at ${location ?? 'the central warehouse'}: ${on_hand} on hand, ${allocated} allocated`,
  );
}

const CENTRAL = 'central';

async function warehouseNamed(context: Context, name: string): Promise<number> {
  const [location] =
    name === CENTRAL ? [] : await context.db.select().from(locations).where(eq(locations.url, name));
  if (name !== CENTRAL && !location) {
    throw new ConfigError(`There is no location "${name}": expected its url, or "${CENTRAL}".`);
  }
  const id = location?.id ?? null;
  return (await ensureWarehouses(context, id === null ? [] : [id])).get(id) ?? 0;
}

export async function correctLevel(
  context: Context,
  articleName: string,
  warehouseName: string,
  delta: string,
  { note, belowReserved = false }: { note: string; belowReserved?: boolean },
): Promise<string> {
  const pieces = /^[+-]?\d{1,6}$/.test(delta) ? Number(delta) : 0;
  if (pieces === 0) throw new ConfigError(`"${delta}" is no number of pieces: expected one like 2 or -3.`);
  const article = await articleNamed(context, articleName);
  const warehouseId = await warehouseNamed(context, warehouseName);
  const move = { articleId: article.id, warehouseId, delta: pieces };
  const result = await correctStock(context, move, note, belowReserved);
  if (!result.ok && result.code === 'below-allocated')
    throw new ConfigError(
      `${result.allocated} pieces of ${article.name} are reserved, and ${result.counted} would be left: --below-reserved corrects it.`,
    );
  if (!result.ok) throw new ConfigError(`Fewer than ${-pieces} pieces of ${article.name} lie there.`);
  return `${article.name} at ${warehouseName}: ${result.onHand} on hand.`;
}
