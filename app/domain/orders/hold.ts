import { momentOfDatabase } from '~/values/calendar';
import { endOfGermanDay, formatLastDay } from '~/values/german-date';
import type { OrderType } from './order';

/** An order's, or the one that an order would have. */
export interface Hold {
  /** The first moment after the last day. */
  until: Date;
  /** Undefined for orders of before this rule. */
  days?: number | undefined;
  extensions?: number;
  /** The end by the rule alone, where a fitting appointment makes it later. */
  withoutFitting?: Date | undefined;
}

/** Goods wait for their appointment, to the end of its day. */
export function holdForFitting({ until, ...hold }: Hold, fitting: { startsAt: Date } | undefined): Hold {
  const dayEnds = fitting && endOfGermanDay(fitting.startsAt);
  return dayEnds && dayEnds > until
    ? { ...hold, until: dayEnds, withoutFitting: until }
    : { ...hold, until, withoutFitting: undefined };
}

/** Of a reservation, as it is stored. */
export interface HeldConfirmed {
  heldDays?: number | undefined;
  /** ISO moment; undefined unless an appointment lengthens the hold. */
  heldWithoutFitting?: string | undefined;
}

/** Undefined: a purchase, or until the location releases it. */
export function holdOf(order: {
  orderType: OrderType;
  heldUntil: Date | null;
  extensions: number;
  confirmed: HeldConfirmed;
}): Hold | undefined {
  const { heldUntil: until, extensions, confirmed } = order;
  if (!until || order.orderType !== 'reservierung') return undefined;
  const { heldDays: days, heldWithoutFitting } = confirmed;
  return {
    until,
    days,
    extensions,
    withoutFitting: heldWithoutFitting ? momentOfDatabase(heldWithoutFitting) : undefined,
  };
}

export const daysText = (days: number): string => (days === 1 ? '1 Tag' : `${days} Tage`);

/** '7 Tage ab dem Tag, an dem die Ware bereitliegt' */
export function holdRuleText(days: number): string {
  return `${daysText(days)} ab dem Tag, an dem die Ware bereitliegt`;
}

/** 'bis einschließlich 28. November 2026' */
export function lastDayText(until: Date): string {
  return `bis einschließlich ${formatLastDay(until)}`;
}

/** 'bis einschließlich 28. November 2026 (7 Tage ab dem Tag, an dem die Ware bereitliegt)' */
export function holdText({ until, days, extensions = 0, withoutFitting }: Hold): string {
  if (withoutFitting) return `${lastDayText(until)} (Tag Ihres Termins)`;
  const rule = extensions > 0 ? 'verlängert' : days && holdRuleText(days);
  return rule ? `${lastDayText(until)} (${rule})` : lastDayText(until);
}
