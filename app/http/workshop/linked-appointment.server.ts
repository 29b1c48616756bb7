import { data, type RouterContextProvider, redirect } from 'react-router';
import { changeOrderAppointment, goodsHeldText } from '~/domain/orders/change-appointment.server';
import { depositNote } from '~/domain/orders/deposit-words';
import { depositWithoutFitting } from '~/domain/orders/follow-deposits.server';
import { basenameOf, type Tenant } from '~/domain/tenancy/tenant';
import {
  type AppointmentState,
  eventsOf,
  isTooEarly,
  takingStates,
} from '~/domain/workshop/appointments/appointment';
import { findLinkedAppointment } from '~/domain/workshop/appointments/appointment-links.server';
import {
  appointmentFacts,
  cancelledNote,
  orderNote,
  stateNames,
} from '~/domain/workshop/appointments/appointment-text';
import { mayChange, versionOf } from '~/domain/workshop/appointments/change-appointment.server';
import { findBooked } from '~/domain/workshop/appointments/find-appointments.server';
import { changeMessages, NO_SLOT_CHOSEN } from '~/domain/workshop/appointments/messages';
import { daysView } from '~/domain/workshop/appointments/slot-view';
import { slotAt } from '~/domain/workshop/appointments/slots';
import { slotsToMove } from '~/domain/workshop/appointments/slots-to-move.server';
import type { BookedAppointment } from '~/domain/workshop/appointments/stored-appointment';
import { unitNamed, unitOf } from '~/domain/workshop/appointments/units';
import { type AppointmentPageView, appointmentNotices } from '~/domain/workshop/components/appointment-page';
import type { Context } from '~/platform/context';
import { noticeOf } from '../notice-of';
import { readForm } from '../read-form.server';
import { requestScope } from '../request-scope';
import { openedLink } from './locations-of-links';

function shopOf({ origin, host, group }: Tenant, { locationId }: BookedAppointment) {
  const location = group.find(({ id }) => id === locationId);
  return location && { location, origin, basename: basenameOf(host, location) };
}

async function orderNoteOf(
  context: Context,
  { orderId, state, changedBy }: BookedAppointment,
  canChange: boolean,
) {
  if (orderId === null) return undefined;
  const goodsHeld = await goodsHeldText(context, { orderId, state });
  if (state === 'cancelled' || state === 'declined') return cancelledNote(changedBy, goodsHeld);
  return canChange ? orderNote(goodsHeld) : undefined;
}

interface LinkedArgs {
  context: Readonly<RouterContextProvider>;
  params: { token: string };
  url: URL;
}

/** @throws {Response} 404 for a token that opens no appointment */
async function requireAppointment({
  context: routerContext,
  params,
  url,
}: LinkedArgs): Promise<BookedAppointment> {
  const { tenant, context } = requestScope(routerContext);
  const { locations, token } = openedLink(tenant, url.pathname, params.token);
  const appointment = await findLinkedAppointment(locations, context, token);
  if (!appointment) throw new Response('', { status: 404 });
  return appointment;
}

const noticeStates: Readonly<Record<string, readonly AppointmentState[]>> = {
  gebucht: ['requested', 'confirmed', 'accepted'],
  abgesagt: ['cancelled'],
  verschoben: ['requested', 'confirmed', 'accepted', 'moved'],
};

/** Undefined once what the address tells of has changed again. */
export function appointmentNotice(url: URL, state: AppointmentState): string | undefined {
  const isTrue = noticeStates[url.searchParams.get('hinweis') ?? '']?.includes(state);
  return isTrue ? noticeOf(url, appointmentNotices) : undefined;
}

export async function loadLinkedAppointment(args: LinkedArgs) {
  const appointment = await loadAppointmentPage(args.context, await requireAppointment(args), args.url);
  return { appointment, notice: appointmentNotice(args.url, appointment.state) };
}

/** @param here the page, where the answer is shown */
export async function answerLinkedAppointment(args: LinkedArgs & { request: Request }, here: string) {
  return answerAppointmentPage(
    args.context,
    await requireAppointment(args),
    await readForm(args.request),
    here,
  );
}

/** @throws {Response} 404 for a location that is gone */
export async function loadAppointmentPage(
  routerContext: Readonly<RouterContextProvider>,
  appointment: BookedAppointment,
  url: URL,
): Promise<AppointmentPageView> {
  const { tenant, context } = requestScope(routerContext);
  const shop = shopOf(tenant, appointment);
  if (!shop) throw new Response('', { status: 404 });
  const { title, city } = shop.location;
  const events = eventsOf(appointment.state);
  const isOpen = events.includes('cancel') && appointment.startsAt > context.now();
  const canChange = isOpen && mayChange(shop, appointment, context.now());
  const depositCents = canChange ? await depositWithoutFitting(context, appointment.orderId) : 0;
  const isMoving = canChange && url.searchParams.get('schritt') === 'verschieben';
  return {
    number: appointment.number,
    state: appointment.state,
    stateName: stateNames[appointment.state],
    facts: [...appointmentFacts(appointment), ['Ort', `${title}, ${city}`]],
    version: versionOf(appointment),
    canChange,
    orderNote: await orderNoteOf(context, appointment, canChange),
    depositNote: depositNote(depositCents),
    isTooLate: isOpen && !canChange,
    chosen: isMoving ? (url.searchParams.get('zeit') ?? undefined) : undefined,
    isLate: canChange && isTooEarly(appointment),
    days: isMoving ? daysView(await slotsToMove(shop.location, context, appointment)) : undefined,
  };
}

/** After the first click of two. */
async function isAlready(
  context: Context,
  { id, version }: { id: string; version: string },
  isWanted: (appointment: BookedAppointment) => boolean,
): Promise<boolean> {
  const now = await findBooked(context, id);
  return now !== undefined && version !== versionOf(now) && isWanted(now);
}

/** Moves or cancels. @param here the page, where the answer is shown @throws {Response} the redirect there */
export async function answerAppointmentPage(
  routerContext: Readonly<RouterContextProvider>,
  appointment: BookedAppointment,
  form: FormData,
  here: string,
) {
  const { tenant, context } = requestScope(routerContext);
  const shop = shopOf(tenant, appointment);
  if (!shop) throw new Response('', { status: 404 });
  const { id, orderId } = appointment;
  const change = { id, orderId, by: 'shopper', version: form.get('stand')?.toString() ?? '' };
  if (form.get('befehl') !== 'verschieben') {
    if (form.get('befehl') !== 'absagen') throw new Response('', { status: 400 });
    const result = await changeOrderAppointment(shop, context, { ...change, event: 'cancel' });
    const isDone = result.ok || (await isAlready(context, change, ({ state }) => state === 'cancelled'));
    if (!isDone) return data({ problem: changeMessages[result.code] }, { status: 409 });
    throw redirect(`${here}?hinweis=abgesagt`, 303);
  }
  const unit = unitNamed(form.get('beginn')?.toString() ?? '');
  if (unit === undefined) return data({ problem: NO_SLOT_CHOSEN }, { status: 400 });
  const slot = slotAt(await slotsToMove(shop.location, context, appointment), unit);
  const result = slot
    ? await changeOrderAppointment(shop, context, { ...change, event: 'move', slot })
    : ({ ok: false, code: 'slot-taken' } as const);
  const isThere = ({ state, startsAt }: BookedAppointment) =>
    takingStates.some((one) => one === state) && unitOf(startsAt) === unit;
  const isDone = result.ok || (await isAlready(context, change, isThere));
  if (!isDone) return data({ problem: changeMessages[result.code] }, { status: 409 });
  throw redirect(`${here}?hinweis=verschoben`, 303);
}
