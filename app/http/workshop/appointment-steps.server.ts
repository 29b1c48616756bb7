import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { waitMessage } from '~/domain/accounts/messages';
import { companyOf } from '~/domain/tenancy/company';
import { basenameOf } from '~/domain/tenancy/tenant';
import { isWithinWithdrawal, takingStates } from '~/domain/workshop/appointments/appointment';
import { serviceWithdrawal, timeText } from '~/domain/workshop/appointments/appointment-text';
import { bookAppointment } from '~/domain/workshop/appointments/book-appointment.server';
import { findBooked, findHold } from '~/domain/workshop/appointments/find-appointments.server';
import { findSlots } from '~/domain/workshop/appointments/find-slots.server';
import { holdSlot } from '~/domain/workshop/appointments/hold-slot.server';
import {
  HOLD_BOOKED,
  HOLD_UNKNOWN,
  NO_EARLY_START,
  NO_SLOT_CHOSEN,
  PRICE_CHANGED,
  SLOT_LAPSED,
  slotMessage,
} from '~/domain/workshop/appointments/messages';
import { daysView } from '~/domain/workshop/appointments/slot-view';
import { momentOf, slotName, unitNamed, unitOf, unitsFor } from '~/domain/workshop/appointments/units';
import {
  type AppointmentFormView,
  type AppointmentTyped,
  appointmentFields,
} from '~/domain/workshop/components/appointment-form';
import type { SlotStepView } from '~/domain/workshop/components/slot-step';
import { priceWords } from '~/domain/workshop/prices/service-price';
import { suspicionOf, TRAP_FIELD } from '~/domain/workshop/requests/form-guard';
import { suspicionMessage } from '~/domain/workshop/requests/messages';
import { requestScope } from '../request-scope';
import type { BookingSubject } from './booking-subject.server';
import { contactOf, contactShape, newStamp, openedAt } from './contact-fields.server';

type RequestContext = Readonly<RouterContextProvider>;

const freeDays = async (subject: BookingSubject, context: Parameters<typeof findSlots>[1], except?: string) =>
  daysView(await findSlots(subject.there.location, context, { ...subject.search, except }));

/** @param request where somebody asks for another time */
export async function loadSlotStep(
  routerContext: RequestContext,
  subject: BookingSubject,
  request: string,
): Promise<SlotStepView> {
  const { context } = requestScope(routerContext);
  return { days: await freeDays(subject, context), request };
}

/** Undefined if the hold is unknown here: the slot has to be chosen again. */
export async function loadContactStep(
  routerContext: RequestContext,
  subject: BookingSubject,
  hold: string,
): Promise<AppointmentFormView | undefined> {
  const { context, visitor } = requestScope(routerContext);
  const { there, service } = subject;
  const held = z.uuid().safeParse(hold).success
    ? await findHold(context, there.location.id, hold)
    : undefined;
  if (!held || held.serviceUrl !== service.url) return undefined;
  const { user } = visitor;
  const typed = { vorname: user?.firstName, nachname: user?.lastName, email: user?.email };
  return formView(subject, newStamp(context), context.now(), {
    id: hold,
    unit: unitOf(held.startsAt),
    typed,
    errors: [],
  });
}

/** Of an address with a hold that is none any more. The hold's id opens nothing: who may read the appointment has its link. */
export async function lostHold(
  routerContext: RequestContext,
  { there, service }: BookingSubject,
  hold: string,
): Promise<string> {
  const { context } = requestScope(routerContext);
  const booked = z.uuid().safeParse(hold).success ? await findBooked(context, hold) : undefined;
  const isHere = booked?.locationId === there.location.id && booked.serviceUrl === service.url;
  return isHere && takingStates.some((state) => state === booked.state) ? HOLD_BOOKED : HOLD_UNKNOWN;
}

interface FormState extends Pick<AppointmentFormView, 'id' | 'errors'> {
  typed: AppointmentTyped;
  /** Undefined: another slot has to be chosen. */
  unit: number | undefined;
  days?: AppointmentFormView['days'];
}

function formView(
  { there: { location }, service, sort, price, vehicle, search }: BookingSubject,
  stamp: string,
  now: Date,
  { unit, days = [], ...state }: FormState,
): AppointmentFormView {
  const endsAt = momentOf((unit ?? 0) + unitsFor(search.minutes));
  return {
    ...state,
    stamp,
    days,
    slot:
      unit === undefined
        ? undefined
        : { name: slotName(unit), text: timeText({ startsAt: momentOf(unit), endsAt }) },
    sort,
    price: priceWords(price),
    totalCents: price.kind === 'exact' ? price.totalCents : undefined,
    service: service.title,
    place: `${location.title}, ${location.city}`,
    withdrawal: sort === 'buchen' ? serviceWithdrawal(companyOf(location), false).slice(1) : [],
    asksVehicle: !vehicle,
    asksEarlyStart: unit === undefined || isWithinWithdrawal(momentOf(unit), now),
  };
}

interface StepAnswer {
  problem?: string;
  form?: AppointmentFormView;
}

const answer = (value: StepAnswer, status: number) => data<StepAnswer>(value, { status });

export interface StepTargets {
  contact: (hold: string) => string;
  booked: (token: string) => string;
}

/** @throws {Response} the redirect to the next step */
export function handleAppointmentStep(
  routerContext: RequestContext,
  form: FormData,
  subject: BookingSubject,
  targets: StepTargets,
) {
  return form.get('befehl') === 'buchen'
    ? handleBooking(routerContext, form, subject, targets)
    : handleSlot(routerContext, form, subject, targets);
}

async function handleSlot(
  routerContext: RequestContext,
  form: FormData,
  { there, service, search }: BookingSubject,
  { contact }: StepTargets,
) {
  const { context, visitor } = requestScope(routerContext);
  const unit = unitNamed(form.get('beginn')?.toString() ?? '');
  if (unit === undefined) return answer({ problem: NO_SLOT_CHOSEN }, 400);
  const { url, title } = service;
  const wish = { held: undefined, unit, service: { url, title }, search };
  const held = await holdSlot(there.location, context, visitor, wish);
  if (!held.ok) return answer({ problem: slotMessage(held) }, held.code === 'slot-taken' ? 409 : 429);
  throw redirect(contact(held.id), 303);
}

async function handleBooking(
  routerContext: RequestContext,
  form: FormData,
  subject: BookingSubject,
  { booked }: StepTargets,
) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const { there, service, sort, price, vehicle, search } = subject;
  const text = (name: string) => form.get(name)?.toString() ?? '';
  const typed: AppointmentTyped = Object.fromEntries(appointmentFields.map((name) => [name, text(name)]));
  const id = z.uuid().safeParse(text('vorgang')).data ?? randomUUID();
  const unit = unitNamed(text('beginn'));
  const opened = openedAt(context, text('stempel'));
  // A form that comes back may be sent again at once.
  const stamp = opened ? text('stempel') : newStamp(context);
  const refused = (
    errors: AppointmentFormView['errors'],
    status: number,
    at: Partial<FormState> = { unit },
  ) => answer({ form: formView(subject, stamp, context.now(), { id, typed, errors, unit, ...at }) }, status);
  const chooseAgain = async (message: string, status: number) =>
    refused([{ id: 'beginn', text: message }], status, {
      unit: undefined,
      days: await freeDays(subject, context, id),
    });
  if (unit === undefined) return chooseAgain(NO_SLOT_CHOSEN, 400);
  const parsed = z
    .object(contactShape)
    .safeParse(Object.fromEntries(Object.keys(contactShape).map((name) => [name, text(name) || undefined])));
  const isEarly = sort === 'buchen' && isWithinWithdrawal(momentOf(unit), context.now());
  const errors: AppointmentFormView['errors'] = parsed.success
    ? []
    : Object.entries(z.flattenError(parsed.error).fieldErrors).flatMap(([name, texts]) =>
        appointmentFields.flatMap((one) =>
          one === name ? (texts ?? []).map((words) => ({ id: one, text: words })) : [],
        ),
      );
  if (isEarly && text('fruehbeginn') !== 'ja') errors.push({ id: 'fruehbeginn', text: NO_EARLY_START });
  if (!parsed.success || errors.length > 0) return refused(errors, 400);
  const suspicion = suspicionOf({ trap: text(TRAP_FIELD), openedAt: opened }, context.now());
  if (suspicion) return refused([{ text: suspicionMessage(suspicion) }], 400);
  const fixed = price.kind === 'exact' ? price : undefined;
  if (sort === 'buchen' && text('preis') !== String(fixed?.totalCents))
    return refused([{ text: PRICE_CHANGED }], 409);
  const shop = {
    location: there.location,
    origin: tenant.origin,
    basename: basenameOf(tenant.host, there.location),
  };
  const result = await bookAppointment(shop, context, visitor, {
    id,
    unit,
    service: { url: service.url, title: service.title },
    search,
    sort,
    vehicle: vehicle?.label ?? parsed.data.fahrzeug ?? '',
    vehicleCode: vehicle?.code ?? null,
    price: fixed ? priceWords(fixed) : '',
    quote: fixed && sort === 'buchen' ? fixed.lines : null,
    contact: contactOf(parsed.data),
    message: parsed.data.nachricht ?? '',
    asksEarlyStart: isEarly,
  });
  if (result.ok) throw redirect(`${booked(result.token)}${sort === 'buchen' ? '?hinweis=gebucht' : ''}`, 303);
  if (result.code === 'rate-limited') return refused([{ text: waitMessage(result.seconds) }], 429);
  return chooseAgain(SLOT_LAPSED, 409);
}
