import { salutationNames } from '~/domain/accounts/person-fields';
import type { Contact, Delivery, OrderType } from './order';

export const orderTypeNames: Record<OrderType, string> = { kauf: 'Bestellung', reservierung: 'Reservierung' };

/** 'Guten Tag Frau Berg', and without a guess where there is none. */
export function greeting({ salutation, firstName, lastName }: Contact): string {
  const isNamed = salutation === 'frau' || salutation === 'herr';
  return isNamed
    ? `Guten Tag ${salutationNames[salutation]} ${lastName}`
    : `Guten Tag ${firstName} ${lastName}`;
}

interface StepsPlace {
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

/** What happens next, in one sentence each. */
export function nextSteps(
  order: {
    orderType: OrderType;
    delivery: Delivery;
    payment: string | null;
    number: string;
    totalCents: number;
  },
  place: StepsPlace,
): string[] {
  const news = place.isAllHere ? '' : ' Sobald alles da ist, sagen wir Ihnen Bescheid.';
  if (order.orderType === 'reservierung') {
    return [
      `${place.title} in ${place.city} legt die Ware für Sie zurück: ${place.collection}.${news}`,
      'Sie entscheiden bei der Abholung, ob Sie kaufen, und zahlen dann vor Ort. Die Reservierung verpflichtet Sie zu nichts.',
      `Fragen oder Änderungen: Telefon ${place.phone}, bitte mit der Nummer ${order.number}.`,
    ];
  }
  const isFree = order.totalCents === 0;
  const payment =
    order.payment === 'vorkasse'
      ? `Bitte überweisen Sie den Betrag in den nächsten 7 Tagen, mit ${order.number} als Verwendungszweck.`
      : 'Sie zahlen bei der Abholung, bar oder mit Karte.';
  return [
    isFree ? 'Ihr Gutschein deckt den ganzen Betrag: Es gibt nichts zu bezahlen.' : payment,
    order.delivery === 'versand'
      ? `Wir verschicken die Ware${isFree ? '' : ' nach dem Zahlungseingang'} mit ${place.carrier}: ${place.parcel}.`
      : `Sie holen die Ware in ${place.city} ab: ${place.collection}.${news}`,
    `Fragen: Telefon ${place.phone}, bitte mit der Nummer ${order.number}.`,
  ];
}
