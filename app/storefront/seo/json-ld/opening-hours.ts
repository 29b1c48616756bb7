import { hoursOn, MIDNIGHT, type OpeningPlan } from '~/domain/tenancy/opening-hours';
import { midnightOf } from '~/values/calendar';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { type Weekday, weekdays } from '~/values/weekdays';
import { type JsonLdNode, schemaTerm } from './json-ld';

const dayTerms: Record<Weekday, string> = {
  Mo: 'Monday',
  Di: 'Tuesday',
  Mi: 'Wednesday',
  Do: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  So: 'Sunday',
};

/** Special days are told for a quarter ahead. */
const DAYS_AHEAD = 92;

interface Span {
  from: string;
  to: string;
}

const text = (spans: readonly Span[]) => spans.map(({ from, to }) => `${from}-${to}`).join();

function usualOn({ openingHours }: OpeningPlan, isoDay: string): Span[] {
  const weekday = weekdays[(midnightOf(isoDay).getUTCDay() + 6) % 7] ?? 'Mo';
  return openingHours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((one, other) => one.from.localeCompare(other.from));
}

const specification = (properties: Record<string, unknown>): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  ...properties,
});

/** A day's last minute stands for midnight, as Google's rules say. */
const closing = (to: string) => (to === MIDNIGHT ? '23:59' : to);

/** A day on which a location is closed opens and closes at midnight, as Google's rules for local businesses say. */
const CLOSED: Span = { from: '00:00', to: '00:00' };

/** Special days, and holidays on which the location would be open otherwise. */
function specialDays(plan: OpeningPlan, now: Date): JsonLdNode[] {
  const today = germanDate(now);
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => isoDayAfter(today, ahead));
  return days.flatMap((day) => {
    const spans: Span[] = hoursOn(plan, day);
    if (text(spans) === text(usualOn(plan, day))) return [];
    return (spans.length > 0 ? spans : [CLOSED]).map(({ from, to }) =>
      specification({ opens: from, closes: closing(to), validFrom: day, validThrough: day }),
    );
  });
}

export function openingHoursNodes(
  plan: OpeningPlan,
  now: Date,
): { openingHoursSpecification: JsonLdNode[]; specialOpeningHoursSpecification: JsonLdNode[] } {
  return {
    openingHoursSpecification: plan.openingHours.map(({ days, from, to }) =>
      specification({
        dayOfWeek: days.map((day) => schemaTerm(dayTerms[day])),
        opens: from,
        closes: closing(to),
      }),
    ),
    specialOpeningHoursSpecification: specialDays(plan, now),
  };
}
