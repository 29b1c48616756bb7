import { ServicesPage } from '~/domain/desk/components/location/services-page';
import { listOf, rowsOfServices } from '~/domain/desk/location/service-rows.server';
import { workshopSettings } from '~/domain/workshop/settings';
import { servicesCommands } from '~/http/desk/location/services-commands.server';
import { leadingDesk, settingsByForm, settingsFrame } from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskServicesPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.leistungen';

/** Two a service. */
const MAX_FIELDS = 1_000;

/** Of a location that gives no appointments yet. */
const usualRules = { sort: 'anfragen', leadHours: 24, horizonDays: 60, changeHours: 24 } as const;

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

export default function DeskServices({ loaderData }: Route.ComponentProps) {
  return <ServicesPage {...loaderData} />;
}
