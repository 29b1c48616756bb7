import { LooksPage } from '~/domain/desk/components/location/looks-page';
import { looksPage } from '~/http/desk/location/looks.server';
import { looksCommands } from '~/http/desk/location/looks-commands.server';
import { settingsByForm } from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskLooksPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.aussehen';

export async function loader({ context, url }: Route.LoaderArgs) {
  return looksPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = { page: 'looks', path: deskLooksPath, commands: looksCommands } as const;
  return settingsByForm(context, await readForm(request), place);
}

export default function DeskLooks({ loaderData }: Route.ComponentProps) {
  return <LooksPage {...loaderData} />;
}
