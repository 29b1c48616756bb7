import { appointmentsInClosedTime } from '~/domain/desk/appointments/day-plan.server';
import { HoursPage } from '~/domain/desk/components/location/hours-page';
import { reservationDaysOf, reservationSettings } from '~/domain/orders/reservation-rule';
import { addressSettings } from '~/domain/tenancy/address';
import { holidaysFrom } from '~/domain/tenancy/federal-states';
import { frameSettings } from '~/domain/tenancy/frame-hosts';
import { premisesSettings } from '~/domain/tenancy/premises';
import { timeText } from '~/domain/workshop/appointments/appointment-text';
import { hoursCommands } from '~/http/desk/location/hours-commands.server';
import { leadingDesk, settingsByForm, settingsFrame } from '~/http/desk/location/settings-page.server';
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
    specialDays: specialDays.map((day, index) => ({ day, index })).filter(({ day }) => day.date >= today),
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

export default function DeskHours({ loaderData }: Route.ComponentProps) {
  return <HoursPage {...loaderData} />;
}
