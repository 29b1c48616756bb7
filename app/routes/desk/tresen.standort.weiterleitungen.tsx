import { RedirectsPage } from '~/domain/desk/components/location/redirects-page';
import { redirectByForm, redirectsPage } from '~/http/desk/location/redirects.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.standort.weiterleitungen';

export async function loader({ context, url }: Route.LoaderArgs) {
  return redirectsPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return redirectByForm(context, await readForm(request));
}

export default function DeskRedirects({ loaderData }: Route.ComponentProps) {
  return <RedirectsPage {...loaderData} />;
}
