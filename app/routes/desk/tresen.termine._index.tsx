import { deskPlan } from '~/domain/desk/appointments/day-plan.server';
import { appointmentNotices } from '~/domain/desk/appointments/messages';
import { AppointmentsPage } from '~/domain/desk/components/appointments-page';
import { requireDesk } from '~/http/desk/require-desk.server';
import { shownDay } from '~/http/desk/shown-day';
import { noticeOf } from '~/http/notice-of';
import { midnightOf } from '~/values/calendar';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { Route } from './+types/tresen.termine._index';

const WEEK = 7;

/** Monday of the week. */
const weekStart = (isoDay: string) => isoDayAfter(isoDay, -((midnightOf(isoDay).getUTCDay() + 6) % WEEK));

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const isWeek = url.searchParams.get('ansicht') === 'woche';
  const asked = shownDay(url) ?? germanDate(context.now());
  const day = isWeek ? weekStart(asked) : asked;
  const days = isWeek ? WEEK : 1;
  return {
    ...(await deskPlan(tenant.location, context, { day, days })),
    day,
    isWeek,
    before: isoDayAfter(day, -days),
    after: isoDayAfter(day, days),
    notice: noticeOf(url, appointmentNotices),
  };
}

export default function DeskAppointments({ loaderData }: Route.ComponentProps) {
  return <AppointmentsPage {...loaderData} />;
}
