import { giroCodeText } from '~/domain/payments/giro-code';
import { type QrPicture, qrPicture } from '~/ui/illustrations/qr-picture';
import { type Receipt, transferOf } from './confirmation-text';

/** Undefined unless a prepayment is expected. */
export function giroCode(receipt: Receipt): QrPicture | undefined {
  const bank = transferOf(receipt);
  const { openCents, number } = receipt.order;
  if (!bank) return undefined;
  return qrPicture(giroCodeText(bank, openCents, number), { ecc: 'M' });
}
