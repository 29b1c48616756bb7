import { CopyPage } from '~/domain/desk/components/location/copy-page';
import { copyByForm, copyPage } from '~/http/desk/location/copy.server';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.standort.kopie';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Neuer Standort' }];

export async function loader({ context, url }: Route.LoaderArgs) {
  return copyPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return copyByForm(context, await readForm(request));
}

export default function DeskCopy({ loaderData, actionData }: Route.ComponentProps) {
  return <CopyPage {...loaderData} answer={actionData} />;
}
