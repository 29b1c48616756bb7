import { PageFormPage } from '~/domain/desk/components/pages/page-form-page';
import { pageByForm } from '~/http/desk/page-command.server';
import { newPageForm } from '~/http/desk/page-form.server';
import type { Route } from './+types/tresen.seiten.neu';

export async function loader({ context, url }: Route.LoaderArgs) {
  return newPageForm(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return pageByForm(context, request);
}

export default function DeskNewPage({ loaderData }: Route.ComponentProps) {
  return <PageFormPage {...loaderData} />;
}
