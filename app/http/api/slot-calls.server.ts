import { z } from 'zod';
import { ownerOf } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import { HOLD_MINUTES } from '~/domain/workshop/appointments/appointment';
import { findSlots } from '~/domain/workshop/appointments/find-slots.server';
import { holdSlot } from '~/domain/workshop/appointments/hold-slot.server';
import { SLOT_TAKEN } from '~/domain/workshop/appointments/messages';
import { workshopSettings } from '~/domain/workshop/settings';
import { expiresSoon } from '~/platform/cache/depends-on.server';
import type { KeyedContext } from '~/platform/context';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { accountRefusals, refuseAccount } from './account-refusals';
import { defineCall, noLocation } from './call.server';
import { ofLocation, standortUrl, text } from './fields';
import { findTenant } from './find-tenant.server';
import { findHeldSlot } from './held-slot.server';
import { refusal } from './refusal';
import { makeOnce } from './repeatable.server';
import { defineShopperCall, type ShopperScope } from './shopper-call.server';
import {
  bookingRefusals,
  daysAnswer,
  findBooking,
  offerAnswer,
  startField,
  toDays,
  toOffer,
  unitAt,
  vehicleField,
} from './workshop-subject.server';

const MAX_DAYS = 180;

export const slotTaken = refusal(409, 'slot_taken', SLOT_TAKEN);

/** One that the location gives appointments for, and its free times. */
export async function someSlots(tenant: Tenant, context: KeyedContext) {
  expiresSoon();
  const [rule] = workshopSettings.of(tenant.location).appointments?.services ?? [];
  const service = rule?.service ?? '';
  const booking = await findBooking(tenant, context, { service });
  const days = 'refusal' in booking ? [] : await findSlots(tenant.location, context, booking.search);
  return { service, starts: toDays(days, 0).flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)) };
}

export const slotsCall = defineCall({
  path: '/api/v1/standorte/{standortUrl}/services/{serviceUrl}/slots',
  summary: 'Freie Termine für eine Leistung der Werkstatt, mit dem Preis für das Fahrzeug',
  inPath: ['standortUrl', 'serviceUrl'],
  isLive: true,
  input: z.strictObject({
    standortUrl,
    serviceUrl: text.describe('url einer Leistung'),
    vehicle: vehicleField,
    days: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .refine((typed) => Number(typed) <= MAX_DAYS, `Höchstens ${MAX_DAYS} Tage.`)
      .optional()
      .describe('so viele Tage ab heute; ohne alle'),
  }),
  answer: z.object({
    service: z.object({ url: z.string(), title: z.string() }),
    minutes: z.int(),
    ...offerAnswer,
    data: daysAnswer,
  }),
  refusals: [noLocation, ...bookingRefusals],
  example: async (tenant, context) => {
    const { service } = await someSlots(tenant, context);
    return { input: { standortUrl: tenant.location.url, serviceUrl: service, days: '7' } };
  },
  run: async (scope, { standortUrl: locationUrl, serviceUrl, vehicle, days }) => {
    const { context } = scope;
    const tenant = findTenant(scope, locationUrl);
    if (!tenant) return noLocation;
    const booking = await findBooking(tenant, context, { service: serviceUrl, vehicle });
    if ('refusal' in booking) return booking;
    const { service, search } = booking;
    const found = await findSlots(tenant.location, context, search);
    const end = isoDayAfter(germanDate(context.now()), Number(days ?? MAX_DAYS) - 1);
    return {
      service: { url: service.url, title: service.title },
      minutes: search.minutes,
      ...toOffer(booking),
      data: toDays(
        found.filter(({ day }) => day <= end),
        search.minutes,
      ),
    };
  },
});

const purposeOf = (visitor: ShopperScope['visitor']) => `slot-hold ${ownerOf(visitor)}`;

const MAX_HOLD = 300;
export const holdField = z
  .string()
  .max(MAX_HOLD)
  .regex(/^[\w.-]+$/)
  .optional();

/** Undefined for a hold of another owner, and for other texts. */
export function openHold({ context, visitor }: ShopperScope, hold: string): string | undefined {
  try {
    return context.keys.open(hold, purposeOf(visitor));
  } catch {
    return undefined;
  }
}

export const noHold = refusal(404, 'hold_not_found', 'Diese Vormerkung gibt es nicht.', 'hold');

export const holdSlotCall = defineShopperCall({
  method: 'POST',
  path: '/api/v1/standorte/{standortUrl}/slotHolds',
  summary: `Einen freien Termin ${HOLD_MINUTES} Minuten lang vormerken`,
  inPath: ['standortUrl'],
  input: ofLocation,
  body: z.strictObject({
    service: text.describe('url einer Leistung'),
    vehicle: vehicleField,
    startsAt: startField,
    hold: holdField.describe('eine eigene Vormerkung, an deren Stelle diese tritt'),
  }),
  status: 201,
  isRepeatable: true,
  answer: z.object({
    hold: z.string().describe('für „hold“ eines Termins; gilt nur mit demselben Token'),
    heldUntil: z.iso.datetime(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    ...offerAnswer,
  }),
  refusals: [...bookingRefusals, noHold, slotTaken, ...accountRefusals('rate-limited')],
  example: async (tenant, context) => {
    const { service, starts } = await someSlots(tenant, context);
    return {
      input: { standortUrl: tenant.location.url },
      body: { service, startsAt: starts[0] ?? context.now().toISOString() },
    };
  },
  run: async (scope, _input, body) => {
    const { tenant, context, visitor } = scope;
    const booking = await findBooking(tenant, context, body);
    if ('refusal' in booking) return booking;
    const earlier = body.hold === undefined ? undefined : openHold(scope, body.hold);
    if (body.hold !== undefined && earlier === undefined) return noHold;
    const { service, search } = booking;
    const unit = unitAt(body.startsAt);
    const made = await makeOnce(scope, body, async (onHeld) => {
      const { url, title } = service;
      const wish = { held: earlier, unit, service: { url, title }, search, onHeld };
      const result = await holdSlot(tenant.location, context, visitor, wish);
      if (result.ok) return { id: result.id };
      return result.code === 'slot-taken' ? slotTaken : refuseAccount(result);
    });
    if ('refusal' in made) return made;
    const held = await findHeldSlot(tenant, context, made.id);
    if (!held) return slotTaken;
    return { hold: context.keys.seal(made.id, purposeOf(visitor)), ...held, ...toOffer(booking) };
  },
});
