import { formatNumber } from '~/values/german-number';
import { formatCents } from '~/values/money';
import { lineCents, type QuoteLine, type QuoteStateNow } from './quote';

export const quoteStateNames: Readonly<Record<QuoteStateNow, string>> = {
  open: 'wartet auf Antwort',
  accepted: 'beauftragt',
  declined: 'abgelehnt',
  withdrawn: 'durch einen neuen ersetzt',
  expired: 'abgelaufen',
};

/** 'Bremsen vorn: 12 AW, Arbeit 118,80 €, Teile 96,00 €, zusammen 214,80 €' */
export function lineText(line: QuoteLine): string {
  const { label, unitsTenths, labourCents, partsCents, isExtra } = line;
  const parts = [
    unitsTenths > 0 ? `${formatNumber(unitsTenths / 10)} AW` : '',
    labourCents > 0 ? `Arbeit ${formatCents(labourCents)}` : '',
    partsCents > 0 ? `Teile ${formatCents(partsCents)}` : '',
    `zusammen ${formatCents(lineCents(line))}`,
  ].filter(Boolean);
  return `${isExtra ? 'Auf Wunsch zusätzlich: ' : ''}${label}: ${parts.join(', ')}`;
}

export const quoteNotices: Readonly<Record<string, string>> = {
  beauftragt: 'Vielen Dank, Ihr Auftrag ist bei uns. Eine Bestätigung ist per E-Mail an Sie unterwegs.',
  abgelehnt: 'Sie haben abgelehnt. Eine Bestätigung ist per E-Mail an Sie unterwegs.',
};

export type AnswerRefusal = 'answered' | 'expired' | 'withdrawn';

export const answerRefusals: Readonly<Record<AnswerRefusal, string>> = {
  answered: 'Diesen Kostenvoranschlag haben Sie schon beantwortet.',
  expired: 'Dieser Kostenvoranschlag ist abgelaufen. Bitte fragen Sie uns noch einmal.',
  withdrawn: 'Diesen Kostenvoranschlag hat ein neuer ersetzt, der per E-Mail an Sie gegangen ist.',
};
