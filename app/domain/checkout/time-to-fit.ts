import { workdayAfter } from '~/domain/catalog/inventory/delivery';
import { expectedDays, goodsFrom, isEverythingHere } from '~/domain/orders/confirmed';
import { DAYS_TO_PAY } from '~/domain/orders/due-day';
import { isTransfer, type PaymentMethod } from '~/domain/payments/methods';
import type { Location } from '~/domain/tenancy/directory';
import { unpackedAt } from '~/domain/workshop/appointments/unpacked';
import { germanMoment } from '~/values/german-clock';
import { germanDate, isoDayAfter } from '~/values/german-date';

/** § 675s (1) BGB: a transfer takes a banking day; another one is left for the order of it. */
const TRANSFER_WORKDAYS = 2;

type FittingLocation = Pick<Location, 'delivery' | 'premises' | 'workshop'>;

/** When the goods of an order can be put on: here while the location is open, or arrived and unpacked. Undefined: now. */
export function workFrom(location: FittingLocation, orderedAt: Date, isAllHere: boolean): Date | undefined {
  const days = expectedDays(location, orderedAt, isAllHere);
  const { collectFrom } = days;
  return collectFrom === null || isEverythingHere(days) ? goodsFrom(days) : unpackedAt(location, collectFrom);
}

const endOfDay = (isoDay: string): Date => germanMoment(isoDayAfter(isoDay, 1), '00:00') ?? new Date(isoDay);

/** The goods are ordered once a transfer arrived. @param paidOn ISO day */
function workAfterTransfer(location: FittingLocation, paidOn: string, isAllHere: boolean): Date {
  const paid = endOfDay(paidOn);
  return workFrom(location, paid, isAllHere) ?? paid;
}

const soonestTransfer = (now: Date): string => germanDate(workdayAfter(now, TRANSFER_WORKDAYS));

/** When the goods of an order that is paid by a transfer can be put on. */
export function workFromTransfer(location: FittingLocation, now: Date, isAllHere: boolean): Date {
  return workAfterTransfer(location, soonestTransfer(now), isAllHere);
}

/** What is to be put on, and when. */
export interface PlannedWork {
  startsAt: Date;
  isAllHere: boolean;
}

/**
 * The day by which a transfer must arrive, so that the goods are there for their appointment.
 * @returns an ISO day, at most `DAYS_TO_PAY` after the order; undefined: no transfer is in time
 */
export function lastDayToPay(
  location: FittingLocation,
  orderedAt: Date,
  { startsAt, isAllHere }: PlannedWork,
): string | undefined {
  const soonest = soonestTransfer(orderedAt);
  const today = germanDate(orderedAt);
  for (let days = DAYS_TO_PAY; days > 0; days -= 1) {
    const day = isoDayAfter(today, days);
    if (day < soonest) return undefined;
    if (workAfterTransfer(location, day, isAllHere) <= startsAt) return day;
  }
  return undefined;
}

export interface WorkTime {
  /** The goods can be put on; undefined: at once. */
  from: Date | undefined;
  /** ISO day by which a transfer must arrive. */
  payBy?: string;
}

/** Undefined: the goods, or the money for them, come later than the appointment. @param awaitsTransfer the order is paid by one */
export function timeOfWork(
  location: FittingLocation,
  orderedAt: Date,
  work: PlannedWork,
  awaitsTransfer: boolean,
): WorkTime | undefined {
  const { startsAt, isAllHere } = work;
  if (!awaitsTransfer) {
    const from = workFrom(location, orderedAt, isAllHere);
    return from && from > startsAt ? undefined : { from };
  }
  const payBy = lastDayToPay(location, orderedAt, work);
  return payBy === undefined ? undefined : { from: workAfterTransfer(location, payBy, isAllHere), payBy };
}

export interface OfferedInTime {
  methods: PaymentMethod[];
  /** A transfer would be too late for the appointment: when its work could begin. */
  transferWorkFrom?: Date;
}

/** Ways to pay after which the goods are still there for their appointment. @param work undefined: no appointment */
export function methodsInTime(
  methods: readonly PaymentMethod[],
  location: FittingLocation,
  now: Date,
  work: PlannedWork | undefined,
): OfferedInTime {
  const isInTime = !work || lastDayToPay(location, now, work) !== undefined;
  if (isInTime || !methods.some(isTransfer)) return { methods: [...methods] };
  return {
    methods: methods.filter((method) => !isTransfer(method)),
    transferWorkFrom: workFromTransfer(location, now, work.isAllHere),
  };
}
