import { LocationPage } from '~/domain/desk/components/location-page';
import { listChanges } from '~/domain/desk/journal/list-changes.server';
import { doneMessages, settingName } from '~/domain/desk/location/messages';
import { reservationDaysOf, reservationSettings } from '~/domain/orders/reservation-rule';
import { addressSettings } from '~/domain/tenancy/address';
import { premisesSettings } from '~/domain/tenancy/premises';
import { leadingDesk, locationCommandByForm, versionOf } from '~/http/desk/location-command.server';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.standort';

const MAX_CHANGES = 20;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Standort' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { desk, stored } = await leadingDesk(routerContext);
  const { context, tenant } = desk;
  const { openingHours, specialDays, latitude, longitude } = premisesSettings.of(stored);
  const { telefon, email, strasse, plz, ort } = addressSettings.of(stored);
  const today = germanDate(context.now());
  const about = { locationId: tenant.location.id, kind: 'setting' } as const;
  return {
    openingHours,
    specialDays: specialDays.map((day, index) => ({ day, index })).filter(({ day }) => day.date >= today),
    contact: { telefon, email },
    address: { strasse, plz, ort, latitude, longitude },
    reservations: {
      days: reservationDaysOf(stored),
      times: reservationSettings.of(stored).reservationExtensions,
    },
    version: versionOf(stored),
    changes: (await listChanges(context, about, MAX_CHANGES)).map(({ id, at, staff, subject }) => ({
      ...{ id, at, staff },
      name: settingName(subject),
    })),
    notice: noticeOf(url, doneMessages),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return locationCommandByForm(context, await readForm(request));
}

export default function DeskLocation({ loaderData, actionData }: Route.ComponentProps) {
  return <LocationPage {...loaderData} answer={actionData} />;
}
