import { germanMoment } from '~/values/german-clock';
import { germanDate, isoDayAfter } from '~/values/german-date';
import { hoursOn, MIDNIGHT, type OpeningPlan } from '../../tenancy/opening-hours';
import { firstUnitFrom, unitOf } from './units';

/** Slots begin each half hour from the opening. */
const STEP_UNITS = 2;

export interface Closure {
  /** Null: every bay. */
  bayId: string | null;
  from: Date;
  until: Date;
}

export interface SlotQuestion {
  plan: OpeningPlan;
  /** Able ones, the preferred first. */
  bays: readonly string[];
  /** Units that are taken, by bay. */
  taken: ReadonlyMap<string, ReadonlySet<number>>;
  closures: readonly Closure[];
  units: number;
  now: Date;
  leadHours: number;
  horizonDays: number;
  /** When the goods are there. */
  notBefore?: Date | undefined;
}

export interface Slot {
  unit: number;
  /** Free ones, the preferred first. */
  bays: string[];
}

export interface DaySlots {
  /** ISO day. */
  day: string;
  slots: Slot[];
}

/** An opening in the hour that does not exist begins when the next one does. */
function momentOn(isoDay: string, time: string): Date {
  if (time === MIDNIGHT) return momentOn(isoDayAfter(isoDay, 1), '00:00');
  return germanMoment(isoDay, time) ?? germanMoment(isoDay, '03:00') ?? new Date(`${isoDay}T${time}:00Z`);
}

/** Opening hours as units, `to` exclusive. */
export function openUnits(plan: OpeningPlan, isoDay: string): { from: number; to: number }[] {
  return hoursOn(plan, isoDay).map(({ from, to }) => ({
    from: firstUnitFrom(momentOn(isoDay, from)),
    to: unitOf(momentOn(isoDay, to)),
  }));
}

function isFree(bay: string, from: number, to: number, { taken, closures }: SlotQuestion): boolean {
  const own = taken.get(bay);
  if (own) for (let unit = from; unit < to; unit += 1) if (own.has(unit)) return false;
  return !closures.some(
    ({ bayId, from: closed, until }) =>
      (bayId === null || bayId === bay) && unitOf(closed) < to && firstUnitFrom(until) > from,
  );
}

/** Days without a slot are left out. Each slot lies within one opening. */
export function freeSlots(question: SlotQuestion): DaySlots[] {
  const { plan, bays, units, now, leadHours, horizonDays, notBefore } = question;
  const lead = new Date(now.getTime() + leadHours * 3_600_000);
  const earliest = firstUnitFrom(notBefore && notBefore > lead ? notBefore : lead);
  const today = germanDate(now);
  const days: DaySlots[] = [];
  for (let ahead = 0; ahead <= horizonDays; ahead += 1) {
    const day = isoDayAfter(today, ahead);
    const slots = new Map<number, Slot>();
    for (const { from, to } of openUnits(plan, day))
      for (let unit = from; unit + units <= to; unit += STEP_UNITS) {
        if (unit < earliest) continue;
        const free = bays.filter((bay) => isFree(bay, unit, unit + units, question));
        if (free.length > 0) slots.set(unit, { unit, bays: free });
      }
    const inOrder = [...slots.values()].sort((a, b) => a.unit - b.unit);
    if (inOrder.length > 0) days.push({ day, slots: inOrder });
  }
  return days;
}

export function slotAt(days: readonly DaySlots[], unit: number): Slot | undefined {
  for (const { slots } of days) for (const slot of slots) if (slot.unit === unit) return slot;
  return undefined;
}
