import { PrintPage } from '~/domain/desk/components/print-page';
import { printList } from '~/domain/desk/print-list.server';
import { chosenIn } from '~/http/desk/orders-form.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.druck';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Tagesliste' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const numbers = chosenIn((name) => url.searchParams.get(name)?.replaceAll('\0', '').slice(0, 20));
  return {
    ...(await printList(context, tenant.location.id, numbers)),
    isChosen: numbers.length > 0,
    at: context.now(),
  };
}

export default function DeskPrint({ loaderData }: Route.ComponentProps) {
  return <PrintPage {...loaderData} />;
}
