import { appointmentNotices } from '~/domain/desk/appointments/messages';
import { AppointmentPage } from '~/domain/desk/components/appointment-page';
import { depositHint } from '~/domain/orders/deposit-words';
import { findOrder } from '~/domain/orders/find-order.server';
import { depositWithoutFitting } from '~/domain/orders/follow-deposits.server';
import { versionOf } from '~/domain/workshop/appointments/change-appointment.server';
import { baysAt } from '~/domain/workshop/appointments/find-slots.server';
import { appointmentCommandByForm, requireAppointment } from '~/http/desk/appointment-command.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { clockTime } from '~/values/german-clock';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.termine.$number';

export async function loader({ context: routerContext, params, url }: Route.LoaderArgs) {
  const { desk, appointment, offered } = await requireAppointment(routerContext, params.number);
  const { emailKey: _key, ownerId: _owner, ...shown } = appointment;
  const bays = await baysAt(desk.tenant.location, desk.context);
  return {
    appointment: shown,
    version: versionOf(appointment),
    day: germanDate(appointment.startsAt),
    time: clockTime(appointment.startsAt),
    bay: bays.find(({ id }) => id === appointment.bayId)?.name ?? appointment.bayId,
    bays: bays.map(({ id, name }) => ({ id, name })),
    events: offered,
    order: appointment.orderId ? (await findOrder(desk.context, appointment.orderId))?.number : undefined,
    depositHint: depositHint(await depositWithoutFitting(desk.context, appointment.orderId)),
    notice: noticeOf(url, appointmentNotices),
  };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  appointmentCommandByForm(context, params.number, await readForm(request));

export default function DeskAppointment({ loaderData }: Route.ComponentProps) {
  return <AppointmentPage {...loaderData} />;
}
