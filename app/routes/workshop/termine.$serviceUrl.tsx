import { data } from 'react-router';
import { AppointmentForm } from '~/domain/workshop/components/appointment-form';
import { chosen as chosenList } from '~/domain/workshop/components/navigator.css';
import { SlotStep } from '~/domain/workshop/components/slot-step';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { handleAppointmentStep } from '~/http/workshop/appointment-steps.server';
import { loadServiceAppointment, requireBooking } from '~/http/workshop/service-appointment.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Problem } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { appointmentPath, serviceAppointmentPath } from '~/values/appointment-paths';
import { repairPath } from '~/values/workshop-paths';
import type { Route } from './+types/termine.$serviceUrl';

export const handle: PageHandle = {
  breadcrumb: ({ title, here }: Route.ComponentProps['loaderData']) => [
    { label: 'Reparatur & Wartung', to: repairPath },
    { label: title, to: here },
  ],
};

/** Each form has an id of its own, and free times change by the second. */
export const headers = noStore;

export async function loader(args: Route.LoaderArgs) {
  const step = await loadServiceAppointment(args.context, args.params.serviceUrl, args.url);
  const { title, url } = step.subject.service;
  const { tenant } = step;
  const here = serviceAppointmentPath(url);
  const view = {
    title,
    here,
    chosen: step.chosen,
    problem: step.problem,
    slots: step.slots,
    form: step.form,
    seo: pageSeo(tenant, here, {
      title: `${title}: Termin in ${tenant.location.city}`,
      description: `Freie Zeiten für ${title} bei ${tenant.location.title} in ${tenant.location.city}.`,
      isIndexed: false,
    }),
  };
  return data(view, { status: step.problem ? 400 : 200 });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { subject } = await requireBooking(context, params.serviceUrl);
  const here = serviceAppointmentPath(subject.service.url);
  const contact = (hold: string) => `${here}?termin=${hold}`;
  return handleAppointmentStep(context, await readForm(request), subject, {
    contact,
    booked: appointmentPath,
  });
}

export default function ServiceAppointment({ loaderData, actionData }: Route.ComponentProps) {
  const { title, chosen, problem, slots, form } = loaderData;
  return (
    <div className={pageStack} data-step={form ? 'kontakt' : 'termin'}>
      <h1 className={pageTitle}>{`${title}: ${form ? 'Ihre Angaben' : 'Termin wählen'}`}</h1>
      <Problem text={problem} />
      <dl className={chosenList}>
        {chosen.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {slots && <SlotStep step={slots} problem={actionData?.problem} />}
      {form && <AppointmentForm form={actionData?.form ?? form} />}
    </div>
  );
}
