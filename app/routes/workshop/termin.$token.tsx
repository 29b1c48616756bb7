import { AppointmentPage } from '~/domain/workshop/components/appointment-page';
import { noStore } from '~/http/no-store';
import { answerLinkedAppointment, loadLinkedAppointment } from '~/http/workshop/linked-appointment.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { appointmentPath } from '~/values/appointment-paths';
import type { Route } from './+types/termin.$token';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Ihr Termin' }), isStatic: true };

export const headers = noStore;

export const meta: Route.MetaFunction = () => [
  { title: 'Ihr Termin' },
  { name: 'robots', content: 'noindex, nofollow' },
];

export const loader = (args: Route.LoaderArgs) => loadLinkedAppointment(args);

export const action = (args: Route.ActionArgs) =>
  answerLinkedAppointment(args, appointmentPath(args.params.token));

export default function Appointment({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <AppointmentPage {...loaderData} here={appointmentPath(params.token)} problem={actionData?.problem} />
  );
}
