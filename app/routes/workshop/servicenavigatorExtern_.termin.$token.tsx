import { findLinkedAppointment } from '~/domain/workshop/appointments/appointment-links.server';
import { AppointmentPage, appointmentNotices } from '~/domain/workshop/components/appointment-page';
import { noStore } from '~/http/no-store';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { answerAppointmentPage, loadAppointmentPage } from '~/http/workshop/linked-appointment.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { framedAppointmentPath } from '~/values/appointment-paths';
import type { Route } from './+types/servicenavigatorExtern_.termin.$token';

export const handle: PageHandle = { isStatic: true };

export const headers = noStore;

export const meta: Route.MetaFunction = () => [
  { title: 'Ihr Termin' },
  { name: 'robots', content: 'noindex, nofollow' },
];

/** @throws {Response} 404 for a token that opens no appointment */
async function requireAppointment({
  context: routerContext,
  params,
}: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const { tenant, context } = requestScope(routerContext);
  const appointment = await findLinkedAppointment(tenant, context, params.token);
  if (!appointment) throw new Response('', { status: 404 });
  return appointment;
}

export async function loader(args: Route.LoaderArgs) {
  const appointment = await loadAppointmentPage(args.context, await requireAppointment(args), args.url);
  return { appointment, notice: noticeOf(args.url, appointmentNotices) };
}

export const action = async (args: Route.ActionArgs) =>
  answerAppointmentPage(
    args.context,
    await requireAppointment(args),
    await readForm(args.request),
    framedAppointmentPath(args.params.token),
  );

export default function Appointment({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <AppointmentPage
      {...loaderData}
      here={framedAppointmentPath(params.token)}
      problem={actionData?.problem}
    />
  );
}
