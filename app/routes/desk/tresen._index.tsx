import { redirect } from 'react-router';
import { TodayPage } from '~/domain/desk/components/today-page';
import { hasSound, setSound } from '~/domain/desk/desk-wishes.server';
import { firstStepsAt } from '~/domain/desk/first-steps.server';
import { todayAt } from '~/domain/desk/today.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import { deskPath } from '~/values/desk-path';
import type { Route } from './+types/tresen._index';

export const meta: Route.MetaFunction = () => [{ title: 'Heute' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, user, roles } = await requireDesk(routerContext);
  const [today, sound, steps] = await Promise.all([
    todayAt(context, tenant.location.id),
    hasSound(context, user.id),
    roles.includes('leitung') ? firstStepsAt(tenant, context) : undefined,
  ]);
  return { ...today, hasSound: sound, isStill: url.searchParams.has('ruhe'), steps };
}

export async function action({ context: routerContext, request }: Route.ActionArgs) {
  const { context, user } = await requireDesk(routerContext);
  const form = await readForm(request);
  await setSound(context, user.id, form.get('ton') === 'an');
  return redirect(deskPath, 303);
}

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
