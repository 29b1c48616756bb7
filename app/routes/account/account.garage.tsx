import { data, redirect } from 'react-router';
import { list } from '~/domain/accounts/components/account.css';
import { GarageVehicle, nameFieldId } from '~/domain/vehicles/components/garage-vehicle';
import {
  chooseVehicle,
  MAX_NAME_LENGTH,
  removeVehicle,
  renameVehicle,
} from '~/domain/vehicles/garage/change-garage.server';
import { garageOf } from '~/domain/vehicles/garage/garage.server';
import { chooseMessages, renameMessage } from '~/domain/vehicles/garage/messages';
import { vehicleView } from '~/domain/vehicles/vehicle-view';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { accountScope, applySession } from '~/http/request-scope';
import { garagePath, vehicleChoicePath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { EmptyState } from '~/ui/components/empty-state';
import { ErrorSummary } from '~/ui/components/error-summary';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import type { Route } from './+types/account.garage';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Meine Garage', to: garagePath }) };

const notices: Readonly<Record<string, string>> = {
  gewaehlt: 'Das Fahrzeug ist gewählt.',
  benannt: 'Der Name ist gespeichert.',
  entfernt: 'Das Fahrzeug ist aus der Garage entfernt.',
};

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor } = accountScope(args.context);
  const entries = await garageOf(context, visitor);
  return {
    entries: entries.map(({ code, label, name, isChosen, vehicle }) => ({
      code,
      label,
      name,
      isChosen,
      vehicle: vehicle && vehicleView(vehicle),
    })),
    nameLength: MAX_NAME_LENGTH,
    notice: noticeOf(args.url, notices),
    seo: accountSeo(tenant, garagePath, 'Meine Garage'),
  };
}

interface Refusal {
  problem: string;
  /** The name that was refused. */
  named?: { code: string; typed: string };
}

const refuse = (status: number, refusal: Refusal) => data(refusal, { status });

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = accountScope(args.context);
  const form = await readForm(args.request);
  const field = (name: string) => String(form.get(name) ?? '');
  const code = field('fahrzeug');
  const done = (notice: string) => redirect(`${garagePath}?hinweis=${notice}`, 303);
  switch (field('aktion')) {
    case 'waehlen': {
      const result = await chooseVehicle(tenant, context, visitor, code);
      applySession(args.context, result.session);
      if (!result.ok) return refuse(409, { problem: chooseMessages[result.code] });
      throw done('gewaehlt');
    }
    case 'entfernen':
      await removeVehicle(context, visitor, code);
      throw done('entfernt');
    case 'benennen': {
      const result = await renameVehicle(context, visitor, code, field('name'));
      if (!result.ok) {
        const named = { code, typed: field('name') };
        return refuse(400, { problem: renameMessage(result), named });
      }
      throw done('benannt');
    }
    default:
      return refuse(400, { problem: 'Das geht hier nicht.' });
  }
}

export default function Garage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, notice, nameLength } = loaderData;
  const problem = actionData?.problem ?? '';
  const named = actionData?.named;
  const choice = (
    <Link to={vehicleChoicePath(garagePath)} className={button.accent}>
      Fahrzeug wählen
    </Link>
  );
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Meine Garage</h1>
      {actionData && (
        <ErrorSummary
          title="Das hat nicht geklappt"
          errors={[{ text: problem, ...(named && { id: nameFieldId(named.code) }) }]}
        />
      )}
      {notice && !actionData && <Notice tone="good">{notice}</Notice>}
      {entries.length === 0 ? (
        <EmptyState
          picture="winter-car"
          title="Noch steht kein Fahrzeug in Ihrer Garage."
          text="Mit Ihrem Fahrzeug sehen Sie bei jedem Artikel, ob er passt."
        >
          {choice}
        </EmptyState>
      ) : (
        <ul className={list}>
          {entries.map((entry) => (
            <GarageVehicle
              key={entry.code}
              entry={entry}
              nameLength={nameLength}
              refused={named?.code === entry.code ? { typed: named.typed, problem } : undefined}
            />
          ))}
        </ul>
      )}
      {entries.length > 0 && <p>{choice}</p>}
    </div>
  );
}
