import { appointmentsInClosedTime } from '~/domain/desk/appointments/day-plan.server';
import { frameSchema } from '~/domain/desk/location/frame-form';
import { closedThen } from '~/domain/desk/location/messages';
import {
  addressSchema,
  federalStateSchema,
  readWeek,
  reservationSchema,
  specialDaysOf,
  specialDaysSchema,
} from '~/domain/desk/location/schemas';
import { reservationSettings } from '~/domain/orders/reservation-rule';
import { addressSettings } from '~/domain/tenancy/address';
import { frameSettings } from '~/domain/tenancy/frame-hosts';
import { premisesSettings } from '~/domain/tenancy/premises';
import { invalid, refused } from '../desk-answer';
import { checked, type SettingsCommands } from './settings-page.server';

export const hoursCommands: SettingsCommands = {
  'opening-hours': ({ form, stored, change }) => {
    const { openingHours } = premisesSettings.of(stored);
    const { errors, hours } = readWeek(form.values);
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    return change({ openingHours }, { openingHours: hours });
  },
  'add-special-days': checked(specialDaysSchema, (typed, { stored, change }) => {
    const { specialDays } = premisesSettings.of(stored);
    const after = [...specialDays, ...specialDaysOf(typed)];
    return change({ specialDays }, { specialDays: after.toSorted((a, b) => a.date.localeCompare(b.date)) });
  }),
  'remove-special-day': ({ form, stored, change }) => {
    const { specialDays } = premisesSettings.of(stored);
    const after = specialDays.filter((_, index) => String(index) !== form.values.nummer);
    return change({ specialDays }, { specialDays: after });
  },
  contact: ({ form, stored, change }) => {
    const { telefon, email } = addressSettings.of(stored);
    const typed = { telefon: form.values.telefon?.trim() ?? '', email: form.values.email?.trim() ?? '' };
    return change({ telefon, email }, typed);
  },
  address: checked(addressSchema, ({ breite, laenge, ...address }, { stored, change }) => {
    const { strasse, plz, ort } = addressSettings.of(stored);
    const { latitude, longitude } = premisesSettings.of(stored);
    return change(
      { strasse, plz, ort, latitude, longitude },
      { ...address, latitude: breite, longitude: laenge },
    );
  }),
  'frame-hosts': checked(frameSchema, ({ rahmen }, { stored, change }) => {
    const { frameHosts = null } = frameSettings.of(stored);
    return change({ frameHosts }, { frameHosts: rahmen.length > 0 ? rahmen : null });
  }),
  'federal-state': checked(federalStateSchema, async ({ bundesland, trotzdem }, request) => {
    const { desk, stored, form, change } = request;
    const { federalState = null } = premisesSettings.of(stored);
    const known = await appointmentsInClosedTime(stored, desk.context);
    const premises = { ...stored.premises, federalState: bundesland || undefined };
    const then = await appointmentsInClosedTime({ ...stored, premises }, desk.context);
    const lost = then.filter(({ id }) => !known.some((one) => one.id === id));
    if (lost.length > 0 && trotzdem !== 'on')
      return refused(form, { field: 'trotzdem', text: closedThen(lost.map(({ number }) => number)) }, 400);
    return change({ federalState }, { federalState: bundesland || null });
  }),
  'reservation-rules': checked(reservationSchema, ({ tage, verlaengerungen }, { stored, change }) => {
    const { reservationDays, reservationExtensions } = reservationSettings.of(stored);
    return change(
      { reservationDays, reservationExtensions },
      { reservationDays: tage, reservationExtensions: verlaengerungen },
    );
  }),
};
