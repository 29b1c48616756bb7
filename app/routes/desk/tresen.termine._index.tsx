import { deskPlan } from '~/domain/desk/appointments/day-plan.server';
import { appointmentNotices } from '~/domain/desk/appointments/messages';
import { AppointmentsPage } from '~/domain/desk/components/appointments-page';
import { deskHeaders, requireDesk } from '~/http/desk/require-desk.server';
import { noticeOf } from '~/http/notice-of';
import { germanDate, isoDayAfter } from '~/values/german-date';
import type { Route } from './+types/tresen.termine._index';

const WEEK = 7;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Termine' }];

/** Monday of the week. */
const weekStart = (isoDay: string) =>
  isoDayAfter(isoDay, -((new Date(`${isoDay}T00:00:00Z`).getUTCDay() + 6) % WEEK));

function isoDay(text: string | null): string | undefined {
  if (!text || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireDesk(routerContext);
  const isWeek = url.searchParams.get('ansicht') === 'woche';
  const asked = isoDay(url.searchParams.get('tag')) ?? germanDate(context.now());
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
