import { PageFormPage } from '~/domain/desk/components/pages/page-form-page';
import { pageByForm } from '~/http/desk/page-command.server';
import { storedPageForm } from '~/http/desk/page-form.server';
import type { Route } from './+types/tresen.seiten.$owner.$';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return storedPageForm(context, { owner: params.owner, path: `/${params['*']}` }, url);
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { stored } = await storedPageForm(context, { owner: params.owner, path: `/${params['*']}` }, url);
  return pageByForm(context, request, stored);
}

export default function DeskPageAtPath({ loaderData }: Route.ComponentProps) {
  return <PageFormPage {...loaderData} />;
}
