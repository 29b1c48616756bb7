import { CopyPage } from '~/domain/desk/components/location/copy-page';
import { copyByForm, copyPage } from '~/http/desk/location/copy.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.standort.kopie';

export async function loader({ context, url }: Route.LoaderArgs) {
  return copyPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return copyByForm(context, await readForm(request));
}

export default function DeskCopy({ loaderData }: Route.ComponentProps) {
  return <CopyPage {...loaderData} />;
}
