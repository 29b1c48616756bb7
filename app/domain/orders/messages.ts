import { salutationNames } from '~/domain/accounts/person-fields';
import { formatLastDay } from '~/values/german-date';
import type { Contact, Delivery, OrderType } from './order';
import { type ChangeStateResult, isOpen, type OrderActor, type OrderState } from './order-state';

export const orderTypeNames: Record<OrderType, string> = { kauf: 'Bestellung', reservierung: 'Reservierung' };

export const DAYS_TO_PAY = 7;

export const stateNames: Record<OrderState, string> = {
  placed: 'Eingegangen',
  ready: 'Abholbereit',
  collected: 'Abgeholt',
  shipped: 'Verschickt',
  cancelled: 'Storniert',
  lapsed: 'Abgelaufen',
};

/** Who brought an order into a state, where that is worth a word. */
export function actorText(state: OrderState, actor: OrderActor): string | undefined {
  if (state !== 'cancelled') return undefined;
  return actor === 'shopper' ? 'von Ihnen' : 'vom Autohaus';
}

export function cancelReservationMessage(result: Extract<ChangeStateResult, { ok: false }>): string {
  switch (result.code) {
    case 'unknown-order':
      return 'Diese Reservierung gibt es nicht.';
    case 'impossible-state':
      return `Das geht nicht mehr: Der Vorgang ist schon beendet (${stateNames[result.state]}).`;
    case 'insufficient-stock':
      return 'Das hat nicht geklappt. Bitte rufen Sie uns an.';
  }
}

/** 'bis einschließlich 28. November 2026' */
export function heldText(heldUntil: Date): string {
  return `bis einschließlich ${formatLastDay(heldUntil)}`;
}

/** 'Guten Tag Frau Berg', and without a guess where there is none. */
export function greeting({ salutation, firstName, lastName }: Contact): string {
  const isNamed = salutation === 'frau' || salutation === 'herr';
  return isNamed
    ? `Guten Tag ${salutationNames[salutation]} ${lastName}`
    : `Guten Tag ${firstName} ${lastName}`;
}

interface NextStepsOrder {
  orderType: OrderType;
  delivery: Delivery;
  state: OrderState;
  heldUntil: Date | null;
  payment: string | null;
  number: string;
  totalCents: number;
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
}

const newsText = ({ isAllHere }: NextStepsPlace) =>
  isAllHere ? '' : ' Sobald alles da ist, sagen wir Ihnen Bescheid.';

function reservationSteps({ state, heldUntil, number }: NextStepsOrder, place: NextStepsPlace): string[] {
  const held = heldUntil ? ` ${heldText(heldUntil)}` : '';
  return [
    state === 'ready'
      ? `Die Ware liegt bei ${place.title} in ${place.city} bereit, für Sie zurückgelegt${held}.`
      : `${place.title} in ${place.city} legt die Ware${held} für Sie zurück: ${place.collection}.${newsText(place)}`,
    'Sie entscheiden bei der Abholung, ob Sie kaufen, und zahlen dann vor Ort. Die Reservierung verpflichtet Sie zu nichts.',
    `Fragen oder Änderungen: Telefon ${place.phone}, bitte mit der Nummer ${number}.`,
  ];
}

function purchaseSteps(order: NextStepsOrder, place: NextStepsPlace): string[] {
  const isFree = order.totalCents === 0;
  const payment =
    order.payment === 'vorkasse'
      ? `Bitte überweisen Sie den Betrag in den nächsten ${DAYS_TO_PAY} Tagen, mit ${order.number} als Verwendungszweck.`
      : 'Sie zahlen bei der Abholung, bar oder mit Karte.';
  const collection =
    order.state === 'ready'
      ? `Die Ware liegt für Sie bei ${place.title} in ${place.city} bereit.`
      : `Sie holen die Ware in ${place.city} ab: ${place.collection}.${newsText(place)}`;
  return [
    isFree ? 'Ihr Gutschein deckt den ganzen Betrag: Es gibt nichts zu bezahlen.' : payment,
    order.delivery === 'versand'
      ? `Wir verschicken die Ware${isFree ? '' : ' nach dem Zahlungseingang'} mit ${place.carrier}: ${place.parcel}.`
      : collection,
    `Fragen: Telefon ${place.phone}, bitte mit der Nummer ${order.number}.`,
  ];
}

/** What happens next, in one sentence each; nothing once the goods are handed over or free again. */
export function nextSteps(order: NextStepsOrder, place: NextStepsPlace): string[] {
  if (!isOpen(order)) return [];
  return order.orderType === 'reservierung' ? reservationSteps(order, place) : purchaseSteps(order, place);
}
