import { dueTexts } from '~/domain/orders/payment-words';
import { paymentTerms } from '~/domain/payments/methods';
import { groupedIban } from '~/values/iban';
import { formatCents } from '~/values/money';
import type { DocumentData } from './document';

type Paid = Pick<DocumentData, 'kind' | 'method' | 'paidCents' | 'seller' | 'order'> & {
  figures: { totalCents: number };
};

function howToPay({ method, seller: { bank }, order }: Paid): string {
  const account = bank ? `${groupedIban(bank.iban)}, ${bank.inhaber}` : '';
  return dueTexts[method ?? 'abholung'](account, order.number);
}

/** BT-20, and the words below the sums. */
export function paymentText(document: Paid): string {
  const { kind, method, paidCents, figures } = document;
  const due = figures.totalCents - paidCents;
  if (kind === 'correction')
    return paidCents > 0
      ? `${formatCents(paidCents)} haben wir Ihnen erstattet.`
      : 'Um diesen Betrag verringert sich, was noch zu bezahlen ist.';
  const how = method ? ` (${paymentTerms[method].name})` : '';
  if (due === 0) return `Der Rechnungsbetrag ist bezahlt${how}.`;
  const open = `Offen ist der Betrag von ${formatCents(due)}${how}. ${howToPay(document)}`;
  return paidCents > 0 ? `${formatCents(paidCents)} sind bezahlt. ${open}` : open;
}
