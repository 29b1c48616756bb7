import { LRUCache } from 'lru-cache';
import { giroCodeText } from '~/domain/payments/giro-code';
import { resize } from '~/platform/images/resize.server';
import type { Attachment } from '~/platform/mail/outbox.server';
import { type QrPicture, qrPicture, qrSvg } from '~/ui/illustrations/qr-picture';
import { type Receipt, transferOf } from './confirmation-text';

/** The page of thanks and the mail show the same code. */
const drawn = new LRUCache<string, QrPicture>({ max: 200 });

/** Undefined unless a prepayment is expected. */
export function giroCode(receipt: Pick<Receipt, 'order'>): QrPicture | undefined {
  const bank = transferOf(receipt);
  const { openCents, number } = receipt.order;
  if (!bank) return undefined;
  const text = giroCodeText(bank, openCents, number);
  const picture = drawn.get(text) ?? qrPicture(text, { ecc: 'M' });
  drawn.set(text, picture);
  return picture;
}

/** Pixels of an edge, each square of the code whole. */
const SQUARE = 5;

/** For mails, whose programs draw no SVG. Undefined unless a prepayment is expected. */
export async function giroCodeAttachment(receipt: Pick<Receipt, 'order'>): Promise<Attachment | undefined> {
  const code = giroCode(receipt);
  if (!code) return undefined;
  const edge = code.size * SQUARE;
  const drawing = {
    src: '',
    width: edge,
    height: edge,
    enlarge: true,
    fit: 'fill',
    background: '#ffffff',
  } as const;
  return {
    name: 'girocode.png',
    contentType: 'image/png',
    content: await resize(Buffer.from(qrSvg(code)), { ...drawing, type: 'image/png' }, true),
  };
}
