import { LRUCache } from 'lru-cache';
import { giroCodeText } from '~/domain/payments/giro-code';
import { squaresPng } from '~/platform/images/squares-png.server';
import type { Attachment } from '~/platform/mail/outbox.server';
import { type QrPicture, qrPicture, qrSquares } from '~/ui/illustrations/qr-picture';
import { type Receipt, transferOf } from './confirmation-text';

const ecc = 'M';

/** The page of thanks and the mail show the same code. */
const drawn = new LRUCache<string, QrPicture>({ max: 200 });

function wordsOf(receipt: Pick<Receipt, 'order'>): string | undefined {
  const bank = transferOf(receipt);
  const { openCents, number } = receipt.order;
  return bank ? giroCodeText(bank, openCents, number) : undefined;
}

/** Undefined unless a prepayment is expected. */
export function giroCode(receipt: Pick<Receipt, 'order'>): QrPicture | undefined {
  const words = wordsOf(receipt);
  if (words === undefined) return undefined;
  const picture = drawn.get(words) ?? qrPicture(words, { ecc });
  drawn.set(words, picture);
  return picture;
}

/** For mails, whose programs draw no SVG. Undefined unless a prepayment is expected. */
export async function giroCodeAttachment(receipt: Pick<Receipt, 'order'>): Promise<Attachment | undefined> {
  const words = wordsOf(receipt);
  if (words === undefined) return undefined;
  return {
    name: 'girocode.png',
    contentType: 'image/png',
    content: await squaresPng(qrSquares(words, { ecc })),
  };
}
