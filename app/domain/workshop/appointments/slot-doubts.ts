import { daysAfter } from '~/values/days';
import { weekdays } from '~/values/weekdays';
import { MIDNIGHT, type OpeningPlan } from '../../tenancy/opening-hours';
import { isTooEarly } from './appointment';
import { inClosedTime } from './capacity';
import type { Closure } from './slots';
import { momentOf, unitOf } from './units';

/** A time that staff have typed. */
export interface WishedSlot {
  bayId: string;
  unit: number;
  units: number;
  /** When the goods of its order are there. */
  goodsFrom: Date | null;
}

export type SlotDoubt = 'closed' | 'before-goods' | 'far';

/** Later ones are likelier a mistyped year. */
const FAR_DAYS = 120;

/** Before the quarter of an hour that has begun. */
export const isPast = (unit: number, now: Date): boolean => unit < unitOf(now);

const allDay = [{ days: [...weekdays], from: '00:00', to: MIDNIGHT }];

/** What staff confirm; a location without hours has none that are closed. */
export function slotDoubts(
  plan: OpeningPlan,
  closures: readonly Closure[],
  { bayId, unit, units, goodsFrom }: WishedSlot,
  now: Date,
): SlotDoubt[] {
  const startsAt = momentOf(unit);
  const slot = { bayId, startsAt, endsAt: momentOf(unit + units) };
  const known = plan.openingHours.length > 0 ? plan : { ...plan, openingHours: allDay };
  const isClosed = inClosedTime(known, closures, [slot]).length > 0;
  return [
    ...(isClosed ? (['closed'] as const) : []),
    ...(isTooEarly({ goodsFrom, startsAt }) ? (['before-goods'] as const) : []),
    ...(startsAt > daysAfter(now, FAR_DAYS) ? (['far'] as const) : []),
  ];
}
