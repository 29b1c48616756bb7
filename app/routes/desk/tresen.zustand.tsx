import { data } from 'react-router';
import { HealthPage } from '~/domain/desk/components/health-page';
import { jobLight, mailLight } from '~/domain/desk/health/lights';
import { systemHealth } from '~/domain/desk/health/system-health.server';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.zustand';

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Zustand' }];

export async function loader({ context: routerContext }: Route.LoaderArgs) {
  const { context, isCentral } = await requireDesk(routerContext);
  if (!isCentral) throw data(NOT_ALLOWED, { status: 404 });
  const health = await systemHealth(context);
  const lights = { mails: mailLight(health, context.now()), jobs: jobLight(health) };
  return { ...health, lights };
}

export default function DeskHealth({ loaderData }: Route.ComponentProps) {
  return <HealthPage {...loaderData} />;
}
