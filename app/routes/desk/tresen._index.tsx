import { TodayPage } from '~/domain/desk/components/today-page';
import { todayAt } from '~/domain/desk/today.server';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen._index';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Heute' }];

export async function loader({ context: routerContext }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  return todayAt(context, tenant.location.id);
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
