import type { ServiceRow } from '~/domain/desk/location/service-fields';
import { listOf, rowsOfServices } from '~/domain/desk/location/service-rows.server';
import { readAppointments, readServices, type StoredServices } from '~/domain/desk/location/services-form';
import { workshopSettings } from '~/domain/workshop/settings';
import { invalid } from '../desk-answer';
import type { SettingsCommand, SettingsCommands } from './settings-page.server';

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

export const servicesCommands: SettingsCommands = {
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
