import { data, type RouterContextProvider, redirect } from 'react-router';
import { z } from 'zod';
import { phoneField } from '~/domain/accounts/person-fields';
import { BAY_TAKEN, GOODS } from '~/domain/desk/appointments/messages';
import { NEW_APPOINTMENT } from '~/domain/desk/components/new-appointment-page';
import { mayDo } from '~/domain/desk/rights';
import { appointmentGoods } from '~/domain/orders/appointment-goods.server';
import { changeOrderAppointment } from '~/domain/orders/change-appointment.server';
import { addAppointment } from '~/domain/workshop/appointments/add-appointment.server';
import { type AppointmentEvent, eventsOf, isAhead } from '~/domain/workshop/appointments/appointment';
import { delayGoods } from '~/domain/workshop/appointments/delay-goods.server';
import { findAppointment } from '~/domain/workshop/appointments/find-appointments.server';
import { changeMessages } from '~/domain/workshop/appointments/messages';
import { unitOf, unitsFor } from '~/domain/workshop/appointments/units';
import { findRequest } from '~/domain/workshop/requests/find-requests.server';
import { servicesAt } from '~/domain/workshop/services.server';
import { dayField } from '~/values/day-field';
import { deskAppointmentPath } from '~/values/desk-paths';
import { germanMoment } from '~/values/german-clock';
import { refusalOfSlot, slotOf, slotSchema } from './appointment-slot.server';
import { type DeskForm, invalid, refused, textsOf } from './desk-answer';
import { refuseRight } from './refuse-right.server';
import { type Desk, requireDesk } from './require-desk.server';

type RequestContext = Readonly<RouterContextProvider>;

/** @throws {Response} 404 for an appointment of another location */
export async function requireAppointment(routerContext: RequestContext, number: string) {
  const desk = await requireDesk(routerContext);
  const appointment = await findAppointment(desk.context, desk.tenant.location.id, number);
  if (!appointment) throw data('Diesen Termin gibt es hier nicht.', { status: 404 });
  const mayChange = mayDo(desk.roles, 'appointment');
  const events = mayChange ? eventsOf(appointment.state) : [];
  const isOffered = (event: AppointmentEvent) => !isAhead(event, appointment.startsAt, desk.context.now());
  return { desk, appointment, events, offered: events.filter(isOffered) };
}

const goodsNotice = ({ isLate, isTold }: { isLate: boolean; isTold: boolean }) =>
  isTold ? 'spaeter' : isLate ? 'anrufen' : 'ware';

const goodsSchema = z.object({ ware: dayField('plan') });

async function goodsByForm(
  { tenant, context, user }: Desk,
  { id, number }: { id: string; number: string },
  form: DeskForm,
) {
  const parsed = goodsSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const goodsFrom = germanMoment(parsed.data.ware, '00:00');
  if (!goodsFrom) return invalid(form, { ware: ['Bitte geben Sie einen Tag an.'] });
  const version = form.values.stand ?? '';
  const delay = { id, goodsFrom, by: user.email, version };
  const result = await delayGoods(tenant, context, delay, appointmentGoods);
  if (!result.ok) return refused(form, { text: changeMessages[result.code] }, 409);
  throw redirect(`${deskAppointmentPath(number)}?hinweis=${goodsNotice(result)}`, 303);
}

/** @throws {Response} the redirect to the page, which says what was done */
export async function appointmentCommandByForm(
  routerContext: RequestContext,
  number: string,
  sent: FormData,
) {
  const { desk, appointment, events } = await requireAppointment(routerContext, number);
  const { tenant, context, user } = desk;
  const form: DeskForm = { command: sent.get('befehl')?.toString() ?? '', values: textsOf(sent) };
  if (!mayDo(desk.roles, 'appointment')) return refuseRight(desk, form, 'appointment');
  if (form.command === GOODS) return goodsByForm(desk, appointment, form);
  const event = events.find((one) => one === form.command);
  if (!event) return refused(form, { text: changeMessages.impossible }, 409);
  let slot: { unit: number; bays: string[] } | undefined;
  if (event === 'move') {
    const parsed = slotSchema.safeParse(form.values);
    if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
    const found = await slotOf(desk, parsed.data);
    if (found.errors) return invalid(form, found.errors);
    slot = found.slot;
    const { bayId, startsAt, endsAt, goodsFrom } = appointment;
    const [from, to] = [unitOf(startsAt), unitOf(endsAt)];
    const wished = { bayId: parsed.data.buehne, unit: slot.unit, units: to - from, goodsFrom };
    const isSame = from === slot.unit && bayId === wished.bayId;
    const doubt = isSame ? undefined : await refusalOfSlot(desk, form, wished);
    if (doubt) return doubt;
  }
  const version = form.values.stand ?? '';
  const result = await changeOrderAppointment(tenant, context, {
    id: appointment.id,
    orderId: appointment.orderId,
    event,
    by: user.email,
    version,
    slot,
  });
  if (result.ok) throw redirect(`${deskAppointmentPath(appointment.number)}?hinweis=${event}`, 303);
  const text = result.code === 'slot-taken' ? BAY_TAKEN : changeMessages[result.code];
  return refused(form, { text }, 409);
}

const newSchema = slotSchema.extend({
  leistung: z.string(),
  dauer: z.coerce
    .number('Bitte eine Dauer in Minuten angeben.')
    .int()
    .min(15, 'Mindestens 15 Minuten.')
    .max(600, 'Höchstens 600 Minuten.'),
  fahrzeug: z.string().trim().max(120),
  vorname: z.string().trim().max(80),
  nachname: z.string().trim().min(1, 'Bitte geben Sie den Namen an.').max(80),
  telefon: z.union([z.literal(''), phoneField]),
  email: z.union([z.literal(''), z.email('Diese E-Mail-Adresse ist unvollständig.')]),
  nachricht: z.string().trim().max(500),
});

/** @throws {Response} 404 for an unknown request */
export async function requireRequestOf({ tenant, context }: Desk, number: string | null) {
  if (number === null) return undefined;
  const isNumber = /^[\w-]+$/.test(number);
  const request = isNumber ? await findRequest(context, tenant.location.id, number) : undefined;
  if (!request) throw data('Diese Anfrage gibt es hier nicht.', { status: 404 });
  return request;
}

/** A walk-in, a call, or a request. @throws {Response} the redirect to the appointment */
export async function newAppointmentByForm(
  routerContext: RequestContext,
  sent: FormData,
  requestNumber: string | null,
) {
  const desk = await requireDesk(routerContext);
  const { tenant, context, user } = desk;
  const form: DeskForm = { command: NEW_APPOINTMENT, values: textsOf(sent) };
  if (!mayDo(desk.roles, 'appointment')) return refuseRight(desk, form, 'appointment');
  const request = await requireRequestOf(desk, requestNumber);
  const parsed = newSchema.safeParse(form.values);
  if (!parsed.success) return invalid(form, z.flattenError(parsed.error).fieldErrors);
  const { leistung, dauer, fahrzeug, vorname, nachname, telefon, email, nachricht } = parsed.data;
  const service = (await servicesAt(tenant, context)).find(({ url }) => url === leistung);
  if (!service) return invalid(form, { leistung: ['Bitte wählen Sie eine Leistung.'] });
  const found = await slotOf(desk, parsed.data);
  if (found.errors) return invalid(form, found.errors);
  const { unit } = found.slot;
  const wished = { bayId: parsed.data.buehne, unit, units: unitsFor(dauer), goodsFrom: null };
  const doubt = await refusalOfSlot(desk, form, wished);
  if (doubt) return doubt;
  const result = await addAppointment(tenant, context, {
    staff: user.email,
    bayId: parsed.data.buehne,
    unit,
    minutes: dauer,
    service: { url: service.url, title: service.title },
    contact: {
      salutation: request?.contact.salutation ?? '',
      firstName: vorname,
      lastName: nachname,
      email,
      phone: telefon,
    },
    vehicle: fahrzeug,
    message: nachricht,
    requestNumber: request?.number,
  });
  if (!result.ok) return refused(form, { text: BAY_TAKEN }, 409);
  throw redirect(`${deskAppointmentPath(result.number)}?hinweis=neu`, 303);
}
