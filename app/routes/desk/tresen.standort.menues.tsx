import { MenuPage } from '~/domain/desk/components/location/menu-page';
import { MAX_MENU_TEXT } from '~/domain/desk/location/menu-form';
import { menuByForm, menuPage } from '~/http/desk/location/menu.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.standort.menues';

export async function loader({ context, url }: Route.LoaderArgs) {
  return menuPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return menuByForm(context, await readForm(request, { maxLength: MAX_MENU_TEXT, maxFields: 300 }));
}

export default function DeskMenus({ loaderData }: Route.ComponentProps) {
  return <MenuPage {...loaderData} />;
}
