import { arrivalAt, opensAt } from '~/domain/catalog/inventory/collection';
import { workdayAfter } from '~/domain/catalog/inventory/delivery';
import { parcelDays } from '~/domain/content/offer';
import { type Company, companyOf } from '~/domain/tenancy/company';
import { deliverySettings, type ShippingMethod, shippingMethods } from '~/domain/tenancy/delivery';
import type { Location } from '~/domain/tenancy/directory';
import { germanMoment } from '~/values/german-clock';
import { germanDate } from '~/values/german-date';
import type { VatOfRate } from '~/values/vat';
import type { HeldConfirmed } from './hold';

/** ISO days: `2026-11-28`. */
export interface ExpectedDays {
  /** Null: at once. */
  collectFrom: string | null;
  /** '08:00': everything is at the location, which opens then. */
  collectTime?: string;
  parcelBy: string;
}

/** Frozen at the order: later settings do not change mails and pages. */
export interface Confirmed extends ExpectedDays, HeldConfirmed {
  seller: Company;
  title: string;
  city: string;
  /** Names. One, or none without a parcel; older orders have all that the location offered. */
  carriers: string[];
  /** Chosen for the parcel. */
  carrierCode?: string;
  vat: VatOfRate[];
  /** ISO day by which a transfer must arrive for an appointment; undefined: `DAYS_TO_PAY` after the order. */
  payBy?: string;
  /** § 356 (4) BGB: when the shopper asked for work before the time for withdrawal is over. */
  earlyStartAt?: string;
  /** Parts that do not fit together, as the shopper was told and accepted it. */
  mismatches?: string[];
}

/** @param isAllHere nothing comes from the central warehouse @param shipping the first of the location, unless another is chosen */
export function expectedDays(
  location: Pick<Location, 'delivery' | 'premises'>,
  orderedAt: Date,
  isAllHere: boolean,
  shipping: Pick<ShippingMethod, 'transitDays'> = shippingMethods(location)[0],
): ExpectedDays {
  const { deliveryDays } = deliverySettings.of(location);
  const opens = isAllHere ? opensAt(location, orderedAt) : undefined;
  return {
    collectFrom: isAllHere ? (opens?.day ?? null) : arrivalAt(location, orderedAt),
    ...(opens && { collectTime: opens.time }),
    parcelBy: germanDate(workdayAfter(orderedAt, parcelDays(deliveryDays, shipping))),
  };
}

export function isEverythingHere({ collectFrom, collectTime }: ExpectedDays): boolean {
  return collectFrom === null || collectTime !== undefined;
}

/** When the goods can be worked on. Undefined: now. */
export function goodsFrom({
  collectFrom,
  collectTime = '00:00',
}: Pick<ExpectedDays, 'collectFrom' | 'collectTime'>) {
  return collectFrom === null ? undefined : germanMoment(collectFrom, collectTime);
}

export function confirmedNow(
  location: Location,
  orderedAt: Date,
  {
    isAllHere,
    vat,
    shipping,
  }: { isAllHere: boolean; vat: VatOfRate[]; shipping?: ShippingMethod | undefined },
): Confirmed {
  const { title, city } = location;
  return {
    ...expectedDays(location, orderedAt, isAllHere, shipping),
    seller: companyOf(location),
    title,
    city,
    carriers: shipping ? [shipping.name] : [],
    ...(shipping && { carrierCode: shipping.code }),
    vat,
  };
}
