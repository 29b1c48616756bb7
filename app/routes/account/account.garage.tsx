import { data, Link, redirect } from 'react-router';
import { list } from '~/domain/accounts/components/account.css';
import { GarageVehicle } from '~/domain/vehicles/components/garage-vehicle';
import {
  chooseVehicle,
  MAX_NAME_LENGTH,
  removeVehicle,
  renameVehicle,
} from '~/domain/vehicles/garage/change-garage.server';
import { garageOf } from '~/domain/vehicles/garage/garage.server';
import { chooseMessage, renameMessage } from '~/domain/vehicles/garage/messages';
import { shownVehicle } from '~/domain/vehicles/shown-vehicle';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { accountScope, applySession } from '~/http/request-scope';
import { garagePath, vehicleChoicePath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import { seoMeta } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel, stack } from '~/ui/components/panel.css';
import type { Route } from './+types/account.garage';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Meine Garage', to: garagePath }) };

export const meta: Route.MetaFunction = seoMeta;

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
      vehicle: vehicle && shownVehicle(vehicle),
    })),
    nameLength: MAX_NAME_LENGTH,
    notice: noticeOf(args.url, notices),
    seo: accountSeo(tenant, garagePath, 'Meine Garage'),
  };
}

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
      if (!result.ok) return data({ problem: chooseMessage(result) }, { status: 409 });
      throw done('gewaehlt');
    }
    case 'entfernen':
      await removeVehicle(context, visitor, code);
      throw done('entfernt');
    case 'benennen': {
      const result = await renameVehicle(context, visitor, code, field('name'));
      if (!result.ok) return data({ problem: renameMessage(result) }, { status: 400 });
      throw done('benannt');
    }
    default:
      return data({ problem: 'Das geht hier nicht.' }, { status: 400 });
  }
}

export default function Garage({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, notice, nameLength } = loaderData;
  return (
    <div className={stack}>
      <h1 className={pageTitle}>Meine Garage</h1>
      {actionData && <Notice tone="warn">{actionData.problem}</Notice>}
      {notice && !actionData && <Notice tone="good">{notice}</Notice>}
      {entries.length === 0 ? (
        <section className={panel}>
          <p>Hier stehen die Fahrzeuge, die Sie wählen: einmal gefunden, immer dabei.</p>
        </section>
      ) : (
        <ul className={list}>
          {entries.map((entry) => (
            <GarageVehicle key={entry.code} entry={entry} nameLength={nameLength} />
          ))}
        </ul>
      )}
      <p>
        <Link to={vehicleChoicePath(garagePath)} className={button.accent}>
          Fahrzeug wählen
        </Link>
      </p>
    </div>
  );
}
