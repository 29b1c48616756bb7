import { daysAfter } from '~/values/days';
import { formatIsoDate, germanDate, isoDayAfter } from '~/values/german-date';
import { groupedIban } from '~/values/iban';
import { formatCents } from '~/values/money';
import { DAYS_TO_PAY } from './due-day';
import { lastDayText } from './hold';
import type { PlacedOrder } from './placed-order';

interface Reminded {
  order: PlacedOrder;
  visit?: { day: string } | undefined;
  now: Date;
}

function reservation({ heldUntil, confirmed: { title, city } }: PlacedOrder): string[] {
  return [
    `Ihre Ware ist bei ${title} in ${city}${heldUntil ? ` noch ${lastDayText(heldUntil)}` : ''} für Sie zurückgelegt. Danach geben wir sie wieder frei.`,
    'Brauchen Sie mehr Zeit oder möchten Sie die Ware nicht mehr? Beides geht über den Link in dieser E-Mail.',
  ];
}

/** The further term ends before the appointment; a transfer that cannot come until then is paid at the location. */
function paymentTerm({ order, visit, now }: Reminded): string {
  const usual = germanDate(daysAfter(now, DAYS_TO_PAY));
  const sum = formatCents(order.openCents);
  const before = visit && isoDayAfter(visit.day, -1);
  if (before !== undefined && before <= germanDate(now))
    return `Ihr Termin ist schon am ${formatIsoDate(visit?.day ?? usual)}. Bitte zahlen Sie ${sum} dann vor Ort, bar oder mit Karte, wenn Sie noch nicht überwiesen haben.`;
  const until = before !== undefined && before < usual ? before : usual;
  return `Bitte überweisen Sie ${sum} bis zum ${formatIsoDate(until)}. Verstreicht auch diese Frist, treten wir vom Vertrag zurück und geben die Ware frei.`;
}

/** Of the mail that reminds of a reservation that ends, or of a transfer that did not come. */
export function reminderParagraphs(news: Reminded): string[] {
  const { order } = news;
  if (order.orderType === 'reservierung') return reservation(order);
  const { bank } = order.confirmed.seller;
  return [
    `Ihre Zahlung für die Bestellung ${order.number} ist noch nicht bei uns angekommen. ${paymentTerm(news)}`,
    ...(bank
      ? [
          `Empfänger: ${bank.inhaber}\nIBAN: ${groupedIban(bank.iban)}\nBIC: ${bank.bic}\nVerwendungszweck: ${order.number}`,
        ]
      : []),
    'Haben Sie schon überwiesen? Dann ist nichts weiter zu tun.',
  ];
}
