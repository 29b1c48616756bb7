import { FormAddress } from '~/domain/desk/components/desk-form';
import { LooksPage } from '~/domain/desk/components/location/looks-page';
import { looksPage } from '~/http/desk/location/looks.server';
import { pictureByForm } from '~/http/desk/location/pictures-form.server';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { deskLooksPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.aussehen_.bilder';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Aussehen' }];

/** The looks with what was refused. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return looksPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return pictureByForm(context, request);
}

export default function DeskLookPictures({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FormAddress value={deskLooksPath}>
      <LooksPage {...loaderData} answer={actionData} />
    </FormAddress>
  );
}
