import { giroCodeText } from '~/domain/payments/giro-code';
import { resize } from '~/platform/images/resize.server';
import type { Attachment } from '~/platform/mail/outbox.server';
import { type QrPicture, qrPicture, qrSvg } from '~/ui/illustrations/qr-picture';
import { type Receipt, transferOf } from './confirmation-text';

/** Undefined unless a prepayment is expected. */
export function giroCode(receipt: Receipt): QrPicture | undefined {
  const bank = transferOf(receipt);
  const { openCents, number } = receipt.order;
  if (!bank) return undefined;
  return qrPicture(giroCodeText(bank, openCents, number), { ecc: 'M' });
}

/** Pixels of an edge, each square of the code whole. */
const SQUARE = 5;

/** For mails, whose programs draw no SVG. Undefined unless a prepayment is expected. */
export async function giroCodeAttachment(receipt: Receipt): Promise<Attachment | undefined> {
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
