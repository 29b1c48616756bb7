import { pickedOf, recipientOf, suppliedLines } from '~/domain/documents/delivery-note.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Context } from '~/platform/context';
import type { OrderPaper } from './papers';

export interface PrintedPaper {
  number: string;
  placedAt: Date;
  seller: string[];
  recipient: string[];
  rows: { name: string; note: string; pieces: number; from: string[] }[];
}

/** A page for each order that has something to show. */
export async function printPapers(
  context: Context,
  orders: readonly PlacedOrder[],
  paper: OrderPaper,
): Promise<PrintedPaper[]> {
  const papers: PrintedPaper[] = [];
  for (const order of orders) {
    const rows =
      paper === 'lieferschein'
        ? suppliedLines(order).map(({ line: { title, subtitle }, pieces }) => ({
            name: title,
            note: subtitle,
            pieces,
            from: [],
          }))
        : (await pickedOf(context, order)).map(({ name, quantity, from }) => ({
            name,
            note: '',
            pieces: quantity,
            from: [...from],
          }));
    const { firma, strasse, plz, ort } = order.confirmed.seller;
    const seller = [firma, strasse, `${plz} ${ort}`];
    const { number, placedAt } = order;
    if (rows.length > 0) papers.push({ number, placedAt, seller, recipient: recipientOf(order), rows });
  }
  return papers;
}
