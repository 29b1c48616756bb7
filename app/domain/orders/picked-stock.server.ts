import type { allocationsOf } from '~/domain/catalog/inventory/allocated-pieces.server';
import type { PickedStock } from './confirmation-text';

/** Allocated pieces with the warehouse that each is taken from. */
export function pickedStock(
  allocated: Awaited<ReturnType<typeof allocationsOf>>,
  locationId: string,
): PickedStock[] {
  const picked = new Map<number, PickedStock>();
  for (const part of allocated) {
    const { articleId, title, subtitle, quantity } = part;
    const known = picked.get(articleId) ?? { name: `${title} ${subtitle}`, quantity: 0, from: [] };
    const source = part.locationId === locationId ? 'eigenem Bestand' : 'dem Zentrallager';
    picked.set(articleId, {
      ...known,
      quantity: known.quantity + quantity,
      from: [...known.from, `${quantity} aus ${source}`],
    });
  }
  return [...picked.values()];
}
