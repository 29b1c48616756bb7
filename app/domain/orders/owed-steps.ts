import { isTransfer } from '~/domain/payments/methods';
import { type Cents, formatCents } from '~/values/money';
import { type OrderFulfilment, owesMoney } from './fulfilment';
import type { OrderType } from './order';
import { type LatestTry, wordsOf } from './payment-words';

type OwedOrder = Parameters<typeof wordsOf>[0] & {
  number: string;
  orderType: OrderType;
  fulfilment: OrderFulfilment;
  openCents: Cents;
  isWithdrawn?: true;
};

/** Of goods that the shopper has, and that are not paid: what is to pay, by when and how. Empty if nothing is. */
export function owedSteps(
  order: OwedOrder,
  { phone, latestTry }: { phone: string; latestTry?: LatestTry | undefined },
): string[] {
  if (!owesMoney(order) || order.isWithdrawn) return [];
  const questions = `Fragen: Telefon ${phone}, bitte mit der Nummer ${order.number}.`;
  const words = wordsOf(order, latestTry);
  const isUnderWay = order.paymentState === 'pending' || latestTry === 'underway';
  if (isUnderWay && words) return [words.step, questions];
  const takenBack = order.paymentState === 'charged-back' ? 'Ihre Zahlung wurde zurückgebucht. ' : '';
  const due = `${takenBack}Zu zahlen sind noch ${formatCents(order.openCents)}, sofort und ohne Abzug.`;
  const how = isTransfer(order.payment)
    ? `Bitte überweisen Sie den Betrag, mit ${order.number} als Verwendungszweck.`
    : 'Bitte zahlen Sie bei uns im Autohaus, bar oder mit Karte.';
  return [due, how, questions];
}
