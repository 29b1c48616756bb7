import { deskButton } from './desk-button';
import { type EventNews, linesText, subjects } from './event-mail-text';
import { orderTypeNames } from './messages';
import { contactText } from './order';
import type { TextMail } from './text-mail.server';

function happened({ order, kind, actor }: EventNews): string {
  const what = `Die ${orderTypeNames[order.orderType]} ${order.number}`;
  if (kind === 'moved')
    return `${what} liegt jetzt bei ${order.confirmed.title} in ${order.confirmed.city}. Bitte legen Sie die Ware dort zurück.`;
  if (kind === 'bought')
    return `Die Reservierung ${order.number} wurde online gekauft. Bezahlt wird bei der Abholung.`;
  if (kind !== 'cancelled') return `${what} ist abgelaufen.`;
  return actor.type === 'customer'
    ? `${what} wurde online storniert.`
    : `${what} wurde storniert, weil die Zahlung ausblieb.`;
}

/** For goods that became free or were bought without an action of the staff, and for a move. */
export function staffNews(news: EventNews): TextMail | undefined {
  const { order, kind, actor } = news;
  const isFree = (kind === 'cancelled' || kind === 'lapsed') && actor.type !== 'staff';
  const isBought = kind === 'bought' && actor.type === 'customer';
  if (!isFree && !isBought && kind !== 'moved') return undefined;
  const { number, contact } = order;
  const goods = isFree ? ['Diese Ware ist wieder frei:', linesText(news)] : [];
  return {
    subject: `${subjects[kind]}: ${number}`,
    text: [happened(news), ...goods, contactText(contact)].join('\n\n'),
    button: deskButton(news),
  };
}
