import { companySettings } from '~/domain/tenancy/company';
import type { Location } from '~/domain/tenancy/directory';
import { openingTable } from '~/domain/tenancy/opening-hours';
import { mapAddress, positionOf, premisesSettings } from '~/domain/tenancy/premises';
import { collectionTime } from './delivery-times';
import { isPaidInAdvance } from './order';
import { isOpen } from './order-state';
import type { PlacedOrder } from './placed-order';

export interface Pickup {
  /** 'sofort abholbereit' */
  time: string;
  /** The location's name, and the lines of its address. */
  address: string[];
  /** 'Mo–Fr' → '08:00–18:00 Uhr' */
  openingHours: { days: string; hours: string }[];
  /** A map of another provider. */
  mapHref: string | undefined;
}

interface Collected {
  order: Pick<PlacedOrder, 'delivery' | 'placedAt' | 'state' | 'payment' | 'totalCents'>;
  location: Location;
  isAllHere: boolean;
}

/** None for a parcel, and once the order has ended. */
export function pickupOf({ order, location, isAllHere }: Collected): Pickup | undefined {
  if (order.delivery === 'versand' || !isOpen(order)) return undefined;
  const { strasse, plz, ort } = companySettings.of(location);
  const position = positionOf(location);
  return {
    time:
      order.state === 'ready'
        ? 'liegt bereit'
        : collectionTime(location, order.placedAt, isAllHere, isPaidInAdvance(order)),
    address: [location.title, strasse, `${plz} ${ort}`],
    openingHours: openingTable(premisesSettings.of(location).openingHours),
    mapHref: position && mapAddress(position),
  };
}

export function pickupText({ time, address, openingHours, mapHref }: Pickup): string {
  return [
    `Abholung: ${time}`,
    ...address,
    ...openingHours.map(({ days, hours }) => `${days} ${hours}`),
    ...(mapHref ? [`Karte: ${mapHref}`] : []),
  ].join('\n');
}
