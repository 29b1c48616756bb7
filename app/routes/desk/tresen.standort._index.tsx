import { appointmentsInClosedTime } from '~/domain/desk/appointments/day-plan.server';
import { HoursPage } from '~/domain/desk/components/location/hours-page';
import { frameSchema } from '~/domain/desk/location/frame-form';
import { closedThen, enteredAlready } from '~/domain/desk/location/messages';
import {
  addressSchema,
  federalStateSchema,
  readWeek,
  reservationSchema,
  specialDaysOf,
  specialDaysSchema,
} from '~/domain/desk/location/schemas';
import { contradicted, isOverruled } from '~/domain/desk/location/special-days';
import { reservationDaysOf, reservationSettings } from '~/domain/orders/reservation-rule';
import { addressSettings } from '~/domain/tenancy/address';
import { holidaysFrom } from '~/domain/tenancy/federal-states';
import { frameSettings } from '~/domain/tenancy/frame-hosts';
import { premisesSettings } from '~/domain/tenancy/premises';
import { timeText } from '~/domain/workshop/appointments/appointment-text';
import { invalid, refused } from '~/http/desk/desk-answer';
import {
  checked,
  leadingDesk,
  type SettingsCommands,
  settingsByForm,
  settingsFrame,
} from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskLocationPath } from '~/values/desk-paths';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.standort._index';

const SHOWN_HOLIDAYS = 6;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const leading = await leadingDesk(routerContext);
  const { desk, stored } = leading;
  const { openingHours, specialDays, federalState, latitude, longitude } = premisesSettings.of(stored);
  const { telefon, email, strasse, plz, ort } = addressSettings.of(stored);
  const today = germanDate(desk.context.now());
  return {
    openingHours,
    specialDays: specialDays
      .map((day, index) => ({ day, index, isOverruled: isOverruled(day, specialDays) }))
      .filter(({ day }) => day.date >= today),
    federalState,
    holidays: holidaysFrom(federalState, today, SHOWN_HOLIDAYS),
    contact: { telefon, email },
    address: { strasse, plz, ort, latitude, longitude },
    reservations: {
      days: reservationDaysOf(stored),
      times: reservationSettings.of(stored).reservationExtensions,
    },
    frameHosts: frameSettings.of(stored).frameHosts ?? [],
    inClosedTime: (await appointmentsInClosedTime(stored, desk.context)).map((one) => ({
      number: one.number,
      when: timeText(one),
    })),
    frame: await settingsFrame(leading, 'hours', url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = { page: 'hours', path: deskLocationPath, commands: hoursCommands } as const;
  return settingsByForm(context, await readForm(request), place);
}

const hoursCommands: SettingsCommands = {
  'opening-hours': ({ form, stored, change }) => {
    const { openingHours } = premisesSettings.of(stored);
    const { errors, hours } = readWeek(form.values);
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    return change({ openingHours }, { openingHours: hours });
  },
  'add-special-days': checked(specialDaysSchema, async (typed, { form, stored, change }) => {
    const { specialDays } = premisesSettings.of(stored);
    const added = specialDaysOf(typed);
    const other = contradicted(specialDays, added);
    if (other) return refused(form, { field: 'tag', text: enteredAlready(other) }, 400);
    const after = [...specialDays, ...added];
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

export default function DeskHours({ loaderData }: Route.ComponentProps) {
  return <HoursPage {...loaderData} />;
}
