import { allocationsOf } from '~/domain/catalog/inventory/allocated-pieces.server';
import { openPieces } from '~/domain/orders/fulfilment';
import { recipientLines } from '~/domain/orders/order';
import { pickedStock } from '~/domain/orders/picked-stock.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import type { Location } from '~/domain/tenancy/directory';
import type { Context } from '~/platform/context';
import { formatIsoDate, germanDate } from '~/values/german-date';
import { buyerLines } from './document-pdf.server';
import { brandOfLocation } from './finish-document.server';
import { Letter } from './letter.server';
import { type Cell, type Column, drawTable } from './letter-table.server';
import { buyerOf } from './write-document.server';

export type PaperResult = { ok: true; pdf: Buffer } | { ok: false; code: 'nothing-to-show' };

interface Paper {
  name: string;
  columns: Column[];
  rows: Cell[][];
  closing: string;
}

/** Pieces that are still to supply, or else those that were supplied, also if they came back. */
export function suppliedLines({ lines }: PlacedOrder) {
  const isOpen = lines.some((line) => openPieces(line) > 0);
  return lines
    .map((line) => ({
      line,
      pieces: isOpen ? openPieces(line) : line.handedOver + line.shipped + line.returned,
    }))
    .filter(({ pieces }) => pieces > 0);
}

function deliveryNote(order: PlacedOrder): Paper {
  const rows = suppliedLines(order).map(({ line, pieces }) => [
    { text: String(line.position) },
    { text: line.title, ...(line.subtitle && { note: line.subtitle }) },
    { text: String(pieces) },
  ]);
  return {
    name: 'Lieferschein',
    columns: [
      { title: 'Pos.', width: 10 },
      { title: 'Bezeichnung' },
      { title: 'Menge', width: 20, isNumber: true },
    ],
    rows,
    closing: 'Ware vollständig erhalten (Datum, Unterschrift): ______________________________',
  };
}

/** Articles to take from each stock, kits as their parts. */
export async function pickedOf(context: Context, order: PlacedOrder) {
  const allocated = await allocationsOf(context, { type: 'order', id: order.id });
  return pickedStock(allocated, order.locationId);
}

/** Where the goods go, or whose they are. */
export function recipientOf(order: PlacedOrder): string[] {
  const { deliverTo } = order.address ?? {};
  return deliverTo ? recipientLines(deliverTo) : buyerLines(buyerOf(order));
}

async function packingList(context: Context, order: PlacedOrder): Promise<Paper> {
  const picked = await pickedOf(context, order);
  return {
    name: 'Packliste',
    columns: [
      { title: 'Gepackt', width: 16 },
      { title: 'Artikel' },
      { title: 'Lager', width: 50 },
      { title: 'Menge', width: 16, isNumber: true },
    ],
    rows: picked.map(({ name, quantity, from }) => [
      { text: '[   ]' },
      { text: name },
      { text: from.join(', ') },
      { text: String(quantity) },
    ]),
    closing: 'Gepackt von: ______________________________',
  };
}

export async function orderPaper(
  context: Context,
  order: PlacedOrder,
  location: Location,
  kind: 'delivery-note' | 'packing-list',
): Promise<PaperResult> {
  const paper = kind === 'delivery-note' ? deliveryNote(order) : await packingList(context, order);
  if (paper.rows.length === 0) return { ok: false, code: 'nothing-to-show' };
  const letter = new Letter({
    brand: brandOfLocation(location),
    subject: `${paper.name} ${order.number}`,
    sender: order.confirmed.seller,
    recipient: recipientOf(order),
    facts: [
      ['Bestellung', order.number],
      ['Bestellt am', formatIsoDate(germanDate(order.placedAt))],
      ['Datum', formatIsoDate(germanDate(context.now()))],
    ],
    at: context.now(),
  });
  drawTable(letter, paper.columns, paper.rows);
  letter.y += 30;
  letter.paragraph(paper.closing);
  return { ok: true, pdf: await letter.finish() };
}
