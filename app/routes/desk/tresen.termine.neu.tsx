import { NewAppointmentPage } from '~/domain/desk/components/new-appointment-page';
import { bookableService } from '~/domain/workshop/appointments/booking-terms';
import { baysAt } from '~/domain/workshop/appointments/find-slots.server';
import { servicesAt } from '~/domain/workshop/services.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { newAppointmentByForm, requireRequestOf } from '~/http/desk/appointment-command.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.termine.neu';

const USUAL_MINUTES = 60;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  const { tenant, context } = desk;
  const request = await requireRequestOf(desk, url.searchParams.get('anfrage'));
  const [services, bays] = await Promise.all([servicesAt(tenant, context), baysAt(tenant.location, context)]);
  const rules = workshopSettings.of(tenant.location).appointments;
  const rule = request?.serviceUrl ? bookableService(rules, request.serviceUrl) : undefined;
  return {
    services: services.map(({ url: one, title }) => ({ url: one, title })),
    bays: bays.map(({ id, name }) => ({ id, name })),
    request: request?.number,
    values: {
      tag: request?.wishDates[0] ?? germanDate(context.now()),
      dauer: String(rule?.minutes ?? USUAL_MINUTES),
      leistung: request?.serviceUrl ?? rules?.services[0]?.service ?? '',
      fahrzeug: request?.vehicle ?? '',
      vorname: request?.contact.firstName ?? '',
      nachname: request?.contact.lastName ?? '',
      telefon: request?.contact.phone ?? '',
      email: request?.contact.email ?? '',
    },
  };
}

export const action = async ({ context, request, url }: Route.ActionArgs) =>
  newAppointmentByForm(context, await readForm(request), url.searchParams.get('anfrage'));

export default function NewAppointment({ loaderData }: Route.ComponentProps) {
  return <NewAppointmentPage {...loaderData} />;
}
