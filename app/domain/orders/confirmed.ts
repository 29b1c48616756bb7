import { arrivalAt, opensAt } from '~/domain/catalog/inventory/collection';
import { workdayAfter } from '~/domain/catalog/inventory/delivery';
import { parcelDays } from '~/domain/content/offer';
import { type Company, companyOf } from '~/domain/tenancy/company';
import { carrierNames, deliverySettings } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { germanDate } from '~/values/german-date';
import type { VatOfRate } from '~/values/vat';

/** ISO days: `2026-11-28`. */
export interface ExpectedDays {
  /** Null: at once. */
  collectFrom: string | null;
  /** '08:00': everything is at the location, which opens then. */
  collectTime?: string;
  parcelBy: string;
}

/** Frozen at the order: later settings do not change mails and pages. */
export interface Confirmed extends ExpectedDays {
  seller: Company;
  title: string;
  city: string;
  carriers: string[];
  vat: VatOfRate[];
  /** Of a reservation. */
  heldDays?: number | undefined;
}

/** @param isAllHere nothing comes from the central warehouse */
export function expectedDays(
  location: Pick<Location, 'delivery' | 'premises'>,
  orderedAt: Date,
  isAllHere: boolean,
): ExpectedDays {
  const { deliveryDays } = deliverySettings.of(location);
  const opens = isAllHere ? opensAt(location, orderedAt) : undefined;
  return {
    collectFrom: isAllHere ? (opens?.day ?? null) : arrivalAt(location, orderedAt),
    ...(opens && { collectTime: opens.time }),
    parcelBy: germanDate(workdayAfter(orderedAt, parcelDays(deliveryDays))),
  };
}

export function isEverythingHere({ collectFrom, collectTime }: ExpectedDays): boolean {
  return collectFrom === null || collectTime !== undefined;
}

export function confirmedNow(
  location: Location,
  orderedAt: Date,
  { isAllHere, vat }: { isAllHere: boolean; vat: VatOfRate[] },
): Confirmed {
  const { title, city } = location;
  return {
    ...expectedDays(location, orderedAt, isAllHere),
    seller: companyOf(location),
    title,
    city,
    carriers: carrierNames(location),
    vat,
  };
}
