import { redirect } from 'react-router';
import { TodayPage } from '~/domain/desk/components/today-page';
import { hasSound, setSound } from '~/domain/desk/desk-wishes.server';
import { firstStepsAt } from '~/domain/desk/first-steps.server';
import { todayAt } from '~/domain/desk/today.server';
import { joinPath } from '~/domain/tenancy/page-path';
import { basenameOf } from '~/domain/tenancy/tenant';
import { accountOfDesk } from '~/http/desk/money-page.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import { deskPath } from '~/values/desk-path';
import type { Route } from './+types/tresen._index';

export const meta: Route.MetaFunction = () => [{ title: 'Heute' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const desk = await requireDesk(routerContext);
  const { tenant, context, user, roles, others } = desk;
  const account = accountOfDesk(routerContext, desk);
  const [{ elsewhere, ...today }, sound, steps] = await Promise.all([
    todayAt(
      context,
      tenant.location.id,
      others.map(({ id }) => id),
      account.ok ? account.iban : undefined,
    ),
    hasSound(context, user.id),
    roles.includes('leitung') ? firstStepsAt(tenant, context) : undefined,
  ]);
  const places = elsewhere.flatMap(({ locationId, ...counts }) => {
    const location = others.find(({ id }) => id === locationId);
    if (!location) return [];
    const address = joinPath(basenameOf(tenant.host, location), deskPath);
    return [{ name: `${location.title}, ${location.city}`, address, ...counts }];
  });
  return { ...today, places, hasSound: sound, isStill: url.searchParams.has('ruhe'), steps };
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
