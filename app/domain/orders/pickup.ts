import { townLine } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { type OpeningRow, openingTable } from '~/domain/tenancy/opening-hours';
import { mapAddress, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import { collectionTime } from './delivery-times';
import { isOpen } from './fulfilment';
import { awaitsPayment } from './order';
import type { PlacedOrder } from './placed-order';
import { type Visit, visitTime } from './visit';

export interface Pickup {
  /** 'Abholung', 'Montage' */
  title: string;
  /** 'sofort abholbereit' */
  time: string;
  address: string[];
  openingHours: OpeningRow[];
  mapHref: string | undefined;
}

interface Collected {
  order: Pick<
    PlacedOrder,
    'delivery' | 'placedAt' | 'fulfilment' | 'payment' | 'paymentState' | 'totalCents' | 'confirmed'
  >;
  /** Opening hours and position are today's. */
  location: Location;
  visit?: Visit | undefined;
}

/** Undefined for a parcel, and once the order has ended. */
export function pickupOf({ order, location, visit }: Collected, now: Date): Pickup | undefined {
  if (order.delivery === 'versand' || !isOpen(order)) return undefined;
  const { seller, title } = order.confirmed;
  const position = positionOf(location);
  const collected =
    order.fulfilment === 'ready' ? 'liegt bereit' : collectionTime(order.confirmed, awaitsPayment(order));
  return {
    title: visit?.work ?? 'Abholung',
    time: visit ? visitTime(visit) : collected,
    address: [title, seller.strasse, townLine(seller)].filter(Boolean),
    openingHours: openingTable(premisesSettings.of(location), now),
    mapHref: position && mapAddress(position),
  };
}

export function pickupText({ title, time, address, openingHours, mapHref }: Pickup): string {
  return [
    `${title}: ${time}`,
    ...address,
    ...openingHours.map(({ days, hours }) => `${days} ${hours}`),
    ...(mapHref ? [`Karte: ${mapHref}`] : []),
  ].join('\n');
}
