import type { PaymentState } from '~/domain/payments/ledger';
import { isTransfer, type PaymentMethod } from '~/domain/payments/methods';
import type { Actor } from '~/values/actor';
import { formatIsoDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { FulfilmentResult } from './change';
import type { Confirmed } from './confirmed';
import { dueDay } from './due-day';
import { isOpen, type OrderFulfilment } from './fulfilment';
import { type HeldConfirmed, holdOf, holdText, lastDayText } from './hold';
import { awaitsPayment, type Delivery, type OrderType } from './order';
import type { OrderEvent } from './order-history.server';
import { owedSteps } from './owed-steps';
import { type LatestTry, paidAlready, wordsOf } from './payment-words';

export const orderTypeNames: Record<OrderType, string> = { kauf: 'Bestellung', reservierung: 'Reservierung' };

export const fulfilmentNames: Record<OrderFulfilment, string> = {
  confirmed: 'Eingegangen',
  ready: 'Abholbereit',
  'partly-handed-over': 'Teilweise abgeholt',
  'partly-shipped': 'Teilweise verschickt',
  'handed-over': 'Abgeholt',
  shipped: 'Verschickt',
  returned: 'Zurückgegeben',
  cancelled: 'Storniert',
  lapsed: 'Abgelaufen',
};

const eventNames: Record<OrderEvent['kind'], string> = {
  placed: 'Eingegangen',
  accepted: 'Bestätigt',
  prolonged: 'Verlängert',
  moved: 'Verlegt',
  bought: 'In einen Kauf umgewandelt',
  reminded: 'Erinnerung verschickt',
  'deposit-added': 'Pfand hinzugekommen, weil der Einbau entfällt',
  'deposit-waived': 'Pfand entfallen, weil die Batterie eingebaut wird',
  'deposit-returned': 'Rückgabe einer alten Batterie nachgewiesen',
  written: 'E-Mail geschrieben',
  ready: 'Abholbereit',
  'handed-over': 'Abgeholt',
  shipped: 'Verschickt',
  returned: 'Zurückgegeben',
  cancelled: 'Storniert',
  lapsed: 'Abgelaufen',
  pending: 'Zahlung angekündigt',
  failed: 'Zahlung fehlgeschlagen',
  received: 'Zahlung eingegangen',
  voided: 'Zahlung berichtigt',
  refunded: 'Erstattet',
  'charged-back': 'Zahlung zurückgebucht',
};

/** 'Reservierung RH-… bei Autohaus Muster, Kiel: Eingegangen, zurückgelegt bis einschließlich …' */
export function openOrderText(order: OpenOrder): string {
  const { number, confirmed, orderType, fulfilment } = order;
  const hold = holdOf(order);
  const held = hold ? `, zurückgelegt ${holdText(hold)}` : '';
  return `${orderTypeNames[orderType]} ${number} bei ${confirmed.title}, ${confirmed.city}: ${fulfilmentNames[fulfilment]}${held}`;
}

function actorText({ type }: Actor): string {
  return type === 'customer' ? 'von Ihnen' : 'vom Autohaus';
}

/** 'Storniert vom Autohaus', 'Verlängert von Ihnen bis einschließlich 28. November 2026', 'Verschickt (1 von 4 Stück)', 'Zahlung eingegangen (84,90 €)' */
export function eventText(event: OrderEvent, allPieces: number, by = actorText): string {
  const name = eventNames[event.kind];
  if (event.life === 'payment')
    return event.amountCents === 0 ? name : `${name} (${formatCents(event.amountCents)})`;
  if (event.life === 'note') {
    if (event.until) return `${name} ${by(event.actor)} ${lastDayText(event.until)}`;
    return event.place ? `${name} nach ${event.place}` : name;
  }
  if (event.goods === 'missing') return 'Rückgabe angenommen, ohne die Ware';
  const pieces = event.pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const part = pieces > 0 && pieces < allPieces ? ` (${pieces} von ${allPieces} Stück)` : '';
  return event.kind === 'cancelled' ? `${name} ${by(event.actor)}${part}` : `${name}${part}`;
}

/** Above an order that its shopper has cancelled. */
export const cancelledTexts: Record<OrderType, string> = {
  kauf: 'Die Bestellung ist storniert. Sie müssen nichts bezahlen. Die Bestätigung kommt per E-Mail.',
  reservierung:
    'Die Reservierung ist storniert. Es entstehen Ihnen keine Kosten. Die Bestätigung kommt per E-Mail.',
};

export function cancelQuestion(orderType: OrderType, payment: PaymentMethod | null): string {
  return orderType === 'kauf'
    ? `Möchten Sie die Bestellung wirklich stornieren? Der Kaufvertrag endet damit, und Sie müssen nichts bezahlen. ${paidAlready(payment)}, dann rufen Sie uns bitte an: Wir zahlen das Geld zurück.`
    : 'Möchten Sie die Reservierung wirklich aufgeben? Wir legen die Ware dann nicht mehr für Sie zurück. Es entstehen Ihnen keine Kosten.';
}

export const NOT_PROLONGABLE =
  'Diese Reservierung lässt sich online nicht weiter verlängern. Rufen Sie uns dafür bitte an.';

export function cancelMessage(result: Extract<FulfilmentResult, { ok: false }>): string {
  switch (result.code) {
    case 'unknown-order':
      return 'Diesen Vorgang gibt es nicht.';
    case 'impossible-event':
      return `Das geht online nicht mehr (Stand: ${fulfilmentNames[result.fulfilment]}). Rufen Sie uns bitte an.`;
    case 'unknown-line':
    case 'too-many-pieces':
    case 'insufficient-stock':
    case 'awaits-payment':
    case 'fitting-in-part':
      return 'Das hat nicht geklappt. Bitte rufen Sie uns an.';
  }
}

/** Above what did not go together. */
export const ACCEPTED_MISMATCHES = 'Diese Hinweise wurden vor dem Absenden bestätigt:';

export const TERMS_MESSAGE = 'Bitte bestätigen Sie die AGB und die Widerrufsbelehrung.';

export const CHANGED_SINCE =
  'Die Reservierung hat sich geändert, seit Sie diese Seite geöffnet haben. Bitte prüfen Sie sie und bestellen Sie noch einmal.';

/** Of the part of an order's sum that was neither paid nor is due; negative: paid too much. */
export const unpaidText = (cents: number): string =>
  cents > 0 ? 'Storniert oder zurück, nicht bezahlt' : 'Zu viel bezahlt';

/** Above the page of a reservation whose purchase came too late, by the name in its address. */
export const NOT_BOUGHT = 'nicht-gekauft';
export const notBoughtTexts = {
  [NOT_BOUGHT]:
    'Sie haben nichts gekauft: Diese Reservierung war schon beendet. Rufen Sie uns bitte an, wenn Sie die Ware noch möchten.',
};

interface OpenOrder {
  number: string;
  orderType: OrderType;
  fulfilment: OrderFulfilment;
  heldUntil: Date | null;
  extensions: number;
  confirmed: HeldConfirmed & { title: string; city: string };
}

interface NextStepsOrder {
  orderType: OrderType;
  delivery: Delivery;
  fulfilment: OrderFulfilment;
  heldUntil: Date | null;
  extensions: number;
  placedAt: Date;
  confirmed: HeldConfirmed & Pick<Confirmed, 'payBy'>;
  payment: PaymentMethod | null;
  paymentState: PaymentState;
  number: string;
  totalCents: number;
  openCents: number;
  isWithdrawn?: true;
}

interface NextStepsPlace {
  title: string;
  city: string;
  phone: string;
  /** 'DHL oder GLS' */
  carrier: string;
  isAllHere: boolean;
  /** 'sofort abholbereit' */
  collection: string;
  /** 'bis Fr., 27.11. bei Ihnen' */
  parcel: string;
  /** In place of a collection. */
  visit: string | undefined;
  latestTry?: LatestTry | undefined;
}

const newsText = ({ isAllHere }: NextStepsPlace) =>
  isAllHere ? '' : ' Sobald alles da ist, sagen wir Ihnen Bescheid.';

function reservationSteps(order: NextStepsOrder, place: NextStepsPlace): string[] {
  const { fulfilment, number } = order;
  const hold = holdOf(order);
  const held = hold ? ` ${holdText(hold)}` : '';
  const until = place.visit ? '.' : `: ${place.collection}.${newsText(place)}`;
  return [
    fulfilment === 'ready'
      ? `Die Ware liegt bei ${place.title} in ${place.city} bereit, für Sie zurückgelegt${held}.`
      : `Wir legen die Ware${held} bei ${place.title} in ${place.city} für Sie zurück${until}`,
    ...(place.visit ? [place.visit] : []),
    'Sie entscheiden bei der Abholung, ob Sie kaufen, und zahlen dann vor Ort. Die Reservierung verpflichtet Sie zu nichts.',
    `Fragen oder Änderungen: Telefon ${place.phone}, bitte mit der Nummer ${number}.`,
  ];
}

function paymentStep(order: NextStepsOrder, latestTry: LatestTry | undefined): string {
  if (order.totalCents === 0) {
    return 'Ihr Gutschein deckt den ganzen Betrag: Es gibt nichts zu bezahlen.';
  }
  if (isTransfer(order.payment) && order.paymentState === 'open')
    return `Bitte überweisen Sie den Betrag bis zum ${formatIsoDate(dueDay(order))}, mit ${order.number} als Verwendungszweck.`;
  const words = wordsOf(order, latestTry);
  if (words) return words.step;
  if (awaitsPayment(order) && order.paymentState === 'partly-paid') {
    return isTransfer(order.payment)
      ? `Es fehlen noch ${formatCents(order.openCents)}: Bitte überweisen Sie den Rest, mit ${order.number} als Verwendungszweck.`
      : `Es fehlen noch ${formatCents(order.openCents)}. Wir melden uns bei Ihnen.`;
  }
  return order.paymentState === 'paid' ? 'Ihre Zahlung ist eingegangen.' : 'Zu Ihrer Zahlung melden wir uns.';
}

function withdrawnSteps({ payment, number }: NextStepsOrder, { phone }: NextStepsPlace): string[] {
  return [
    `Ihr Widerruf ist bei uns eingegangen. Bitte ${isTransfer(payment) ? 'überweisen' : 'bezahlen'} Sie nichts mehr.`,
    `${paidAlready(payment)}, erstatten wir Ihnen das Geld. Wir melden uns bei Ihnen.`,
    `Fragen: Telefon ${phone}, bitte mit der Nummer ${number}.`,
  ];
}

function purchaseSteps(order: NextStepsOrder, place: NextStepsPlace): string[] {
  const collection =
    place.visit ??
    (order.fulfilment === 'ready'
      ? `Die Ware liegt für Sie bei ${place.title} in ${place.city} bereit.`
      : `Sie holen die Ware in ${place.city} ab: ${place.collection}.${newsText(place)}`);
  return [
    paymentStep(order, place.latestTry),
    order.delivery === 'versand'
      ? `Wir versenden die Ware${awaitsPayment(order) ? ' nach Zahlungseingang' : ''}${place.carrier && ` mit ${place.carrier}`}: ${place.parcel}.`
      : collection,
    `Fragen: Telefon ${place.phone}, bitte mit der Nummer ${order.number}.`,
  ];
}

/** Empty once the goods are handed over and paid, or free again. */
export function nextSteps(order: NextStepsOrder, place: NextStepsPlace): string[] {
  if (!isOpen(order)) return owedSteps(order, place);
  if (order.isWithdrawn) return withdrawnSteps(order, place);
  return order.orderType === 'reservierung' ? reservationSteps(order, place) : purchaseSteps(order, place);
}
