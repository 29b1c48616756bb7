import { SetUpPage } from '~/domain/desk/components/set-up/set-up-page';
import { deskHeaders } from '~/http/desk/require-desk.server';
import { setUpByForm, setUpPage } from '~/http/desk/set-up.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/tresen_.einrichten';

export const handle: PageHandle = { hasOwnFrame: true, isStatic: true };

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Ihr Betrieb' }];

export async function loader({ context, url }: Route.LoaderArgs) {
  return setUpPage(context, url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return setUpByForm(context, request);
}

export default function DeskSetUp({ loaderData, actionData }: Route.ComponentProps) {
  return <SetUpPage view={loaderData} answer={actionData} />;
}
