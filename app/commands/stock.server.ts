import { recountStock } from '~/domain/catalog/inventory/count-stock.server';
import type { Context } from '~/platform/context';

/** Puts right what is on hand and allocated, from movements and allocations. */
export async function recountLines(context: Context): Promise<string[]> {
  const corrected = await recountStock(context);
  if (corrected.length === 0) return ['All stock levels are the sums of their movements and allocations.'];
  return corrected.map(
    ({ key, location, on_hand, allocated }) =>
      `${key} at ${location ?? 'the central warehouse'}: ${on_hand} on hand, ${allocated} allocated`,
  );
}
