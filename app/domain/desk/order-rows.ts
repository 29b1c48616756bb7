import { fulfilmentNames, orderTypeNames } from '~/domain/orders/messages';
import { paymentBeside } from '~/domain/orders/order-state-words';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { paymentTerms } from '~/domain/payments/methods';
import { formatMoment } from '~/values/german-date';
import type { Cents } from '~/values/money';

const euros = (cents: Cents) => (cents / 100).toFixed(2).replace('.', ',');

/** For a spreadsheet. */
export function orderRows(orders: readonly Omit<PlacedOrder, 'lines'>[]): Record<string, string>[] {
  return orders.map(({ contact, ...order }) => ({
    Nummer: order.number,
    Zeit: formatMoment(order.placedAt),
    Art: orderTypeNames[order.orderType],
    Vorname: contact.firstName,
    Nachname: contact.lastName,
    'E-Mail': contact.email,
    Telefon: contact.phone,
    Stand: fulfilmentNames[order.fulfilment],
    Zahlungsart: order.payment ? paymentTerms[order.payment].name : '',
    Zahlung: paymentBeside(order) ?? '',
    Summe: euros(order.totalCents),
    Offen: euros(order.openCents),
  }));
}
