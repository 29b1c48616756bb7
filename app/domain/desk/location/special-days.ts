import type { SpecialDay } from '~/domain/tenancy/opening-hours';

const isOpen = ({ from, to }: SpecialDay) => from !== undefined && to !== undefined;

/** Two spans of a day are told together; whatever else is entered twice for a day contradicts. */
function contradicts(one: SpecialDay, other: SpecialDay): boolean {
  if (one.date !== other.date) return false;
  if (!isOpen(one) || !isOpen(other)) return true;
  return (one.from ?? '') < (other.to ?? '') && (other.from ?? '') < (one.to ?? '');
}

/** The stored entry that one of the new ones contradicts. */
export const contradicted = (
  stored: readonly SpecialDay[],
  added: readonly SpecialDay[],
): SpecialDay | undefined => stored.find((one) => added.some((other) => contradicts(one, other)));

/** A closed entry of a day on which another one opens: `hoursOn` opens. */
export const isOverruled = (day: SpecialDay, all: readonly SpecialDay[]): boolean =>
  !isOpen(day) && all.some((other) => other.date === day.date && isOpen(other));
