import { LRUCache } from 'lru-cache';
import { giroCodeText } from '~/domain/payments/giro-code';
import { squaresPng } from '~/platform/images/squares-png.server';
import type { Attachment } from '~/platform/mail/outbox.server';
import { type QrPicture, qrPicture, qrSquares } from '~/ui/illustrations/qr-picture';
import { transferOf } from './bank-details';
import type { Receipt } from './confirmation-text';

/** The page of thanks and the mail show the same code. */
const encoded = new LRUCache<string, boolean[][]>({ max: 200 });

function squaresOf(receipt: Pick<Receipt, 'order'>): boolean[][] | undefined {
  const bank = transferOf(receipt);
  const { openCents, number } = receipt.order;
  if (!bank) return undefined;
  const text = giroCodeText(bank, openCents, number);
  const squares = encoded.get(text) ?? qrSquares(text, { ecc: 'M' });
  encoded.set(text, squares);
  return squares;
}

/** Undefined unless a prepayment is expected. */
export function giroCode(receipt: Pick<Receipt, 'order'>): QrPicture | undefined {
  const squares = squaresOf(receipt);
  return squares && qrPicture(squares);
}

/** For mails, whose programs draw no SVG. Undefined unless a prepayment is expected. */
export async function giroCodeAttachment(receipt: Pick<Receipt, 'order'>): Promise<Attachment | undefined> {
  const squares = squaresOf(receipt);
  if (!squares) return undefined;
  return {
    name: 'girocode.png',
    contentType: 'image/png',
    content: await squaresPng(squares),
  };
}
