import { FormAddress } from '~/domain/desk/components/form-context';
import { LooksPage } from '~/domain/desk/components/location/looks-page';
import { looksPage } from '~/http/desk/location/looks.server';
import { pictureByForm } from '~/http/desk/location/pictures-form.server';
import { deskLooksPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.aussehen_.bilder';

/** The looks with what was refused. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return looksPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return pictureByForm(context, request);
}

export default function DeskLookPictures({ loaderData }: Route.ComponentProps) {
  return (
    <FormAddress value={deskLooksPath}>
      <LooksPage {...loaderData} />
    </FormAddress>
  );
}
