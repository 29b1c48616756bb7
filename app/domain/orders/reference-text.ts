import { dayOfTransfer } from '~/domain/payments/transfer';
import { formatIsoDate } from '~/values/german-date';
import { tillReferences } from './hand-over-payment';

/** What `finishRefunds` adds, so that the ledger counts each refund once. */
const REFUND_MARK = / [0-9a-f]{8}$/;
const BY_HAND = 'by hand';
const MADE_UP = /^(?:paid|received) \d+(?:-[a-z]+)*(?: \(\d+\))?$/;

/** Of an entry of the ledger, for people and bookkeeping. Undefined for a reference that the shop made up. */
export function referenceText({ kind, reference }: { kind: string; reference: string }): string | undefined {
  const told = kind === 'refunded' ? reference.replace(REFUND_MARK, '') : reference;
  const bookedOn = dayOfTransfer(told);
  if (told.startsWith(`${tillReferences.bar} `)) return 'bar an der Kasse';
  if (told.startsWith(`${tillReferences.karte} `)) return 'mit Karte an der Kasse';
  if (bookedOn) return `Überweisung vom ${formatIsoDate(bookedOn)}`;
  return told === BY_HAND || MADE_UP.test(told) ? undefined : told;
}
