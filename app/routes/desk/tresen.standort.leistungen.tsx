import { ServicesPage } from '~/domain/desk/components/location/services-page';
import type { ServiceRow } from '~/domain/desk/location/service-fields';
import { listOf, rowsOfServices } from '~/domain/desk/location/service-rows.server';
import { readAppointments, readServices, type StoredServices } from '~/domain/desk/location/services-form';
import { USUAL_UNPACK_HOURS } from '~/domain/workshop/appointment-rules';
import { workshopSettings } from '~/domain/workshop/settings';
import { invalid } from '~/http/desk/desk-answer';
import {
  leadingDesk,
  type SettingsCommand,
  type SettingsCommands,
  settingsByForm,
  settingsFrame,
} from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskServicesPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.leistungen';

/** Two a service. */
const MAX_FIELDS = 1_000;

/** Of a location that gives no appointments yet. */
const usualRules = {
  sort: 'anfragen',
  leadHours: 24,
  horizonDays: 60,
  changeHours: 24,
  unpackHours: USUAL_UNPACK_HOURS,
} as const;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const leading = await leadingDesk(routerContext);
  const { desk, stored } = leading;
  const { noServices, noServiceRequest, useServiceNavigator, appointments } = workshopSettings.of(stored);
  const services = await rowsOfServices(desk.context, stored);
  return {
    flags: { noServices, noServiceRequest, useServiceNavigator },
    services,
    list: listOf(services),
    appointments: appointments ?? usualRules,
    frame: await settingsFrame(leading, 'services', url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = { page: 'services', path: deskServicesPath, commands: servicesCommands } as const;
  return settingsByForm(context, await readForm(request, { maxFields: MAX_FIELDS }), place);
}

const isOn = (values: Record<string, string>, name: string) => values[name] === 'on';

type Read = (
  values: Record<string, string>,
  rows: readonly ServiceRow[],
  stored: StoredServices,
) => { errors: Record<string, string[]> } & Partial<
  Record<'serviceListe' | 'services' | 'appointments', unknown>
>;

/** The fields are named after the rows' places. */
const ofRows =
  (read: Read): SettingsCommand =>
  async ({ desk: { context }, form, stored, change }) => {
    const known = workshopSettings.of(stored);
    const rows = await rowsOfServices(context, stored);
    if (form.values.liste !== listOf(rows)) return { ok: false, code: 'changed-meanwhile' };
    const { errors, ...after } = read(form.values, rows, known);
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    const names = Object.keys(after) as (keyof typeof after)[];
    return change(Object.fromEntries(names.map((name) => [name, known[name]])), after);
  };

const servicesCommands: SettingsCommands = {
  'services-open': ({ form: { values }, stored, change }) => {
    const { noServices, noServiceRequest, useServiceNavigator } = workshopSettings.of(stored);
    return change(
      { noServices, noServiceRequest, useServiceNavigator },
      {
        noServices: isOn(values, 'keine'),
        noServiceRequest: isOn(values, 'ohneAnfrage'),
        useServiceNavigator: isOn(values, 'navigator'),
      },
    );
  },
  services: ofRows(readServices),
  'appointment-rules': ofRows(readAppointments),
};

export default function DeskServices({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
