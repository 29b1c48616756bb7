import { findAppointmentOf } from '~/domain/workshop/appointments/appointments-of-person.server';
import { AppointmentPage } from '~/domain/workshop/components/appointment-page';
import { readForm } from '~/http/read-form.server';
import { accountScope } from '~/http/request-scope';
import {
  answerAppointmentPage,
  appointmentNotice,
  loadAppointmentPage,
} from '~/http/workshop/linked-appointment.server';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { accountAppointmentPath, appointmentsPath } from '~/values/appointment-paths';
import type { Route } from './+types/account.termine.$number';

export const handle: PageHandle = {
  breadcrumb: ({ appointment }: Route.ComponentProps['loaderData']) => [
    { label: 'Termine', to: appointmentsPath },
    { label: appointment.number, to: accountAppointmentPath(appointment.number) },
  ],
};

/** @throws {Response} 404 for somebody else's */
async function requireAppointment({
  context: routerContext,
  params,
}: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { tenant, context, user } = accountScope(routerContext);
  const appointment = await findAppointmentOf(context, user, params.number);
  if (!appointment) throw new Response('', { status: 404 });
  return { tenant, appointment };
}

export async function loader(args: Route.LoaderArgs) {
  const { tenant, appointment } = await requireAppointment(args);
  return {
    appointment: await loadAppointmentPage(args.context, appointment, args.url),
    notice: appointmentNotice(args.url, appointment.state),
    seo: accountSeo(tenant, accountAppointmentPath(appointment.number), 'Termin'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { appointment } = await requireAppointment(args);
  const here = accountAppointmentPath(appointment.number);
  return answerAppointmentPage(args.context, appointment, await readForm(args.request), here);
}

export default function Appointment({ loaderData, actionData, params }: Route.ComponentProps) {
  const { appointment, notice } = loaderData;
  const here = accountAppointmentPath(params.number);
  return (
    <AppointmentPage appointment={appointment} notice={notice} here={here} problem={actionData?.problem} />
  );
}
