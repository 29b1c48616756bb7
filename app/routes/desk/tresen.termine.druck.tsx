import { deskPlan } from '~/domain/desk/appointments/day-plan.server';
import { DayPrintPage } from '~/domain/desk/components/day-print-page';
import { requireDesk } from '~/http/desk/require-desk.server';
import { shownDay } from '~/http/desk/shown-day';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.termine.druck';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const at = context.now();
  const day = shownDay(url) ?? germanDate(at);
  const { days } = await deskPlan(tenant.location, context, { day, days: 1 });
  return { day, bays: days[0]?.bays ?? [], at };
}

export default function DeskDayPrint({ loaderData }: Route.ComponentProps) {
  return <DayPrintPage {...loaderData} />;
}
