import { vehicleOf } from '~/domain/catalog/articles/line-options';
import type { MailPictures } from '~/domain/catalog/pictures/article-pictures.server';
import type { MailLine } from '~/domain/tenancy/mail-part';
import { formatCents } from '~/values/money';
import type { PlacedOrder } from './placed-order';
import { vehicleLines } from './vehicle-lines';

type OrderLine = PlacedOrder['lines'][number];

/** With prices, as in the confirmation. */
export function receiptLines(
  { lines }: Pick<PlacedOrder, 'lines'>,
  pictures: MailPictures | undefined,
): MailLine[] {
  return lines.map((line) => {
    const { id, articleId, quantity, title, subtitle, unitPriceCents, depositCents } = line;
    const single = `Einzelpreis ${formatCents(unitPriceCents)}`;
    const amount = formatCents(unitPriceCents * quantity);
    const deposit = depositCents > 0 ? `, zzgl. ${formatCents(depositCents)} Pfand` : '';
    const ofEach = deposit && `${deposit} je Stück`;
    const price = `${single}, zusammen ${amount}${ofEach}`;
    const vehicle = vehicleLines(line);
    return {
      key: id,
      quantity,
      title,
      details: [`${subtitle}, ${single}${deposit}`, ...vehicle],
      picture: pictures?.get(articleId),
      amount,
      words: [`${quantity} × ${title}`, subtitle, ...vehicle, price].join('\n    '),
    };
  });
}

/** Without prices. */
function articleLine(
  { id, articleId, title, subtitle, options }: OrderLine,
  quantity: number,
  pictures: MailPictures | undefined,
): MailLine {
  const vehicle = vehicleOf(options);
  const details = [subtitle, ...(vehicle ? [`für ${vehicle.label}`] : [])];
  const words = [`${quantity} × ${title}`, ...details].join(', ');
  return { key: id, quantity, title, details, picture: pictures?.get(articleId), words };
}

/** All lines of an order. */
export function articleLines(
  { lines }: Pick<PlacedOrder, 'lines'>,
  pictures: MailPictures | undefined,
): MailLine[] {
  return lines.map((line) => articleLine(line, line.quantity, pictures));
}

/** What an event moves. */
export function movedLines(
  { lines }: Pick<PlacedOrder, 'lines'>,
  pieces: readonly { lineId: string; quantity: number }[],
  pictures: MailPictures | undefined,
): MailLine[] {
  return pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [articleLine(line, quantity, pictures)] : [];
  });
}
