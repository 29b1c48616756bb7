import { arrivalDay, workdayAfter } from '~/domain/catalog/inventory/delivery';
import { parcelDays } from '~/domain/content/offer';
import { type Company, companyOf } from '~/domain/tenancy/company';
import { carrierNames, deliverySettings } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { germanDate } from '~/values/german-date';
import type { VatOfRate } from '~/values/vat';

/** When goods are expected; days as `2026-11-28`. */
export interface ExpectedDays {
  /** Null: they can be collected at once. */
  collectFrom: string | null;
  parcelBy: string;
}

/** What was confirmed to the shopper; a mail or page of next year says the same, whatever the settings are then. */
export interface Confirmed extends ExpectedDays {
  seller: Company;
  /** Of the location. */
  title: string;
  city: string;
  /** Names of those who carry parcels. */
  carriers: string[];
  vat: VatOfRate[];
}

/** @param isAllHere nothing is awaited from the central warehouse */
export function expectedDays(
  location: Pick<Location, 'delivery'>,
  orderedAt: Date,
  isAllHere: boolean,
): ExpectedDays {
  const { deliveryDays } = deliverySettings.of(location);
  return {
    collectFrom: isAllHere ? null : germanDate(arrivalDay(orderedAt, deliveryDays)),
    parcelBy: germanDate(workdayAfter(orderedAt, parcelDays(deliveryDays))),
  };
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
