import { z } from 'zod';
import type { Location } from '~/domain/tenancy/directory';
import { firstOpenDay } from '~/domain/tenancy/opening-hours';
import { premisesSettings } from '~/domain/tenancy/premises';
import { defineSettings, setting } from '~/domain/tenancy/settings';
import { workshopSettings } from '~/domain/workshop/settings';
import { momentOfDatabase } from '~/values/calendar';
import { endOfGermanDay, germanDate, isoDayAfter } from '~/values/german-date';
import { isOpen, type OrderFulfilment } from './fulfilment';
import { daysText, type HeldConfirmed, type Hold, holdRuleText } from './hold';
import type { OrderType } from './order';

const DEFAULT_DAYS = 7;
const DAYS_AFTER_FITTING = 3;

const limit = (fallback: number, file: string) =>
  setting(z.int().min(1).max(100_000).default(fallback), { file, fallback });

export const reservationSettings = defineSettings('checkout', {
  /** Null: seven. */
  reservationDays: setting(z.int().min(1).max(60).nullable().default(null), {
    file: 'reservierungTage',
    fallback: null,
  }),
  /** How often a shopper may prolong a reservation, each time by `reservationDays`. */
  reservationExtensions: setting(z.int().min(0).max(12).default(1), {
    file: 'reservierungVerlaengerungen',
    fallback: 1,
  }),
  /** Open reservations of one e-mail address or telephone number, and their pieces. */
  contactReservations: limit(20, 'reservierungenJeKontakt'),
  contactPieces: limit(80, 'reservierteStueckJeKontakt'),
  /** The same of one network address. */
  networkReservations: limit(60, 'reservierungenJeNetz'),
  networkPieces: limit(240, 'reservierteStueckJeNetz'),
});

type HoldingLocation = Pick<Location, 'checkout' | 'premises'>;

/** Limits of open reservations. */
export interface ReservationLimits {
  contact: { reservations: number; pieces: number };
  network: { reservations: number; pieces: number };
}

export function limitsOf(location: Pick<Location, 'checkout'>): ReservationLimits {
  const limits = reservationSettings.of(location);
  return {
    contact: { reservations: limits.contactReservations, pieces: limits.contactPieces },
    network: { reservations: limits.networkReservations, pieces: limits.networkPieces },
  };
}

export function reservationDaysOf(location: Pick<Location, 'checkout'>): number {
  return reservationSettings.of(location).reservationDays ?? DEFAULT_DAYS;
}

/**
 * The last day is `days` days after the day on which the goods are ready, or the location's next open day.
 * @param readyDay ISO day, which does not count
 */
export function holdFrom(
  location: HoldingLocation,
  readyDay: string,
  days = reservationDaysOf(location),
): Hold {
  const last = firstOpenDay(premisesSettings.of(location), isoDayAfter(readyDay, days));
  return { until: endOfGermanDay(new Date(`${last}T12:00:00Z`)), days };
}

interface HeldOrder {
  orderType: OrderType;
  fulfilment: OrderFulfilment;
  heldUntil: Date | null;
  extensions: number;
  confirmed: HeldConfirmed;
}

type Held<Order> = Order & { heldUntil: Date };

export function isHeldReservation<Order extends Pick<HeldOrder, 'orderType' | 'fulfilment' | 'heldUntil'>>(
  order: Order,
): order is Held<Order> {
  return order.orderType === 'reservierung' && isOpen(order) && order.heldUntil !== null;
}

/** Without what a fitting appointment adds. */
export function holdByRule({ confirmed }: Pick<HeldOrder, 'confirmed'>, heldUntil: Date): Date {
  return confirmed.heldWithoutFitting ? momentOfDatabase(confirmed.heldWithoutFitting) : heldUntil;
}

/** The rule alone again, but so many days from now, that the goods can still be collected. */
export function holdAfterFitting(
  { heldUntil, confirmed }: Held<Pick<HeldOrder, 'confirmed'>>,
  location: HoldingLocation,
  now: Date,
): Date {
  const days = Math.min(confirmed.heldDays ?? reservationDaysOf(location), DAYS_AFTER_FITTING);
  const least = holdFrom(location, germanDate(now), days).until;
  const byRule = holdByRule({ confirmed }, heldUntil);
  return byRule > least ? byRule : least;
}

/** Undefined: not, or not again. */
export function prolongedHold(order: HeldOrder, location: HoldingLocation, now: Date): Hold | undefined {
  const { reservationExtensions } = reservationSettings.of(location);
  const { heldUntil, extensions } = order;
  if (order.orderType !== 'reservierung' || !isOpen(order) || !heldUntil || heldUntil <= now)
    return undefined;
  if (extensions >= reservationExtensions) return undefined;
  const lastDay = germanDate(new Date(heldUntil.getTime() - 1));
  return { ...holdFrom(location, lastDay, order.confirmed.heldDays), extensions: extensions + 1 };
}

/** A clause of the terms. */
export function holdTerms(location: Pick<Location, 'checkout' | 'workshop'>): string {
  const { reservationExtensions: times } = reservationSettings.of(location);
  const days = reservationDaysOf(location);
  const often = times === 1 ? 'einmal' : `${times}-mal`;
  return [
    `Wir sagen Ihnen, wann die Ware bereitliegt, und legen sie so lange für Sie zurück: ${holdRuleText(days)}.`,
    'Dieser Tag zählt nicht mit. Ist der letzte Tag ein Feiertag oder haben wir an ihm geschlossen, gilt der nächste Tag, an dem wir geöffnet haben.',
    'Den letzten Tag nennen wir Ihnen, bevor Sie reservieren, und in der Bestätigung. Liegt die Ware später bereit als angekündigt, verschiebt er sich entsprechend.',
    ...(times > 0
      ? [
          `Über den Link in unserer E-Mail können Sie die Reservierung ${often} um ebenso viele Tage verlängern.`,
        ]
      : []),
    ...(workshopSettings.of(location).appointments
      ? [
          `Haben Sie dazu einen späteren Termin in der Werkstatt, bleibt die Ware bis zum Ende dieses Tages zurückgelegt. Entfällt nur der Termin, gilt wieder die genannte Frist, mindestens aber noch ${daysText(Math.min(days, DAYS_AFTER_FITTING))}.`,
        ]
      : []),
    'Holen Sie die Ware bis dahin nicht ab und vereinbaren wir nichts anderes, geben wir sie wieder frei.',
  ].join(' ');
}
