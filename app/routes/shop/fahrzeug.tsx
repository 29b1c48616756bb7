import { data, redirect } from 'react-router';
import { OwnVehicle } from '~/domain/vehicles/components/own-vehicle';
import { VehicleRows } from '~/domain/vehicles/components/vehicle-choice';
import { VehicleFinder } from '~/domain/vehicles/components/vehicle-finder';
import { page } from '~/domain/vehicles/components/vehicle-page.css';
import { hasVehicles } from '~/domain/vehicles/find-vehicle.server';
import { chooseVehicle, deselectVehicle } from '~/domain/vehicles/garage/change-garage.server';
import { GARAGE_LIMIT } from '~/domain/vehicles/garage/keep-vehicle.server';
import { chooseMessages, garageFullMessage } from '~/domain/vehicles/garage/messages';
import { recentVehicles } from '~/domain/vehicles/garage/recent-vehicles.server';
import { vehicleSettings } from '~/domain/vehicles/settings';
import { vehicleView } from '~/domain/vehicles/vehicle-view';
import { consentContext } from '~/http/contexts';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { applySession, requestScope } from '~/http/request-scope';
import { answerVehicleFinder } from '~/http/shop/answer-vehicle-finder.server';
import { loadOwnVehicle } from '~/http/shop/own-vehicle.server';
import { vehicleCookie } from '~/http/vehicle-cookie';
import { vehiclePath } from '~/paths';
import { remembersVehicle } from '~/storefront/consent/asked-uses.server';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { ErrorSummary } from '~/ui/components/error-summary';
import { Notice } from '~/ui/components/notice';
import { pageTitle } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/fahrzeug';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Fahrzeug', to: vehiclePath }) };

const notices: Readonly<Record<string, string>> = {
  gewaehlt: 'Das Fahrzeug ist gewählt. Ab jetzt sehen Sie bei jedem Artikel, ob er passt.',
  entfernt: 'Das Fahrzeug ist entfernt.',
  voll: garageFullMessage(GARAGE_LIMIT),
};

export async function loader(args: Route.LoaderArgs) {
  const { audience, context, visitor } = requestScope(args.context);
  if (!(await hasVehicles(context))) throw new Response('', { status: 404 });
  const { searchParams } = args.url;
  const { hasDat } = vehicleSettings.of(audience.location);
  const { vehicleCode } = audience;
  const typedSize = (searchParams.get('wunschgroesse') ?? '').slice(0, 40);
  const [finder, own, recent] = await Promise.all([
    answerVehicleFinder(context, searchParams, hasDat),
    vehicleCode === undefined ? undefined : loadOwnVehicle(context, vehicleCode, typedSize),
    recentVehicles(context, visitor),
  ]);
  return data(
    {
      finder,
      hasDat,
      own,
      recent: recent.map((vehicle) => ({ ...vehicleView(vehicle), ecode: null })),
      typedSize,
      isForVisit: !visitor.user && !remembersVehicle(args.context.get(consentContext)),
      backTo: localPath(searchParams.get('weiter'), ''),
      notice: noticeOf(args.url, notices),
      seo: pageSeo(audience, vehiclePath, {
        title: 'Fahrzeug wählen',
        description:
          'Fahrzeug mit HSN und TSN, manuell oder über die Suche wählen und sehen, was darauf zugelassen ist.',
        isIndexed: searchParams.size === 0,
      }),
    },
    { status: finder.problem ? 400 : 200 },
  );
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const form = await readForm(args.request);
  const field = (name: string) => String(form.get(name) ?? '');
  const backTo = localPath(field('weiter'), '');
  if (field('aktion') === 'entfernen') {
    await deselectVehicle(context, visitor);
    throw redirect(backTo || `${vehiclePath}?hinweis=entfernt`, 303);
  }
  if (form.has('fin')) {
    const { hasDat } = vehicleSettings.of(tenant.location);
    const finder = await answerVehicleFinder(context, new URLSearchParams(), hasDat, field('fin'));
    return data({ finder, backTo }, { status: finder.problem ? 400 : 200 });
  }
  if (!field('fahrzeug')) return data({ problem: 'Bitte wählen Sie ein Fahrzeug.' }, { status: 400 });
  const result = await chooseVehicle(tenant, context, visitor, field('fahrzeug'));
  applySession(args.context, result.session);
  if (!result.ok) return data({ problem: chooseMessages[result.code] }, { status: 409 });
  const notice = result.isGarageFull ? 'voll' : 'gewaehlt';
  const isLasting = remembersVehicle(args.context.get(consentContext));
  throw redirect(backTo || `${vehiclePath}?hinweis=${notice}`, {
    status: 303,
    headers: { 'set-cookie': vehicleCookie(isLasting, tenant.origin) },
  });
}

export default function VehiclePage({ loaderData, actionData }: Route.ComponentProps) {
  const { own, recent, hasDat, notice, typedSize, isForVisit } = loaderData;
  const { finder, backTo } = actionData && 'finder' in actionData ? actionData : loaderData;
  const problem = actionData && 'problem' in actionData ? actionData.problem : undefined;
  return (
    <div className={page}>
      <h1 className={pageTitle}>{own ? 'Ihr Fahrzeug' : 'Fahrzeug wählen'}</h1>
      {problem && <ErrorSummary title="Das Fahrzeug ist nicht gewählt" errors={[{ text: problem }]} />}
      {notice && !actionData && <Notice tone="good">{notice}</Notice>}
      {own && !finder.found && !finder.problem && (
        <OwnVehicle vehicle={own} typedSize={typedSize} isForVisit={isForVisit} />
      )}
      {recent.length > 0 && !finder.found && !finder.problem && (
        <Section title="Zuletzt gewählt">
          <VehicleRows vehicles={recent} backTo={backTo} />
        </Section>
      )}
      <VehicleFinder finder={finder} hasDat={hasDat} backTo={backTo} isChange={own !== undefined} />
    </div>
  );
}
