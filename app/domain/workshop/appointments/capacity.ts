import { germanDate, isoDayAfter } from '~/values/german-date';
import type { OpeningPlan } from '../../tenancy/opening-hours';
import { type Closure, openUnits } from './slots';
import { firstUnitFrom, unitOf } from './units';

export interface DayCapacity {
  /** ISO day. */
  day: string;
  /** Quarters of an hour of all bays. */
  open: number;
  taken: number;
}

interface Taken {
  bayId: string;
  startsAt: Date;
  endsAt: Date;
}

/** Appointments outside of the opening hours count as taken, and their time not as open. */
export function capacityOf(
  plan: OpeningPlan,
  bayIds: readonly string[],
  {
    closures,
    taken,
    now,
    days,
  }: { closures: readonly Closure[]; taken: readonly Taken[]; now: Date; days: number },
): DayCapacity[] {
  const today = germanDate(now);
  return Array.from({ length: days }, (_, ahead) => {
    const day = isoDayAfter(today, ahead);
    const openings = openUnits(plan, day);
    let open = 0;
    for (const bayId of bayIds)
      for (const { from, to } of openings)
        for (let unit = from; unit < to; unit += 1) if (!isClosed(closures, bayId, unit, unit + 1)) open += 1;
    const units = taken
      .filter(({ startsAt }) => germanDate(startsAt) === day)
      .reduce((sum, { startsAt, endsAt }) => sum + unitOf(endsAt) - unitOf(startsAt), 0);
    return { day, open, taken: units };
  });
}

function isClosed(closures: readonly Closure[], bayId: string, from: number, to: number): boolean {
  return closures.some(
    (one) =>
      (one.bayId === null || one.bayId === bayId) && unitOf(one.from) < to && firstUnitFrom(one.until) > from,
  );
}

/** Appointments that lie in a closure or outside of the opening hours, which changed after the booking. */
export function inClosedTime<One extends Taken>(
  plan: OpeningPlan,
  closures: readonly Closure[],
  appointments: readonly One[],
): One[] {
  return appointments.filter(({ bayId, startsAt, endsAt }) => {
    const [from, to] = [unitOf(startsAt), firstUnitFrom(endsAt)];
    const isWithin = openUnits(plan, germanDate(startsAt)).some((open) => open.from <= from && to <= open.to);
    return !isWithin || isClosed(closures, bayId, from, to);
  });
}
